import type { Merchants } from './list.ts'

/** Shops and services of Australia. */
export const australia: Merchants = {
  Groceries: `
    Woolworths
    Coles
    IGA = supa iga | iga express | iga everyday | iga local | iga extra | iga x press | marche iga
    Foodland
    FoodWorks
    Harris Farm
    Drakes = drakes supermarket | drakes supermarkets
    BWS
    Dan Murphy's = dan murphys
    Liquorland
    Vintage Cellars
    Marley Spoon
    EveryPlate
    Youfoodz
    First Choice Liquor
  `,
  Restaurants: `
    Hungry Jack's = hungry jacks
    Red Rooster
    Guzman y Gomez = guzman y gomez | guzman gomez | gyg
    Grill'd = grilld
    Zambrero
    Schnitz
    Betty's Burgers = bettys burgers
    Boost Juice
    Gloria Jean's = gloria jeans
    Muffin Break
    Bakers Delight
    Brumby's = brumbys
    Michel's Patisserie = michels patisserie
    Sushi Hub
    Chatime
    Gong Cha
    San Churro
    Soul Origin
    The Coffee Club = coffee club
    Menulog
    Donut King
  `,
  Fuel: `
    Ampol
    Caltex
    United Petroleum
    7-Eleven = 7 eleven | 7eleven
    Coles Express = coles express | reddy express
    Liberty Oil
    Metro Petroleum
    Puma Energy
    EG Australia = eg fuelco | eg ampol | eg group
    Chargefox
    Evie Networks
  `,
  Utilities: `
    AGL
    Origin Energy
    EnergyAustralia = energyaustralia | energy australia
    Alinta Energy = alinta
    Red Energy
    Simply Energy
    Powershop
    Dodo Power = dodo power
    Ergon Energy
    ActewAGL
    Horizon Power
    Sydney Water
    Yarra Valley Water
    Urban Utilities
    Unitywater
    Water Corporation
    Elgas
    GloBird Energy = globird
    Momentum Energy
    Lumo Energy
  `,
  'Phone and internet': `
    Telstra
    Optus
    TPG = tpg internet | tpg telecom
    iiNet
    Aussie Broadband
    Belong = belong mobile | belong internet
    Amaysim
    Boost Mobile
    Superloop
    Exetel
    Dodo = dodo services | dodo internet
    Kogan Mobile
    ALDI Mobile = aldimobile | aldi mobile
    Woolworths Mobile = woolworths mobile | everyday mobile
    Tangerine Telecom
  `,
  Transport: `
    Opal = opal card | tfnsw opal | transportfornsw | transportfornswtravel | transport for nsw
    Myki
    TransLink
    SmartRider
    Adelaide Metro
    Public Transport Victoria
    Linkt
    E-Toll = e toll | etoll
    EastLink Tolls = eastlink toll | eastlink tolling | connecteast
    Transurban
    13cabs
    DiDi = didi mobility | didi rides | didi chuxing
    GoGet
    Wilson Parking
    Secure Parking
    CellOPark
    NRMA
    RACV
    RACQ
    Service NSW
    VicRoads
    Transport and Main Roads = transport main roads | transport and main roads
    Supercheap Auto
    Repco
    Autobarn
    Bob Jane T-Marts = bob jane t mart | bob jane t marts
    Ultra Tune
    mycar = mycar tyre | mycar tyres | mycar auto
  `,
  Travel: `
    Qantas
    Jetstar
    Virgin Australia
    Regional Express
    Flight Centre
    Webjet
    Wotif
    Luxury Escapes
    Big4 = big4 | big 4 holiday
    Discovery Parks = discovery parks | discovery holiday
    NSW TrainLink = trainlink
    Spirit of Tasmania
  `,
  Health: `
    Chemist Warehouse = chemist warehouse | chemistwarehouse | chemist whse
    Priceline Pharmacy
    TerryWhite Chemmart = terrywhite | terry white chem | chemmart
    Amcal
    My Chemist
    OPSM
    Laverty Pathology
    Sullivan Nicolaides
    Ramsay Health
    HotDoc
    Medicare = mcare benefits | medicare benefit
    Pharmacy 4 Less = pharmacy 4 less | pharmacy4less
  `,
  Insurance: `
    Medibank
    HCF
    nib = nib health | nib nz
    HBF
    ahm = ahm health
    GMHBA
    Australian Unity
    AAMI
    NRMA Insurance
    RACV Insurance
    Suncorp Insurance
    Youi
    Budget Direct
    Bingle
    QBE
    AIA = aia australia | aia new zealand
    TAL Life
  `,
  Shopping: `
    Kmart
    Big W
    Myer
    David Jones = david jones limited | david jones ltd | david jones online
    Harvey Norman
    JB Hi-Fi = jb hi fi | jb hifi | jbhifi
    The Good Guys
    Officeworks
    Kogan
    Catch = catch com au
    Cotton On
    Rebel Sport
    BCF = bcf boating | bcf australia
    Kathmandu = kathmandu ltd | kathmandu pty
    Best & Less = best less | best and less
    Lincraft
    Adairs
    The Reject Shop = reject shop
    Dymocks
    Booktopia
    EB Games
    The Iconic = theiconic
    Temple & Webster = temple webster | temple and webster
    Appliances Online
    Fantastic Furniture
    Nick Scali
    Harris Scarfe
    Universal Store = universal store | universal store australia
  `,
  Subscriptions: `
    Stan = stan entertainment | stan com au
    Foxtel
    Kayo = kayo sports
    Binge = binge com au | streamotion
    Optus Sport
    Sydney Morning Herald
  `,
  Entertainment: `
    Event Cinemas
    Hoyts
    Village Cinemas
    Ticketek
    Moshtix
    Oztix
    Sportsbet
    TAB = tab limited | tabcorp
    The Lott
    Timezone = timezone games
    Dreamworld
  `,
  'Personal care': `
    Mecca = mecca brands | mecca cosmetica
    Just Cuts
    Laser Clinics Australia
    Aesop
  `,
  Sports: `
    Anytime Fitness
    F45
    Goodlife Health Clubs = goodlife health
    Jetts
    Fitness First
  `,
  Education: `
    TAFE
    Open Universities
  `,
  Children: `
    Goodstart
    G8 Education
    Only About Children
    Baby Bunting
    Smiggle
    Toymate
    Flexischools
  `,
  Pets: `
    Petbarn
    PETstock
    Pet Circle
    Greencross = greencross vets
  `,
  'Gifts and donations': `
    World Vision
    The Smith Family
    Vinnies = vinnies shop | vinnies nsw | society of st vincent
    Cancer Council
    Fred Hollows
    Beyond Blue
    Royal Flying Doctor
  `,
  Housing: `
    Bunnings
    Mitre 10
    Total Tools
  `,
  Rent: `
    LJ Hooker
    Rental Rewards
  `,
  Loans: `
    Zip = zip pay | zip money | zipmoney | zip co limited
    Humm = humm group | humm bnpl
    Latitude Finance = latitude finance | latitude financial
    Openpay
    Plenti
    MoneyMe
  `,
  'Savings and investments': `
    AustralianSuper
    CommSec
    Raiz = raiz invest
    SelfWealth
    Hostplus
    Australian Retirement Trust = australian retirement
    UniSuper
  `,
  Taxes: `
    ATO = ato | australian taxation | tax office payments
    Revenue NSW
    State Revenue Office
  `,
}
