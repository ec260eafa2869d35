import type { Merchants } from './list.ts'

/** Food, the phone and the home. */
export const foodAndHome: Merchants = {
  Groceries: `
    Marks & Spencer Food = marks spencer food | m s simply food
    Ocado
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
    Co-op Food = co op food | coop
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
    Greggs
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
    Blue Bottle
    Pret A Manger = pret a manger
    Costa Coffee = costa coffee
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
    Octopus Energy
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
    British Gas
    EDF
    Thames Water
    Berliner Wasserbetriebe
  `,
}
