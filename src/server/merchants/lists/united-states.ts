import type { Merchants } from './list.ts'

/** Shops and services of the United States. */
export const unitedStates: Merchants = {
  Groceries: `
    Winn-Dixie = winn dixie | winndixie
    Giant Eagle
    Food 4 Less = food 4 less | food4less
    King Soopers = king soopers | kingsoopers
    Smith's Food = smiths food | smiths mrktpl | smiths marketplace
    Fry's Food = frys food | frys mktplace | frys marketplace
    Jewel-Osco = jewel osco
    Acme Markets = acme markets | acme market | acme sav on
    Shaw's = shaws supermarket | shaws supermarkets | shaws
    Market Basket
    Hannaford
    Price Chopper = price chopper | market 32
    Tops Markets = tops markets | tops market
    Weis Markets = weis markets | weis market
    Food City
    Ingles Markets = ingles markets | ingles market
    Lowes Foods
    Piggly Wiggly
    Save A Lot = save a lot | savealot
    Grocery Outlet
    Stater Bros
    Smart & Final = smart final | smart and final | smartnfinal
    Schnucks
    H Mart = h mart | hmart
    Total Wine
  `,
  Restaurants: `
    Waffle House
    IHOP
    Cracker Barrel
    Texas Roadhouse
    Outback Steakhouse = outback steakhouse | outback steak
    LongHorn Steakhouse = longhorn steakhouse | longhorn steak
    Red Lobster
    Buffalo Wild Wings = buffalo wild wings | buffalo wild wing | bww
    Sonic Drive-In = sonic drive
    Arby's = arbys
    Jack in the Box
    Hardee's = hardees
    Carl's Jr. = carls jr
    Whataburger
    Culver's = culvers
    Raising Cane's = raising canes
    Zaxby's = zaxbys
    Bojangles
    Wingstop
    Del Taco
    Qdoba
    White Castle
    Steak 'n Shake = steak n shake
    Red Robin
    Tropical Smoothie
    Smoothie King
    Dutch Bros
    Crumbl
    Baskin-Robbins = baskin robbins | baskin
    Chuck E. Cheese = chuck e cheese
  `,
  Fuel: `
    Casey's = caseys general | caseys gen store | caseys store
    RaceTrac = racetrac
    Kwik Trip = kwik trip | kwik star
    Love's Travel Stops = loves travel | loves country | loves outside | loves inside
    Pilot Flying J = pilot flying j | flying j | pilot travel
    Murphy USA = murphy usa | murphyusa | murphy express
    Buc-ee's = buc ees | bucees
    Cumberland Farms
    Maverik
    Kum & Go = kum go | kum and go
    Kroger Fuel = kroger fuel | kroger gas
    Sam's Club Fuel = sams club fuel | sams club gas | sams fuel | samsclub fuel
  `,
  Utilities: `
    American Electric Power = aep | american electric power | appalachian power | swepco
    FirstEnergy = firstenergy | first energy | ohio edison | toledo edison | penelec | jcp l
    ComEd = comed | commonwealth edison
    PECO = peco | peco energy
    BGE = bge | baltimore gas electric | baltimore gas and
    Pepco Holdings = potomac electric | pepco paymentus | delmarva power | atlantic city electric
    PSEG = pseg | pse g | psegli
    PPL Electric = ppl electric | ppl elec | ppl utilities
    Duquesne Light
    Georgia Power
    Alabama Power
    Tampa Electric = tampa electric | teco tampa | teco peoples | teco energy
    JEA = jea electric | jea utility | jea payment | jea paymentus | jea bill
    Orlando Utilities = orlando utilities | ouc
    Entergy
    Memphis Light, Gas and Water = mlgw | memphis light
    Nashville Electric = nashville electric | nes electric
    LG&E and KU = lg e and ku | lg e ku | lge ku | louisville gas and | kentucky utilities
    AES = aes indiana | aes ohio | dayton power light | dayton power and | indianapolis power light
    NIPSCO
    Columbia Gas
    DTE Energy = dte energy | dte
    Consumers Energy
    We Energies = we energies | wisconsin electric | wisconsin public service
    Alliant Energy = alliant energy | alliant ener
    MidAmerican Energy = midamerican energy | midamerican ener
    Ameren
    Evergy
    Idaho Power
    OG&E = oge | og e electric | oklahoma gas electric | oklahoma gas and
    CenterPoint Energy = centerpoint energy | centerpoint ener | centerpoint energ
    Reliant Energy = reliant energy | nrg reliant
    TXU Energy = txu energy | txu
    CPS Energy
    Austin Energy = austin energy | city of austin utilities | coautilities
    PacifiCorp = pacificorp | rocky mountain power | rocky mtn power | pacific power
    NV Energy = nv energy | nvenergy
    Arizona Public Service = arizona public service | arizona public ser | aps electric
    Salt River Project = salt river project | srp surepay | srp power | srp electric
    LADWP = ladwp | la dwp | los angeles dept of water | los angeles department of water
    SDG&E = sdg e | sdge | san diego gas electric | san diego gas and
    SMUD
    Portland General Electric = portland general
    Seattle Utilities = seattle city light | seattle public utilities | seattle utilities
    NYSEG and RG&E = nyseg | rg e | rochester gas electric | rochester gas and
    Rhode Island Energy = rhode island energy | rhode island ener | ri energy
    SoCalGas = socalgas | socal gas | so cal gas | so california gas | southern california gas
    Southwest Gas
    Atmos Energy
    Spire = spire energy | spire gas | spire missouri | spire alabama
    Nicor Gas = nicor
    Peoples Gas = peoples gas | peoples natural gas | north shore gas
    Washington Gas
    Philadelphia Gas Works = philadelphia gas | pgw
    National Fuel
    UGI = ugi | ugi utilities
    New Jersey Natural Gas = new jersey natural | nj natural gas | njng
    AmeriGas
    Suburban Propane
    American Water = american water | amer water
    Aqua America = aqua america | aqua pennsylvania | aqua ohio | aqua illinois | aqua texas
    Cal Water = cal water | california water service | calif water service
    EBMUD = ebmud | east bay mud | east bay municipal
    San Antonio Water = san antonio water sys | san antonio water system | saws payment | saws water
  `,
  'Phone and internet': `
    Cricket Wireless
    Metro by T-Mobile = metro by t mobile | metro by tmobile | metropcs | metro pcs
    US Cellular = us cellular | uscellular
    Straight Talk = straighttalk | straight talk wireless | straight talk serv
    Consumer Cellular
    Optimum = optimum cable | optimum payment | altice usa | suddenlink
    Mediacom
    Windstream
  `,
  Transport: `
    AAA = aaa membership | aaa member | aaa auto club | aaa northeast | aaa payment
    Motor Vehicle Department = ca dmv | calif dmv | nys dmv | nc dmv | va dmv | motor vehicles
    SunPass
    NTTA = ntta
    WMATA = wmata | smartrip
    Ventra = ventra | cta ventra
    SEPTA
    MBTA
    NJ Transit = nj transit | njtransit | nj trans
    LAZ Parking
    Advance Auto Parts = advance auto
    NAPA Auto Parts = napa auto | napa store
    Discount Tire = discount tire | americas tire
    Firestone = firestone complete | firestone tire | firestone auto
    Valvoline
    Take 5 Oil Change = take 5 oil | take 5 car wash | take5 oil
  `,
  Health: `
    Aspen Dental
    Western Dental
    America's Best = americas best
    Visionworks
    Express Scripts
    CityMD
    Patient First
    RadNet
  `,
  Insurance: `
    USAA Insurance = usaa p c | usaa insurance | usaa ins | usaa property
    Farmers Insurance = farmers insurance | farmers ins
    Nationwide = nationwide insurance | nationwide ins | nationwide mutual
    Travelers = travelers insurance | travelers ins | travelers personal | travelers pers
    American Family Insurance = american family ins | american family insurance | amfam
    Erie Insurance = erie insurance | erie ins
    Auto-Owners = auto owners
    The Hartford = hartford insurance | hartford ins | the hartford
    Delta Dental
    Northwestern Mutual = northwestern mutual | northwestern mu
    Mutual of Omaha
    Aflac
  `,
  Shopping: `
    Dick's Sporting Goods = dicks sporting | dicks clothing
    Academy Sports
    Five Below
    Big Lots
    Family Dollar
    Burlington = burlington coat | burlington stores
    HomeGoods
    Hobby Lobby
    JOANN = joann fabric | joann fabrics | joann stores | jo ann fabric | jo ann stores
    Party City
    Dillard's = dillards
    JCPenney = jcpenney | jc penney
    Tractor Supply
    Harbor Freight
    Ollie's = ollies bargain
    Barnes & Noble = barnes noble | barnes and noble | barnesnoble
    GameStop
    Victoria's Secret = victorias secret
    American Eagle = american eagle | ae outf
    Goodwill = goodwill industries | goodwill store | goodwill retail | goodwill ind
  `,
  Subscriptions: `
    SiriusXM = siriusxm | sirius xm
    DirecTV = directv | direct tv
    DISH Network = dish network | dishnetwork
    Sling TV = sling tv | slingtv
    ESPN = espn plus | espn
    Wall Street Journal = wall street journal | d j wsj | wsj
    QuickBooks = quickbooks | intuit qbooks
  `,
  Entertainment: `
    Topgolf
    Six Flags
    Walt Disney World = walt disney world | disney world
    DraftKings
    FanDuel
  `,
  'Personal care': `
    Sport Clips
    Massage Envy
    Sally Beauty
  `,
  Sports: `
    Crunch Fitness = crunch fitness | crunch fit
    Gold's Gym = golds gym
    Life Time = life time fitness | lifetime fitness
  `,
  Children: `
    MySchoolBucks = myschoolbucks | my school bucks
    SchoolCafe
    PaySchools
    RevTrak
    FACTS Tuition = facts tuition | facts mgmt
    Brightwheel
    Goddard School
    The Children's Place = childrens place
  `,
  Pets: `
    Banfield
    VCA Animal Hospitals = vca animal
    Pet Supplies Plus
  `,
  'Gifts and donations': `
    St. Jude = st jude children | st jude childrens | st jude res | alsac
    Habitat for Humanity
    Tithe.ly = tithely | tithe ly
    ActBlue
  `,
  Housing: `
    Menards
    Ace Hardware = ace hardware | ace hdwe
    True Value
    U-Haul = u haul | uhaul
    Public Storage
    Extra Space Storage = extra space
  `,
  Rent: `
    RentCafe = rentcafe | rent cafe | yardi
    AppFolio
    RealPage
    ClickPay
    Invitation Homes
  `,
  Loans: `
    Federal Student Aid = dept education | dept of education student
    MOHELA
    Aidvantage
    Sallie Mae
    Mr. Cooper = mr cooper | nsm dbamr | nationstar
    Freedom Mortgage
    PennyMac
    LoanDepot
    Ally Auto = ally auto | ally paymt
    Toyota Financial = toyota financial | toyota motor credit | toyota ach
  `,
  Taxes: `
    Department of Revenue = department of revenue | dept of revenue | dept of reven | dept revenue
    New York State Tax = nys dtf | nys tax | ny state tax
  `,
}
