import type { MoneyCategory } from '#shared/money.ts'

/**
 * Shops and services by category: `Name`, or `Name = other | spellings`, one per line. A spelling
 * is matched word by word, ignoring accents, punctuation and case.
 */
export const merchants: Partial<Record<MoneyCategory, string>> = {
  Groceries: `
    Aldi = aldi | aldi sud | aldi sued | aldi nord
    Lidl
    Rewe
    Edeka
    Netto = netto | netto marken
    Penny = penny markt
    Kaufland
    Trader Joe's = trader joes
    Whole Foods = whole foods | wholefds | wholefoods
    Safeway
    Kroger
    Publix
    Wegmans
    H-E-B = heb
    Meijer
    Albertsons
    Giant Food = giant food
    Stop & Shop = stop shop
    Food Lion
    Ralphs
    Vons
    Sprouts = sprouts farmers
    WinCo = winco
    Harris Teeter
    ShopRite
    Hy-Vee = hy vee
    Fred Meyer
    QFC
    Instacart
    Costco = costco whse | costco wholesale
    Sam's Club = sams club
    BJ's Wholesale = bjs wholesale
    Walmart Grocery = walmart grocery | wal mart grocery
    Tesco
    Sainsbury's = sainsburys
    Asda
    Morrisons
    Waitrose
    Co-op Food = co op food | coop
    Marks & Spencer Food = marks spencer food | m s simply food
    Ocado
    Carrefour
    Auchan
    Leclerc = e leclerc
    Intermarche
    Monoprix
    Albert Heijn
    Jumbo
    Mercadona
    Esselunga
    Migros
    Spar
    Billa
    Hofer
    Tegut
    Alnatura
    Denns = denns biomarkt | denn s
    Globus
    Picnic
    Flink
    Gorillas
    Biedronka
    ICA
  `,
  Restaurants: `
    McDonald's = mcdonalds | mcdonald s
    Burger King
    Wendy's = wendys
    Taco Bell
    KFC
    Subway = subway
    Chipotle
    Chick-fil-A = chick fil a
    Five Guys
    Shake Shack
    In-N-Out = in n out
    Panera = panera bread
    Panda Express
    Popeyes
    Domino's = dominos
    Pizza Hut
    Papa John's = papa johns
    Little Caesars
    Olive Garden
    Applebee's = applebees
    Chili's = chilis
    Cheesecake Factory
    Sweetgreen
    Cava
    Jersey Mike's = jersey mikes
    Jimmy John's = jimmy johns
    Starbucks
    Dunkin' = dunkin
    Peet's Coffee = peets
    Tim Hortons
    Blue Bottle
    Pret A Manger = pret a manger
    Costa Coffee = costa coffee
    Greggs
    Nando's = nandos
    Wagamama
    DoorDash
    Uber Eats = uber eats | ubereats
    Grubhub
    Postmates
    Deliveroo
    Just Eat
    Lieferando = lieferando | takeaway com
    Wolt
    Vapiano
    Nordsee
    Dean & David
    Backwerk
    Kamps
  `,
  'Phone and internet': `
    Verizon = verizon | vzwrlss | vz wireless
    AT&T = att | at t
    T-Mobile = t mobile | tmobile | telekom deutschland
    Comcast = comcast | xfinity
    Spectrum
    Cox Communications = cox comm
    Google Fi
    Mint Mobile
    Vodafone
    O2 = o2 | telefonica germany
    1&1 = 1und1 | 1 1 telecom
    Congstar
    BT Group = british telecom
    Virgin Media
    Three UK = three uk
    EE Limited = ee limited
    Sunrise
    Swisscom
    Starlink
    Frontier Communications = frontier comm
    CenturyLink
  `,
  Utilities: `
    PG&E = pg e | pacific gas
    Con Edison = con edison | coned
    Duke Energy
    Dominion Energy
    National Grid
    Southern California Edison = so cal edison | southern calif edison | sce
    Puget Sound Energy
    Eversource
    Xcel Energy
    Florida Power & Light = fpl | florida power
    Waste Management
    Republic Services
    Vattenfall
    E.ON = e on energie | eon energie
    EnBW
    Stadtwerke
    Yello Strom = yello
    Octopus Energy
    British Gas
    EDF
    Thames Water
    Berliner Wasserbetriebe
  `,
  Transport: `
    Uber
    Lyft
    Bolt = bolt eu | bolt ride
    Free Now
    MTA = mta nyct | nyc transit
    BART = bart clipper
    Caltrain
    Metro Transit
    Transport for London = tfl travel | tfl gov | transport for london
    BVG
    MVG
    HVV
    RMV
    VBB
    City Rail
    Lime = lime ride | lime scooter
    Nextbike
    ParkMobile
    SpotHero
    E-ZPass = e zpass | ezpass
    FasTrak
    Zipcar
    Share Now
    Miles Mobility
    Sixt Share
    Ford Motor = ford motor
    Jiffy Lube
    AutoZone
    O'Reilly Auto = oreilly auto
    ADAC
  `,
  Fuel: `
    Shell = shell | shell oil | shell service
    Chevron
    Exxon = exxon | exxonmobil
    Mobil
    BP
    Arco
    Texaco
    Valero
    Sunoco
    Citgo
    Marathon Petro
    Speedway
    Conoco
    Phillips 66
    Circle K
    QuikTrip = quiktrip
    Wawa
    Sheetz
    Esso
    Aral
    Jet = jet tankstelle
    Total = totalenergies | total station
    OMV
    Avia
    Agip
    Repsol
    Tesla Supercharger = tesla supercharger
    Electrify America
    ChargePoint
    Ionity
  `,
  Travel: `
    United Airlines = united airlines | united air
    Delta Air Lines = delta air
    American Airlines = american air
    Southwest Airlines = southwest | southwes
    JetBlue
    Alaska Airlines = alaska air
    Lufthansa
    Ryanair
    easyJet
    British Airways
    Air France
    KLM
    Eurowings
    Wizz Air
    Airbnb
    Booking.com = booking com | bookingcom
    Expedia
    Hotels.com = hotels com
    Marriott
    Hilton
    Hyatt
    Holiday Inn
    Ibis
    Motel One
    Hertz
    Avis
    Enterprise Rent = enterprise rent
    Sixt
    Europcar
    Deutsche Bahn = deutsche bahn | db vertrieb | db bahn | db fernverkehr | bahn de
    Amtrak
    Eurostar
    Trainline
    FlixBus = flixbus | flixtrain
    SNCF
    SBB
    OBB = oebb | obb
    Trip.com = trip com
  `,
  Health: `
    CVS = cvs | cvs pharmacy
    Walgreens
    Rite Aid
    Boots
    DocMorris
    Shop Apotheke
    Kaiser Permanente = kaiser
    Quest Diagnostics
    LabCorp
    Warby Parker
    Fielmann
    Apollo Optik
    Doctolib
  `,
  Insurance: `
    Geico
    Progressive Insurance = progressive ins
    State Farm
    Allstate
    Liberty Mutual
    Lemonade
    MetLife
    Aetna
    Cigna
    Humana
    UnitedHealthcare = united healthcare | unitedhealth
    Blue Cross = blue cross | bcbs
    Allianz
    HUK-Coburg = huk coburg | huk24
    AXA
    ERGO
    Techniker Krankenkasse
    AOK
    Barmer
    DAK
    Debeka
    Aviva
    Admiral
    Nordic Insurance
  `,
  Shopping: `
    Amazon = amazon | amzn | amzn mktp | amazon com | amazon de | amazon eu
    Walmart = walmart | wal mart | wm supercenter
    Target = target
    Best Buy = best buy | bestbuy
    Home Depot
    Lowe's = lowes
    IKEA
    eBay
    Etsy
    Macy's = macys
    Nordstrom
    Kohl's = kohls
    TJ Maxx = tj maxx | tjmaxx
    Marshalls
    Ross Stores = ross store
    Old Navy
    Gap
    H&M = h m | hm com
    Zara
    Uniqlo
    Nike
    Adidas
    REI
    Wayfair
    Bed Bath & Beyond = bed bath
    Apple Store = apple store
    Micro Center
    Newegg
    B&H Photo = b h photo
    Staples
    Office Depot
    Dollar General
    Dollar Tree
    Michaels
    AliExpress
    Shein
    Temu
    Zalando
    Otto
    MediaMarkt = mediamarkt | media markt
    Saturn
    OBI
    Bauhaus
    Hornbach
    Toom = toom baumarkt
    Decathlon
    Primark
    C&A = c a mode
    TEDi
    Thalia
    Argos
    John Lewis
    Currys
    Bol.com = bol com
    Fnac
    Galaxus = galaxus | digitec
    TechHaus
  `,
  Subscriptions: `
    Netflix
    Spotify = spotify | spotifyusa
    Hulu
    Disney+ = disney plus | disneyplus
    HBO Max = hbo max | hbomax | hbo
    Paramount+ = paramount plus
    Peacock
    YouTube Premium = youtube premium | youtubepremium
    Apple = apple com bill | itunes | apple services
    Audible
    Kindle Unlimited = kindle unltd | kindle unlimited
    Amazon Prime = amazon prime | prime video | amznprime
    Google One = google one | google storage
    Dropbox
    Microsoft 365 = microsoft 365 | msft
    Adobe
    OpenAI = openai | chatgpt
    Anthropic
    GitHub
    Notion
    Canva
    Zoom = zoom us | zoom com
    New York Times = new york times | ny times | nytimes
    Washington Post
    The Economist
    Der Spiegel
    Die Zeit = zeitverlag
    Patreon
    Substack
    NordVPN
    1Password
    LinkedIn Premium = linkedin
    DAZN
    WOW TV = sky deutschland
    Crunchyroll
    Tidal
    Deezer
    Rundfunkbeitrag = rundfunk ard zdf | rundfunkbeitrag
  `,
  Entertainment: `
    AMC Theatres = amc theatres | amc
    Regal Cinemas = regal cinemas
    Cinemark
    Fandango
    Ticketmaster
    Live Nation
    StubHub
    Eventbrite
    Eventim
    Steam = steam games | steampowered | steam purchase
    PlayStation
    Xbox
    Nintendo
    CinemaxX
    UCI Kinowelt
    Cineplex
    Bowlero
    Dave & Buster's = dave busters
  `,
  'Personal care': `
    Sephora
    Ulta = ulta
    Great Clips
    Supercuts
    dm = dm drogerie | dm fil
    Rossmann
    Muller = mueller drogerie | muller drogerie
    Douglas
    Bath & Body Works = bath body works
  `,
  Sports: `
    Planet Fitness = planet fitness | planet fit
    LA Fitness
    Equinox
    24 Hour Fitness
    Orangetheory
    ClassPass
    Peloton
    YMCA
    Strava
    McFit = mcfit | rsg group
    FitX
    Urban Sports Club = urban sports
    Wellpass
    PureGym
  `,
  Education: `
    Coursera
    Udemy
    Duolingo
    Chegg
  `,
  Pets: `
    PetSmart
    Petco
    Chewy
    Fressnapf
    Zooplus
  `,
  Children: `
    Toys R Us
    Smyths Toys = smyths
    Carter's = carters
    KinderCare
  `,
  'Gifts and donations': `
    GoFundMe
    Red Cross
    Wikimedia
    UNICEF
    Greenpeace
    Doctors Without Borders = doctors without
    Arzte ohne Grenzen
    1-800-Flowers = 1800flowers
    Hallmark
  `,
  Taxes: `
    IRS = irs treas | irs usataxpymt | irs
    Franchise Tax Board = franchise tax
    Finanzamt
    HMRC
    Bundeskasse = bundeskasse
    TurboTax = turbotax | intuit turbotax
  `,
  'Savings and investments': `
    Robinhood
    Vanguard
    Fidelity
    Charles Schwab = schwab
    E*Trade = e trade | etrade
    Coinbase
    Acorns
    Betterment
    Wealthfront
    Trade Republic
    Scalable Capital
    Interactive Brokers
  `,
  Loans: `
    Rocket Mortgage
    Nelnet
    Navient
    SoFi Loan = sofi loan
    Affirm
    Klarna
    Afterpay
  `,
}
