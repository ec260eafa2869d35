import type { Merchants } from './list.ts'

/** Shops and services of Ireland. */
export const ireland: Merchants = {
  Groceries: `
    Dunnes Stores
    SuperValu
    Centra
    Mace = mace supermarket | mace express | mace foodmarket
    Gala = gala retail | gala supermarket | gala express
    Fresh = fresh the good food
    Donnybrook Fair
    Fallon & Byrne = fallon byrne | fallon and byrne
    O'Briens Wine = obriens wine | obriens wines | o briens wine | o briens wines
    Carry Out = carry out off licence | carryout off licence
    Molloy's Liquor = molloys liquor
    Polonez
    Musgrave = musgrave marketplace
    DropChef
  `,
  Restaurants: `
    Supermac's = supermacs
    Insomnia Coffee
    Apache Pizza
    Eddie Rocket's = eddie rockets
    Abrakebabra
    Bewley's = bewleys
    Butlers Chocolate = butlers chocolate | butlers cafe
    O'Briens Sandwich = obriens sandwich | o briens sandwich
    Freshly Chopped
    Boojum
    Four Star Pizza
    Camile Thai
    Bunsen = bunsen burger | bunsen burgers
    Wow Burger
    Leo Burdock = leo burdock | leo burdocks
    Romayo's = romayos
    Coffeeangel = coffeeangel | coffee angel
    Frank & Honest = frank and honest | frank honest coffee
    Offbeat Donuts = offbeat donut | offbeat donuts | off beat donut
    The Rolling Donut = rolling donut
    Umi Falafel
    Barack Obama Plaza = barack obama plaza | obama plaza
    Sprout & Co = sprout and co | sprout co
  `,
  Fuel: `
    Applegreen
    Maxol
    Emo = emo oil
    Inver = inver energy
    Certa = certa ireland | certa oil
    Great Gas = great gas petroleum
    Amber Oil = amber oil | amber petroleum
    Corrib Oil
    ESB ecars = esb ecars | esb e cars
    EasyGo = easygo charging | easygo ie
  `,
  Utilities: `
    Flogas
    Electric Ireland
    Bord Gais
    PrePayPower
    Irish Water = irish water | uisce eireann
    Energia Ireland = energia ie | energia ireland | energia group | energia customer
    Yuno Energy
    Pinergy
    Panda = panda power | panda waste | panda ie | panda recycling
    Greyhound Recycling = greyhound recycling | greyhound household
    The City Bin Co = city bin co | citybin
    Thorntons Recycling
    Bord na Mona
    Barna Recycling
    Mr Binman
    Oxigen = oxigen environmental
    ESB Networks
  `,
  'Phone and internet': `
    Three Ireland = three ireland | 3 ireland
    Eir = eircom | eir mobile | eir ltd
    GoMo
    Imagine = imagine broadband | imagine communications
    Digiweb
    Pure Telecom
    Magnet = magnet networks | magnet plus
    An Post Mobile = an post mobile | anpost mobile
  `,
  Transport: `
    Irish Rail = irish rail | iarnrod eireann
    Bus Eireann
    Dublin Bus
    Leap Card
    Luas
    eFlow
    Transport for Ireland = tfi leap | tfi go | transport for ireland
    Go-Ahead Ireland = go ahead ireland
    Aircoach
    Irish Citylink = irish citylink | citylink galway
    GoBus
    Dublin Express
    Wexford Bus
    JJ Kavanagh = jj kavanagh | j j kavanagh
    Dublinbikes = dublinbikes | dublin bikes
    Bleeper Bikes = bleeper bike | bleeper bikes | bleeperbike
    GoCar
    Lynk Taxis = lynk taxis | lynk taxi
    Easytrip
    M1 Toll = celtic roads | m1 toll
    M3 and M4 Toll = eurolink m3 | eurolink m4 | eurolink toll | m3 toll | m4 toll
    Dublin Tunnel = dublin tunnel | dublin port tunnel
    Limerick Tunnel
    NDLS
    Road Safety Authority
    NCT = national car testing | ncts | nct car test
    Park Rite = park rite | parkrite
    Parking Tag = parkingtag | parking tag
    Payzone Parking
    Dublin Airport Parking = dublin airport parking | dublin airport car park | daa car park
    First Stop = first stop tyre | first stop tyres
    Advance Pitstop
    MicksGarage
    AA Ireland
  `,
  Travel: `
    Irish Ferries
    Aer Lingus
    Click&Go = clickandgo | click go holidays
    Cassidy Travel
    Topflight = topflight holidays | topflight ltd | topflight travel
    Maldron
    Clayton Hotels = clayton hotel | clayton hotels
    Jurys Inn
    Dublin Airport
  `,
  Health: `
    Hickey's Pharmacy = hickeys pharmacy
    McCabes Pharmacy
    McCauley = mccauley pharmacy | mccauley health | mccauleys pharmacy | sam mccauley
    CarePlus Pharmacy
    Allcare Pharmacy
    TotalHealth Pharmacy
    Meaghers Pharmacy
    Haven Pharmacy
    Webdoctor
    Centric Health
    Affidea
    Beacon Hospital
    Blackrock Clinic = blackrock clinic | blackrock health
    Mater Private
    Bon Secours
    Dental Care Ireland
    Smiles Dental
    Health Service Executive = health service executive
    Caredoc
  `,
  Insurance: `
    Laya Healthcare
    VHI
    Irish Life
    FBD
    Liberty Insurance Ireland = liberty insurance
    RSA Insurance = rsa insurance | 123 insurance
    Chill Insurance
    An Post Insurance = an post insurance | anpost insurance
    New Ireland Assurance
    Level Health
    Cornmarket = cornmarket group | cornmarket insurance
    KennCo
    Its4women
    Hospital Saturday Fund = hospital saturday fund | hsf health
    Garda Medical Aid
  `,
  Shopping: `
    Penneys
    Brown Thomas = brown thomas arnotts | brown thomas dublin | brown thomas cork
    Arnotts
    Dealz
    Eason = eason | easons
    Dubray Books
    Littlewoods
    Elverys
    Life Style Sports = life style sports | lifestyle sports
    DID Electrical
    Power City
    Expert Electrical
    EZ Living = ez living | ezliving
    Harry Corry
    Guineys
    Homestore + More = homestore more | home store more | homestore and more | home store and more
    Carraig Donn
    Kilkenny Design = kilkenny design
    Louis Copeland
    Art & Hobby = art hobby shop | art and hobby
    Compu b = compu b | compub
    DoneDeal
    Adverts.ie = adverts ie
    An Post = anpost | an post gpo | an post retail
    Kildare Village
    O'Neills = oneills sportswear | o neills sportswear | oneills irish international
    Gym+Coffee = gym coffee | gym plus coffee
    McElhinneys
    EuroGiant = eurogiant | euro giant
    Co-Op Superstores = co op superstores | coop superstores
    Tirlan = tirlan | farmlife
    Aurivo
    Dairygold
  `,
  Subscriptions: `
    Irish Times
    Irish Independent = independent ie | mediahuis ireland
    Irish Examiner
    Business Post = business post media | sunday business post
    The Journal = thejournal ie | journal media
    Irish Farmers Journal = irish farmers journal | agricultural trust
  `,
  Entertainment: `
    IMC Cinemas = imc cinema | imc cinemas
    Light House Cinema = light house cinema | lighthouse cinema
    3Arena
    BoyleSports
    Premier Lotteries
    Emerald Park = emerald park ashbourne | tayto park
    Dublin Zoo
    Fota Wildlife
    Leisureplex
    Croke Park
  `,
  'Personal care': `
    Peter Mark = petermark | peter mark hair
    Therapie Clinic
    Grafton Barber
  `,
  Sports: `
    Flyefit
    Ben Dunne Gyms = ben dunne gym | ben dunne gyms
    Westwood Club
    Gym Plus
    Clubforce
    ClubZap
  `,
  Education: `
    University College Dublin
    Trinity College Dublin
    University College Cork
    Technological University Dublin = technological university dublin | tu dublin
  `,
  Children: `
    Way2Pay
    Easy Payments Plus = easy payments plus | easypaymentsplus
    Giraffe Childcare
    Tigers Childcare
  `,
  Pets: `
    Petmania
    Village Vets
  `,
  'Gifts and donations': `
    Trocaire
    Concern Worldwide
    St Vincent de Paul = st vincent de paul | svp
    Pieta = pieta house
    ISPCA
    Focus Ireland
    Irish Cancer Society
    iDonate = idonate
  `,
  Housing: `
    Woodie's = woodies diy
    Chadwicks
    Homevalue
  `,
  Rent: `
    Residential Tenancies Board
    Sherry FitzGerald
    Cluid Housing
  `,
  Loans: `
    Avant Money = avant money | avantcard
    Flexi-Fi = flexifi | flexi fi
    ICS Mortgages
  `,
  'Savings and investments': `
    State Savings = state savings | prize bonds | prize bond
    Davy = davy select | j e davy
  `,
  Taxes: `
    Irish Revenue = revenue commissioners | revenue ie | collector general
    Local Property Tax = local property tax | lpt
    Motor Tax = motortax | motor tax
  `,
}
