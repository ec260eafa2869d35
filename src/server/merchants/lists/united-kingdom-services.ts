import type { Merchants } from './list.ts'

/** More shops of the United Kingdom, and its providers of energy, water, travel and insurance. */
export const unitedKingdomServices: Merchants = {
  Groceries: `
    Booths = booths supermarket | booths supermarkets | e h booth
    Scotmid
    Midcounties Co-op = midcounties
    Central Co-op = central co op | central england co op
    Southern Co-op = southern co op | southern coop | southern cooperative
    One Stop = one stop stores | one stop community
    McColl's = mccolls | martin mccoll
    Heron Foods
    Majestic Wine
    Bargain Booze
    Abel & Cole = abel cole | abel and cole
    Milk & More = milk more | milk and more
    Mindful Chef
  `,
  Restaurants: `
    Prezzo
    ASK Italian
    Cote = cote brasserie | cote restaurants | cote bistro
    Bill's = bills restaurant | bills restaurants
    LEON = leon restaurants | leon naturally fast
    Mowgli = mowgli street food
    German Doner Kebab = german doner kebab | german doner | gdk
    Black Sheep Coffee
    Bob & Berts = bob berts | bob and berts
    Beefeater
    Harvester = harvester restaurant | harvester restaurants | harvester salad
    Hungry Horse
    Greene King
    Marston's = marstons
    Mitchells & Butlers = mitchells butlers | mitchells and butlers
    Slug & Lettuce = slug lettuce | slug and lettuce
    All Bar One
    Chef & Brewer = chef brewer | chef and brewer
    BrewDog
    Cooplands
    Poundbakery
    Wenzel's = wenzels
    West Cornwall Pasty
  `,
  Fuel: `
    Morrisons Fuel = morrisons petrol | morrisons pfs | wm morrison petrol | wm morrisons petrol
    Motor Fuel Group
    Euro Garages
    Moto Services = moto hospitality | moto services
    Welcome Break
    Roadchef
    Murco
    BP Pulse = bp pulse | bp chargemaster
    Osprey Charging
    Electroverse = electroverse | octopus electroverse
  `,
  Utilities: `
    npower
    Utilita
    Ecotricity
    Good Energy
    So Energy
    Outfox Energy = outfox energy | outfox the market
    Power NI
    Budget Energy
    Click Energy
    Firmus Energy
    Affinity Water
    Southern Water
    South East Water
    South West Water
    South Staffs Water = south staffs water | south staffordshire water
    Wessex Water
    Bristol Water
    Northumbrian Water
    Essex & Suffolk Water = essex suffolk water | essex and suffolk water
    SES Water
    Cambridge Water
    Hafren Dyfrdwy
    BoilerJuice
  `,
  'Phone and internet': `
    Hyperoptic
    Community Fibre
    Zen Internet
    Gigaclear
    Fibrus
    KCOM
    NOW Broadband
    iD Mobile
    Smarty = smarty | smarty mobile
    Talkmobile
    1pMobile = 1pmobile | 1p mobile
    Asda Mobile
  `,
  Transport: `
    c2c
    Chiltern Railways = chiltern railways | chiltern railway
    East Midlands Railway = east midlands rail | east midlands railway | east midlands trains
    West Midlands Trains = west midlands trains | west midlands railway | london northwestern
    Transport for Wales = transport for wales | tfw rail
    Grand Central Rail = grand central rail | grand central railway | grand central trains
    Caledonian Sleeper
    Railcard = railcard | national railcards
    First Bus = first bus | firstbus | firstgroup
    Lothian Buses = lothian buses | lothian bus
    Edinburgh Trams
    Metrolink Manchester = tfgm | metrolink manchester | manchester metrolink | bee network
    Cardiff Bus
    Scottish Citylink
    Santander Cycles
    Euro Car Parks
    ParkingEye
    YourParkingSpace
    MiPermit
    Merseyflow
    M6 Toll = m6toll | m6 toll | midland expressway
    National Tyres
    Formula One Autocentres = formula one autocentre | formula one autocentres | f1 autocentres
    Euro Car Parts
    Autoglass
    Arnold Clark
  `,
  Travel: `
    CalMac = calmac | caledonian macbrayne
    Wightlink
    Red Funnel
    Brittany Ferries
    Loganair
    Hoseasons
    Parkdean Resorts = parkdean
    Sykes Cottages
    Caravan and Motorhome Club = caravan club | caravan motorhome club | caravan and motorhome club
    Camping and Caravanning Club = camping caravanning | camping and caravanning
    YHA
    Hays Travel
    Trailfinders
    On the Beach = onthebeach | on the beach travel | on the beach holidays
    Holiday Extras
  `,
  Health: `
    Well Pharmacy
    Rowlands Pharmacy
    Day Lewis Pharmacy = day lewis pharmacy | day lewis plc
    Scrivens
    mydentist = mydentist | my dentist | idh dental
    Denplan
    Simplyhealth = simplyhealth | simply health
  `,
  Insurance: `
    Churchill Insurance
    Saga Insurance = saga insurance | saga services
    More Than = more than insurance | morethan
    Elephant Insurance = elephant insurance | elephant co uk
    Sheilas' Wheels = sheilas wheels
    Green Flag
    Domestic & General = domestic general | domestic and general
    Animal Friends = animal friends insurance | animal friends pet
    Agria Pet = agria pet
    Royal London
    Staysure
    Premium Credit
  `,
  Shopping: `
    House of Fraser
    Debenhams
    Fat Face = fat face | fatface
    Seasalt Cornwall
    Clarks = clarks shoes | clarks outlet | c and j clark international | c j clark international
    Schuh
    Shoe Zone = shoe zone | shoezone
    Peacocks = peacocks stores | peacocks com
    H Samuel
    Ernest Jones = ernest jones jewellers | ernest jones ltd | ernest jones limited
    Goldsmiths Jewellers = goldsmiths jewellers | goldsmiths the jewellers
    Beaverbrooks
    The Works = the works stores | theworks | theworks co uk
    The Range = therange | therange co uk | cds superstores
    Poundstretcher
    Boyes = boyes stores | boyes store
    The Entertainer = entertainer toys | the toy shop com | thetoyshop
    Blacks = blacks outdoor | blacks leisure
    Cotswold Outdoor
    Timpson
    Bensons for Beds
    Freemans = freemans com | freemans plc | freemans grattan
    Studio Retail
  `,
  Subscriptions: `
    Which? = which ltd | which limited | which magazine
  `,
  Entertainment: `
    Showcase Cinemas = showcase cinema | showcase cinemas
    Everyman Cinema = everyman cinema | everyman cinemas | everyman media
    Omniplex
    Merlin Entertainments = merlin entertainments | merlin annual pass
    Thorpe Park
    Chessington World = chessington world
    Hollywood Bowl
    Tenpin Bowling = tenpin
    William Hill
    Postcode Lottery = postcode lottery | peoples postcode
    Health Lottery
    Omaze
    Chester Zoo
  `,
  'Personal care': `
    Savers Health = savers health
    Rush Hair
    The Perfume Shop = perfume shop
  `,
  Sports: `
    Better Gym = better gym | better leisure | greenwich leisure
    Places Leisure = places leisure | places for people leisure
    Freedom Leisure
    Bannatyne = bannatyne health | bannatyne fitness | bannatynes
    Edinburgh Leisure
    Glasgow Life
    American Golf
    Evans Cycles
  `,
  Children: `
    ParentMail
    SchoolMoney = schoolmoney | eduspot
    SchoolGateway = schoolgateway | school gateway
    Schoolcomms
    Arbor Education
    Trutex
    Girlguiding
  `,
  Pets: `
    IVC Evidensia
    CVS Vets = cvs vets | healthy pet club
    Tails.com = tails com
  `,
  'Gifts and donations': `
    Macmillan Cancer Support = macmillan cancer
    Barnardo's = barnardos
    Dogs Trust
    Cats Protection
    Age UK
    Marie Curie
    Islamic Relief
    WWF UK
    WaterAid
    RSPB
    Great Ormond Street Hospital = great ormond street | gosh charity
    Clintons Cards
    Funky Pigeon
    Bloom & Wild = bloom wild | bloom and wild
  `,
  Housing: `
    Howdens = howdens joinery
    Jewson
    Topps Tiles
    Dobbies = dobbies garden | dobbies
    Blue Diamond Garden Centre = blue diamond garden
    British Garden Centres
    Wren Kitchens
    Magnet Kitchens = magnet kitchens | magnet ltd | magnet limited
  `,
  Rent: `
    Peabody Trust
    Sanctuary Housing
    Guinness Partnership
    Notting Hill Genesis
    Northern Ireland Housing Executive = ni housing executive | northern ireland housing
  `,
  Loans: `
    Black Horse Finance = black horse ltd | black horse limited | black horse finance
    MotoNovo
    Close Brothers Motor = close brothers motor
    Moneybarn
    Hitachi Capital = hitachi capital | novuna
    Creation Finance = creation consumer | creation financial | creation finance
    NewDay = newday
    Capital One UK = capital one europe
    Vanquis
    Halifax Mortgage
    Nationwide Mortgage
    Skipton Building Society = skipton bs | skipton building
    Leeds Building Society = leeds building | leeds bs
    Coventry Building Society = coventry building | coventry bs
  `,
  'Savings and investments': `
    Nest Pensions = nest pensions | nest corporation
    Plum = plum fintech
    St James's Place = st jamess place | st james place wealth
  `,
}
