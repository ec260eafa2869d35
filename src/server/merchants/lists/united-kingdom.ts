import type { Merchants } from './list.ts'

/** Shops and services of the United Kingdom. */
export const unitedKingdom: Merchants = {
  Groceries: `
    Tesco
    Sainsbury's = sainsburys
    Asda
    Waitrose
    Morrisons = morrisons | wm morrison | w m morrison
    Iceland Foods = iceland foods | iceland frozen
    Farmfoods
    Budgens
    Nisa = nisa local
    Londis
    Costcutter
    HelloFresh
    Gousto
    Riverford = riverford organic
  `,
  Restaurants: `
    Caffe Nero = caffe nero | cafe nero
    Wetherspoon = wetherspoon | wetherspoons
    Pizza Express = pizza express | pizzaexpress
    Zizzi
    Bella Italia
    Yo! Sushi = yo sushi
    Itsu
    Honest Burgers
    Franco Manca
    Dishoom
    Toby Carvery
    Brewers Fayre
    Miller & Carter = miller carter steak | miller and carter
    TGI Fridays = tgi fridays
    Frankie & Benny's = frankie bennys | frankie and bennys
    Gail's = gails bakery
    Joe & The Juice = joe the juice | joe and the juice
    Krispy Kreme
    Wimpy
    Too Good To Go = too good to go | toogoodtogo
  `,
  Fuel: `
    Tesco Fuel = tesco pfs | tesco pay at pump | tesco petrol
    Sainsbury's Fuel = sainsburys petrol | sainsburys pfs
    Asda Fuel = asda petrol | asda pfs | asda f/stn
    Pod Point = pod point | podpoint
    InstaVolt
    Gridserve
  `,
  Utilities: `
    E.ON Next = e on next | eon next
    ScottishPower = scottish power | scottishpower
    SSE = sse energy | sse airtricity | sse electricity
    OVO Energy
    Shell Energy
    Utility Warehouse
    Severn Trent
    Anglian Water
    Yorkshire Water
    United Utilities
    Welsh Water = welsh water | dwr cymru
    Scottish Water
    Calor Gas
  `,
  'Phone and internet': `
    BT Group = bt group | bt broadband | bt internet | bt consumer
    EE Limited = ee topup | ee mobile
    Three UK = hutchison 3g | h3g
    Sky Broadband = sky broadband | sky mobile
    TalkTalk = talktalk | talk talk
    Plusnet
    giffgaff
    Tesco Mobile
    Voxi
    Lebara
    Lycamobile
  `,
  Transport: `
    Transport for London = tfl cong | tfl ulez | tfl road
    National Rail
    LNER
    Avanti West Coast
    Great Western Railway = great western railway | gwr
    South Western Railway
    Southeastern Railway = southeastern rail | southeastern railway
    Southern Railway = southern rail | southern railway
    Northern Rail = northern rail | northern trains
    CrossCountry = crosscountry trains | cross country trains
    Thameslink
    ScotRail
    TransPennine Express = transpennine
    Greater Anglia
    Merseyrail
    Stagecoach = stagecoach bus | stagecoach services
    Arriva
    National Express
    Addison Lee = addison lee ltd | addison lee limited | addison lee taxi
    RingGo
    JustPark
    PayByPhone
    NCP = ncp car | ncp limited | national car parks
    Dart Charge = dart charge | dartford crossing
    Halfords
    Kwik Fit = kwik fit | kwikfit
    RAC = rac motoring | rac breakdown | rac membership
    AA = aa membership | aa breakdown | the automobile association
    DVSA
  `,
  Travel: `
    TUI
    Jet2 = jet2 | jet2holidays
    Premier Inn
    Travelodge
    Center Parcs
    Butlins
    Haven Holidays
    Stena Line
    P&O = p o ferries | p o cruises
    Eurotunnel = eurotunnel | leshuttle
    Virgin Atlantic
    Lastminute
    loveholidays
    Heathrow Express
    Gatwick Express
    Stansted Express
  `,
  Health: `
    LloydsPharmacy = lloydspharmacy | lloyds pharmacy
    Specsavers = specsavers | spec savers
    Vision Express
    Holland & Barrett = holland barrett | holland and barrett
    Bupa Dental
    Nuffield Health
    NHS
    Pharmacy2U
  `,
  Insurance: `
    Bupa
    Direct Line = direct line ins | direct line insurance | direct line group
    Hastings Direct
    Esure
    LV = lv insurance | liverpool victoria
    Legal & General = legal general | legal and general
    Scottish Widows
    Vitality = vitality health | vitality life | vitality corporate
    Petplan
    ManyPets
    Homeserve
    NFU Mutual
    Tesco Insurance = tesco insurance | tesco pet insurance
  `,
  Shopping: `
    Marks & Spencer = marks spencer | marks and spencer | marksandspencer
    Next = next retail | next online | next directory
    TK Maxx = tk maxx | tkmaxx
    New Look = new look retailers
    River Island
    ASOS
    Boohoo
    PrettyLittleThing
    Very = very co uk | shop direct
    Matalan
    Dunelm
    B&M = b m retail | b m bargains | b m stores
    Home Bargains
    Poundland
    Wilko = wilko retail | wilko com
    WHSmith = whsmith | wh smith | w h smith
    Waterstones
    HMV
    GAME = game retail
    CeX
    Sports Direct = sports direct | sportsdirect
    JD Sports
    Go Outdoors
    Mountain Warehouse
    Selfridges
    Harrods
    Oak Furnitureland
    DFS = dfs furniture | dfs trading
    AO = ao com | ao retail
    Card Factory
    Hobbycraft
    Vinted
    Depop
    Gumtree = gumtree com
  `,
  Subscriptions: `
    TV Licensing = tv licence | tv licensing | tvlicensing
    Sky = sky digital | sky uk | sky subscription | sky ireland
    NOW = now tv | nowtv
    BritBox
    The Guardian = guardian news | guardian media
    The Times = times newspapers
    The Telegraph = telegraph media
    Financial Times
  `,
  Entertainment: `
    Odeon
    Cineworld
    Vue = vue cinemas | vue entertainment | vue bsl
    Picturehouse
    National Lottery
    Bet365
    Ladbrokes
    Paddy Power = paddy power | paddypower
    Betfair
    Sky Bet = sky bet | skybet
    See Tickets = see tickets | seetickets
    Alton Towers
    National Trust
    English Heritage
  `,
  'Personal care': `
    Superdrug
    Toni & Guy = toni guy | toni and guy
    Lush = lush retail | lush cosmetics
    Lookfantastic
  `,
  Sports: `
    The Gym Group = gym group
    David Lloyd = david lloyd leisure | david lloyd clubs
    Virgin Active
    Everyone Active
    JD Gyms
  `,
  Education: `
    Open University
    UCAS
    Kumon
  `,
  Children: `
    Tax-Free Childcare = tax free childcare | hmrc nsi | nsi tfc
    ParentPay
    Bright Horizons
    Busy Bees = busy bees nurseries | busy bees childcare
    Mamas & Papas = mamas papas | mamas and papas
    Hamleys
    Lego = lego store | lego system | lego com
  `,
  Pets: `
    Pets at Home
    Jollyes
    Vets4Pets
    Medivet
    Butternut Box
  `,
  'Gifts and donations': `
    Oxfam
    British Heart Foundation = british heart
    Cancer Research UK = cancer research
    RSPCA
    RNLI
    NSPCC
    Save the Children
    Salvation Army
    Amnesty International
    JustGiving
    Moonpig
    Interflora
  `,
  Housing: `
    B&Q = b q plc | b q retail | b q ltd | bandq | diy com
    Screwfix
    Toolstation
    Wickes
    Homebase
    Robert Dyas
    Travis Perkins = travis perkins trading | travis perkins plc
  `,
  Rent: `
    OpenRent
    L&Q = l q housing | london quadrant
    Clarion Housing
  `,
  Loans: `
    Student Loans Company = student loans company | student loans co | slc student
    Clearpay
    Zilch = zilch payments | zilch technology
    Zopa
    Volkswagen Financial Services = volkswagen financial | vwfs
    BMW Financial Services = bmw financial
  `,
  'Savings and investments': `
    NS&I = nsandi | ns i premium | national savings investments
    Hargreaves Lansdown
    AJ Bell = ajbell | aj bell securities | aj bell youinvest
    Moneybox
    Trading 212 = trading 212 | trading212
    Freetrade
    PensionBee
    eToro
  `,
  Taxes: `
    HMRC = hm revenue
    DVLA
  `,
}
