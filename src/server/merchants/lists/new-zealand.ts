import type { Merchants } from './list.ts'

/** Shops and services of New Zealand. */
export const newZealand: Merchants = {
  Groceries: `
    Pak'nSave = pak n save | paknsave
    New World = new world supermarket
    Countdown = countdown supermarket | countdown online
    FreshChoice = freshchoice | fresh choice supermarket
    SuperValue
    My Food Bag
    Four Square
    Farro Fresh
    Moore Wilson's = moore wilson | moore wilsons
    Night 'n Day = night n day
    Bin Inn
    Mad Butcher
    Super Liquor
    Liquor Centre = liquor centre | liquorcentre
    Liquor King
    Bottle-O = bottle o
    Thirsty Liquor
    Big Barrel
    Raeward Fresh
  `,
  Restaurants: `
    BurgerFuel = burgerfuel | burger fuel
    Hell Pizza
    Columbus Coffee
    Delivereasy
    Wild Bean Cafe
    Robert Harris = robert harris cafe | robert harris coffee
    Mojo Coffee
    Esquires Coffee = esquires coffee | esquires cafe
    Jamaica Blue
    St Pierre's Sushi = st pierres
    Sal's Pizza = sals authentic | sals pizza
    Texas Chicken
    Mad Mex
    Noodle Canteen
    Tank Juice
    The Cheesecake Shop = cheesecake shop
    Coupland's = couplands
  `,
  Fuel: `
    Z Energy
    Gull = gull new zealand | gull petrol | gull service station
    Waitomo = waitomo fuel
    ChargeNet
    Allied Petroleum
    NPD = npd fuel | npd self serve | npd limited
    RD Petroleum
    McKeown = mckeown petroleum | mckeown fuel
    Challenge = challenge petrol | challenge fuel | challenge service station
    OpenLoop
  `,
  Utilities: `
    Contact Energy
    Mercury = mercury nz | mercury energy
    Genesis Energy
    Meridian Energy
    Electric Kiwi
    Trustpower
    Watercare
    Nova Energy
    Pulse Energy
    Frank Energy
    Flick = flick electric | flick energy
    Globug
    Megatel
    Rockgas
    OnGas = ongas | vector ongas
    The Lines Company = lines company
    EnviroWaste = envirowaste | enviro waste | enviro nz
  `,
  'Phone and internet': `
    Spark = spark nz | spark new zealand
    One NZ = one nz | one new zealand
    2degrees = 2degrees | two degrees mobile
    Skinny = skinny mobile | skinny direct
    Orcon
    Slingshot = slingshot internet | slingshot communications | slingshot broadband
    Bigpipe
    MyRepublic
    Inspire Net
    Quic = quic broadband | quic internet
    Warehouse Mobile
  `,
  Transport: `
    AT HOP = at hop card | at hop top
    NZTA = nzta | waka kotahi | nz transport agency
    VTNZ = vtnz | vehicle testing nz | vehicle testing new zealand
    Snapper = snapper services | snapper card | snapper topup
    Bee Card = bee card | beecard
    Metlink
    Auckland Transport
    Fullers360 = fullers360 | fullers 360 | fullers group | fullers ferries
    SeaLink
    Corporate Cabs
    Flamingo Scooters = flamingo scooter | flamingo scooters
    Cityhop
    Care Park
    Tournament Parking
    Parkmate
    PayMyPark
    AA New Zealand = new zealand automobile | nz automobile association | aa auto centre | aa driver licensing
    VINZ = vinz | vehicle inspection nz | vehicle inspection new zealand
    Beaurepaires
    Bridgestone = bridgestone tyre | bridgestone tyres | bridgestone select
    Tony's Tyre Service = tonys tyre
    Tyrepower
    Smith & Smith Glass = smith smith glass | smith and smith glass
    Turners = turners automotive | turners cars | turners auctions
  `,
  Travel: `
    Air New Zealand = air new zealand | air nz
    Interislander
    Bluebridge
    InterCity NZ = intercity coachlines | intercity group | intercity nz
    KiwiRail = kiwirail | great journeys nz | great journeys new zealand
    Top 10 Holiday Parks = top 10 holiday | top10 holiday
    Tasman Holiday Parks
    Department of Conservation
    Jucy
    Bookabach = bookabach | book a bach
    Bachcare
    House of Travel
  `,
  Health: `
    Unichem
    Life Pharmacy
    Bargain Chemist
    Lumino
    Bailey Nelson
    Visique
    Labtests = labtests | awanui labs | awanui laboratories
    Southern Community Labs = southern community lab | southern community labs | southern community laboratories
    Tend Health
    HealthPost
    Hato Hone St John = hato hone | st john ambulance
  `,
  Insurance: `
    Southern Cross Health = southern cross health | southern cross medical
    AMI Insurance
    State Insurance NZ = state insurance
    Tower Insurance = tower insurance | tower ltd
    AA Insurance
    Vero Insurance
    Partners Life
    Fidelity Life
    Asteron Life
    Chubb Life
    FMG = fmg insurance | farmers mutual
    MAS = medical assurance society
    UniMed
    Southern Cross Pet Insurance = southern cross pet
    Southern Cross Travel Insurance = southern cross travel
  `,
  Shopping: `
    Macpac
    Noel Leeming
    Briscoes
    Trade Me = trade me limited | trademe
    Mighty Ape
    Whitcoulls
    Paper Plus
    PB Tech = pb tech | pbtech
    Farmers = farmers trading
    The Warehouse
    Warehouse Stationery
    Postie = postie plus | postie fashions
    Hallenstein Brothers = hallenstein | hallensteins
    Glassons
    EziBuy
    Just Jeans
    Jay Jays
    Rodd & Gunn = rodd gunn | rodd and gunn
    Hannahs = hannahs shoes | hannahs footwear
    Number One Shoes = number one shoes | no 1 shoes
    The Athlete's Foot = athletes foot
    Stirling Sports
    Torpedo7 = torpedo7 | torpedo 7
    Hunting & Fishing = hunting fishing nz | hunting fishing new | hunting and fishing nz | hunting and fishing new
    Smith City
    Freedom Furniture
    Spotlight = spotlight pty | spotlight stores | spotlight limited
    Toyworld
    TheMarket = themarket
    GrabOne
    Michael Hill = michael hill jeweller | michael hill jewellers | michaelhill
    Jaycar
    NZ Post = nz post | new zealand post
    SaveMart
    Farmlands = farmlands co operative | farmlands cooperative | farmlands trading
    Farm Source
    PGG Wrightson
  `,
  Subscriptions: `
    Sky NZ = sky network television | sky network tv
    NZ Herald = nz herald | nzme
    Neon = neontv | neon nz
    TVNZ
  `,
  Entertainment: `
    Lotto NZ = mylotto | lotto nz
    Reading Cinemas = reading cinema | reading cinemas
    TAB NZ = tab nz | tab new zealand
    SkyCity = skycity
    iTicket = iticket
    Rainbow's End = rainbows end
  `,
  'Personal care': `
    Caci = caci clinic
  `,
  Sports: `
    Les Mills
    CityFitness
    Snap Fitness
    Bike Barn
  `,
  Education: `
    Kip McGrath
    Massey University
    University of Auckland
    University of Otago
  `,
  Children: `
    BestStart
    Kindo = kindo | mykindo
    ezlunch
    Kelly Club
    The Baby Factory = baby factory
  `,
  Pets: `
    Animates = animates petcare | animates vet
    Pet Essentials
    CareVets
  `,
  'Gifts and donations': `
    SPCA
    Givealittle
    KidsCan
    Starship Foundation
    Auckland City Mission
    Forest & Bird = royal forest and bird | forest bird protection
  `,
  Housing: `
    Placemakers
    ITM = itm building
    Resene
    Carpet Court
    Hirepool
    Kings Plant Barn
  `,
  Rent: `
    Barfoot & Thompson = barfoot thompson
    Kainga Ora
    Tenancy Services
    Harcourts
    Quinovic
  `,
  Loans: `
    Laybuy
    StudyLink
    Harmoney
    Gem Finance = gem visa | gem finance | gem creditline
    Q Card
    Instant Finance
    MTF Finance
    UDC Finance
    Finance Now
  `,
  'Savings and investments': `
    Sharesies
    KiwiSaver
    Simplicity = simplicity kiwisaver | simplicity nz
    InvestNow
    Kernel Wealth
    Milford = milford asset | milford kiwisaver | milford funds
    Fisher Funds
    Generate KiwiSaver = generate kiwisaver | generate investment
    Booster = booster kiwisaver | booster financial
  `,
  Taxes: `
    Inland Revenue = inland revenue | ird
    Auckland Council = auckland council rates
    Wellington City Council = wellington city council rates
    Christchurch City Council = christchurch city council rates
  `,
}
