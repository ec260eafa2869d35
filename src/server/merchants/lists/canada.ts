import type { Merchants } from './list.ts'

/** Shops and services of Canada. */
export const canada: Merchants = {
  Groceries: `
    Loblaws = loblaws | loblaw
    Real Canadian Superstore = real canadian | rcss
    Atlantic Superstore
    No Frills = no frills | nofrills
    Sobeys
    FreshCo
    Food Basics
    Metro = metro ontario | metro richelieu
    Super C
    Provigo
    Longo's = longo brothers | longos market
    Farm Boy
    Zehrs
    Fortinos
    Valu-mart = valu mart
    Your Independent Grocer = your independent | independent grocer
    Save-On-Foods = save on foods | saveonfoods
    Thrifty Foods
    T&T Supermarket = t t supermarket | tnt supermarket
    Marche Adonis
    Bulk Barn
    M&M Food Market = m m food
    LCBO
    The Beer Store
    SAQ
    NSLC
    Goodfood = marche goodfood | goodfood market
  `,
  Restaurants: `
    Tim Hortons
    A&W = a w canada | a w restaurant | a w restaurants
    Swiss Chalet
    Boston Pizza
    Mary Brown's = mary browns
    Second Cup
    Harvey's = harveys restaurant | harveys restaurants
    St-Hubert = rotisserie st hubert | rotisseries st hubert
    Pizza Pizza
    Pizza Nova
    Earls = earls kitchen | earls restaurant
    Cactus Club
    The Keg = keg steakhouse | keg restaurant
    East Side Mario's = east side marios
    Jack Astor's = jack astors
    Moxies
    White Spot
    Smoke's Poutinerie = smokes poutinerie
    New York Fries
    Freshii
    Booster Juice
    DavidsTea = davidstea | davids tea
    Osmow's = osmows
    Thai Express
    Manchu Wok
    Pita Pit
    Dairy Queen
    Denny's = dennys
    SkipTheDishes = skipthedishes | skip the dishes
    Fantuan
  `,
  Fuel: `
    Petro-Canada = petro canada | petrocanada | petrocan
    Ultramar
    Husky = husky energy | husky oil | husky gas
    Irving Oil
    Canadian Tire Gas = canadian tire gas | cdn tire gas
    Costco Gas
    Couche-Tard = couche tard
    Co-op Gas = co op gas bar | coop gas bar
    Fas Gas = fas gas | fasgas
    Domo = domo gasoline
    Harnois = harnois energies
  `,
  Utilities: `
    Hydro One
    Toronto Hydro
    Hydro-Quebec = hydro quebec | hydroquebec
    Hydro Ottawa
    BC Hydro
    Manitoba Hydro
    Enbridge
    FortisBC = fortisbc | fortis bc
    SaskPower
    SaskEnergy
    ENMAX
    EPCOR
    ATCO
    Direct Energy
    Alectra
    Nova Scotia Power
    NB Power
    Energir
    Reliance Home Comfort = reliance comfort | reliance home
    Enercare
    Superior Propane
  `,
  'Phone and internet': `
    Rogers = rogers wireless | rogers communications | rogers cable
    Bell Canada = bell canada | bell mobility | bell mobilite
    Telus
    Koodo
    Fido = fido mobile | fido solutions
    Freedom Mobile
    Virgin Plus = virgin plus | virgin mobile
    Videotron
    Shaw = shaw cable | shaw cablesystems | shaw communications
    SaskTel
    Public Mobile
    Chatr = chatr wireless | chatr mobile
    Lucky Mobile
    TekSavvy
    Cogeco
    Fizz = fizz mobile
    Eastlink = eastlink wireless | eastlink cable | eastlink internet
    Xplornet
  `,
  Transport: `
    Presto = presto card | presto mobl | presto appl | presto fare | prestocard
    TTC
    GO Transit
    STM = stm montreal | societe de transport
    Compass Card = compass card | compass vending
    OC Transpo
    UP Express = upexpress | union pearson
    407 ETR = 407 etr | 407etr
    Impark
    Green P = green p parking
    HonkMobile = honk parking | honkmobile
    Communauto
    Evo = evo car share
    BIXI
    CAA
    Mr. Lube = mr lube
    Kal Tire
    ServiceOntario = serviceontario | service ontario
    SAAQ
  `,
  Travel: `
    Air Canada
    WestJet
    Sunwing
    Air Transat
    VIA Rail
    BC Ferries
    Best Western
    Poparide
    Parks Canada
    Ontario Parks
  `,
  Health: `
    Shoppers Drug Mart = shoppers drug | shoppersdrugmart
    Pharmaprix
    Jean Coutu
    Familiprix
    Uniprix
    London Drugs
    Rexall
    Pharmasave
    LifeLabs
    Dynacare
    LensCrafters
    FYidoctors
  `,
  Insurance: `
    Sun Life = sun life | sunlife
    Manulife
    Canada Life
    Great-West Life = great west life
    Green Shield = green shield canada | green shield can
    Belairdirect = belairdirect | belair direct
    The Co-operators = co operators | the cooperators
    Wawanesa
    ICBC = icbc autoplan | icbc insurance | icbc payment
    SGI Canada
    Manitoba Public Insurance
    Beneva
    Industrial Alliance
    Trupanion
  `,
  Shopping: `
    Canadian Tire = canadian tire | cdn tire
    Hudson's Bay = hudsons bay
    Winners = winners homesense | winners merchants
    HomeSense
    Dollarama
    Giant Tiger = giant tiger | tigre geant
    Indigo Books = indigo books | chapters indigo | indigo chapters
    Sport Chek = sport chek | sportchek
    MEC = mountain equipment | mec mountain
    Mark's = marks work wearhouse
    La Maison Simons = maison simons
    Reitmans
    Roots = roots canada
    Lululemon
    Aritzia
    Joe Fresh
    Ardene
    Canada Computers
    Memory Express
    Leon's = leons furniture
    The Brick = brick warehouse
    Structube
    Sleep Country
    Princess Auto
    Bass Pro
    Cabela's = cabelas
    Value Village
    Renaud-Bray = renaud bray
    Kijiji
  `,
  Subscriptions: `
    Crave = crave tv | cravetv | bell media crave
    Sportsnet
    TSN = tsn direct
    Globe and Mail
    Toronto Star
    La Presse = lapresse | la presse inc
    CBC Gem
    Club Illico
  `,
  Entertainment: `
    Landmark Cinemas
    OLG
    Loto-Quebec = loto quebec
    BCLC = bclc | playnow
    Canada's Wonderland = canadas wonderland
    CN Tower
    The Rec Room
  `,
  'Personal care': `
    First Choice Haircutters
    Saje = saje natural
  `,
  Sports: `
    GoodLife Fitness = goodlife fitness | goodlife clubs
    Fit4Less
    Energie Cardio
    Econofitness = econofitness | econo fitness
    Nautilus Plus
    Movati
  `,
  Education: `
    Oxford Learning
  `,
  Children: `
    BrightPath = brightpath kids
    Kids & Company = kids company | kids and company
    Mastermind Toys
    Souris Mini
  `,
  Pets: `
    Pet Valu
    Mondou
    Global Pet Foods
  `,
  'Gifts and donations': `
    CanadaHelps
    SickKids
    United Way
    Heart & Stroke = heart stroke | heart and stroke
  `,
  Housing: `
    Rona = rona inc | rona home | reno depot
    Home Hardware
    Canac
    Kent Building
    Timber Mart
  `,
  Rent: `
    Boardwalk Rental
    CAPREIT
    Mainstreet Equity
  `,
  Loans: `
    National Student Loans = nslsc | national student loan | natl student loan
    OSAP
    PayBright
    Flexiti
    Easyfinancial = easyfinancial | easy financial
    Fairstone
    Money Mart
  `,
  'Savings and investments': `
    Wealthsimple
    Questrade
  `,
  Taxes: `
    Canada Revenue Agency = canada revenue | cra
    Revenu Quebec = revenu quebec | revenue quebec
    H&R Block = h r block | hr block
    Wealthsimple Tax
  `,
}
