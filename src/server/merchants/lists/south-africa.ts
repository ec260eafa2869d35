import type { Merchants } from './list.ts'

/** Shops and services of South Africa. */
export const southAfrica: Merchants = {
  Groceries: `
    Pick n Pay = pick n pay | picknpay | pnp
    Checkers = checkers | checkers hyper | checkers sixty60 | sixty60
    Food Lover's Market
    Boxer = boxer superstore | boxer superstores
    OK Foods
    Fruit & Veg City = fruit veg city | fruit and veg city
    SuperSpar = superspar | kwikspar
    Tops at Spar = tops at spar | tops spar
    Shoprite Liquor = shoprite liquor | liquorshop
    Ultra Liquors
    Liquor City
    Cambridge Food
    FreshStop = freshstop | fresh stop
    UCOOK
    Faithful to Nature
  `,
  Restaurants: `
    Spur = spur steak | spur steakhouse
    Debonairs
    Mugg & Bean = mugg bean | mugg and bean
    Ocean Basket
    Roman's Pizza = romans pizza
    Fishaways
    Chicken Licken
    Vida e Caffe
    RocoMamas
    Hungry Lion
    Galito's = galitos
    Panarottis
    Mr D Food = mr d food | mrdfood
    Steers
    Seattle Coffee Company = seattle coffee
    Bootlegger Coffee
    Col'Cacchio = colcacchio | col cacchio
    Simply Asia
    Cattle Baron
    Hussar Grill
    Doppio Zero
    Pedros = pedros chicken | pedros flame
    King Pie
    Mochachos
    Milky Lane
  `,
  Fuel: `
    Engen
    Sasol
    Astron Energy
    Viva Oil
    GridCars
  `,
  Utilities: `
    Eskom
    City Power
    City of Cape Town
    City of Johannesburg
    City of Tshwane
    eThekwini
    Rand Water
    Nelson Mandela Bay = nelson mandela bay municipality | nelson mandela bay metro
    Ekurhuleni
    Johannesburg Water = johannesburg water | joburg water
    Pikitup
    Prepaid24 = prepaid24 | prepaid 24
    Citiq Prepaid
    Egoli Gas
    Easigas
  `,
  'Phone and internet': `
    Vodacom
    MTN = mtn sp | mtn service | mtn prepaid | mtn airtime
    Cell C = cell c | cellc
    Telkom
    Rain = rain internet | rain mobile
    Afrihost
    Vumatel
    MWEB
    Axxess
    Webafrica
    Supersonic = supersonic fibre | mtn supersonic
    Cool Ideas
    RSAWEB
    Vox = vox telecom | vox telecommunications
    Herotel
    FNB Connect
    Capitec Connect
    MetroFibre
  `,
  Transport: `
    Gautrain
    MyCiTi
    SANRAL
    Bakwena
    Metrorail
    Rea Vaya
    Tiger Wheel & Tyre = tiger wheel
    Supa Quick
    Cartrack
    N3 Toll = n3tc | n3 toll
    TRAC N4 = trac n4 | trac toll
    ACSA Parking = acsa parking | airports company south
    Admyt
    Golden Arrow = golden arrow bus
    PUTCO
    Hi-Q = hi q tyre | hi q tyres | hi q auto
    BestDrive
    Goldwagen
    PG Glass
    NaTIS = natis | rtmc
    PayCity
    Tracker = tracker connect
    Netstar
  `,
  Travel: `
    FlySafair = flysafair | safair
    Airlink = fly airlink | sa airlink
    Kulula
    Intercape
    TravelStart
    SANParks
    Sun International
    Tsogo Sun
    LIFT = lift airline | fly lift
    South African Airways = south african airways | flysaa
    CemAir
    Translux
    City Lodge
    Southern Sun = southern sun hotel | southern sun hotels | southern sun resorts
    LekkeSlaap
    First Car Rental
  `,
  Health: `
    Clicks = clicks pharmacy | clicks retailers | clicks store
    Dis-Chem = dis chem | dischem
    Medirite
    Ampath
    Lancet Laboratories
    PathCare
    Netcare
    Mediclinic
    Alpha Pharm = alpha pharm | alphapharm
    Link Pharmacy
    Life Healthcare
    Intercare = intercare medical | intercare hospital
    Medicross
    Torga Optical
    Wellness Warehouse
  `,
  Insurance: `
    Discovery = discovery health | discovery life | discovery insure
    OUTsurance
    Sanlam
    Old Mutual
    Momentum = momentum medical scheme | momentum insure | momentum metropolitan
    Hollard
    Santam
    MiWay
    King Price
    Bonitas = bonitas medical
    AVBOB
    1Life = 1life
    First for Women = 1st for women | first for women
    Auto & General = auto general ins | auto and general
    Dialdirect = dialdirect | dial direct
    Budget Insurance
    Naked Insurance
    Liberty Life = liberty life | liberty group
    Clientele Life
    Assupol
    GEMS = government employees medical | gems medical
    Medihelp
    Bestmed
    Fedhealth
    dotsure
  `,
  Shopping: `
    Takealot
    Game Stores
    Makro
    Mr Price = mr price group | mr price home | mr price sport | mrprice
    Ackermans
    PEP = pep stores
    Edgars
    Truworths
    Foschini
    Sportscene
    Totalsports
    Cape Union Mart
    Incredible Connection
    HiFi Corp
    Superbalist
    Yuppiechef
    Sheet Street
    American Swiss
    Exclusive Books
    PNA = pna stationers
    HomeChoice
    OneDayOnly
    Bob Shop = bob shop | bidorbuy
    iStore = istore
    Coricraft
    Dial-a-Bed = dial a bed
    OK Furniture
    The Crazy Store = crazy store | crazy stores
    Sportsmans Warehouse
    Tekkie Town
    Cash Crusaders
    West Pack = west pack lifestyle
    Agrimark = agrimark | kaap agri
  `,
  Subscriptions: `
    DStv = dstv | multichoice
    Showmax
    SABC
    News24
    Netwerk24
    Daily Maverick
  `,
  Entertainment: `
    Ster-Kinekor = ster kinekor
    Nu Metro
    Computicket
    Quicket
    Hollywoodbets
    Betway
    Webtickets
    LottoStar
    Supabets
  `,
  Sports: `
    Zone Fitness
    Viva Gym
  `,
  Education: `
    Unisa
    Curro = curro holdings | curro academy
    University of Cape Town
    Van Schaik = van schaik bookstore | van schaik bookstores
  `,
  Children: `
    Baby City
    Toy Kingdom
    Karri = karri payments | karri app
  `,
  Pets: `
    Absolute Pets
    Pet Heaven
  `,
  'Gifts and donations': `
    Gift of the Givers
    NetFlorist
  `,
  Housing: `
    Builders = builders warehouse | builders express
    Cashbuild
    BUCO = buco hardware | buco building
    Fidelity ADT
    Italtile
  `,
  Rent: `
    PayProp
  `,
  Loans: `
    WesBank
    Capfin
    PayJustNow
    Payflex
    Mobicred
    NSFAS
    DirectAxis = directaxis | direct axis
    RCS = rcs cards | rcs group | rcs account
    FinChoice
    SA Home Loans
  `,
  'Savings and investments': `
    EasyEquities
    Satrix
    Allan Gray = allan gray unit | allan gray life | allan gray proprietary
    Sygnia
    10X = 10x investments
    Luno
  `,
  Taxes: `
    SARS = sars | south african revenue
  `,
}
