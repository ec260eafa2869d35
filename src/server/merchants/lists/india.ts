import type { Merchants } from './list.ts'

/** Shops and services of India. */
export const india: Merchants = {
  Groceries: `
    BigBasket = bigbasket | innovative retail concepts
    Blinkit = blinkit | grofers
    Zepto = zepto | upi zepto | zeptonow | kiranakart
    Swiggy Instamart = instamart | swiggy instamart | upi swiggy instamart
    DMart = dmart | upi dmart | avenue supermarts
    JioMart
    Reliance Fresh = reliance fresh | reliance smart | reliance retail
    More Supermarket
    Spencer's = spencers retail
    Nature's Basket = natures basket
    Star Bazaar
    Ratnadeep
    Licious = licious in | licious com
    Country Delight
    Milkbasket
    Mother Dairy
  `,
  Restaurants: `
    Swiggy = swiggy | upi swiggy | swiggy limited | swiggy in
    Zomato = zomato | upi zomato | zomato ltd | zomato limited
    EatSure = eatsure | rebel foods
    Haldiram's = haldirams | haldiram
    Cafe Coffee Day
    Chaayos
    Chai Point
    Barbeque Nation
    Wow! Momo = wow momo
    Theobroma
    Blue Tokai
    Bikanervala
    Saravana Bhavan
  `,
  Fuel: `
    Indian Oil = indian oil | indianoil | iocl
    Hindustan Petroleum = hindustan petroleum | hpcl
    Bharat Petroleum = bharat petroleum | bpcl
    Jio-bp = jio bp
    Nayara
  `,
  Utilities: `
    Tata Power
    Adani Electricity
    Adani Gas = adani gas | adani total gas
    BESCOM
    Mahavitaran = msedcl | mahavitaran
    BSES
    TANGEDCO = tangedco | tneb
    KSEB
    UPPCL
    Torrent Power
    Indane
    HP Gas
    Bharat Gas = bharat gas | bharatgas
    Indraprastha Gas
    Mahanagar Gas
    Delhi Jal Board = delhi jal
    BWSSB
  `,
  'Phone and internet': `
    Jio = jio | reliance jio | jiofiber | jio prepaid | upi jio
    Airtel = airtel | bharti airtel | upi airtel | airtel prepaid
    BSNL
    ACT Fibernet = act fibernet | atria convergence
    Hathway
  `,
  Transport: `
    Ola = ola cabs | olacabs | ani technologies
    Rapido = rapido bike | roppen
    Namma Yatri
    Delhi Metro = delhi metro | dmrc
    Namma Metro = namma metro | bmrcl
    Mumbai Metro
    BMTC
    FASTag = fastag | netc fastag
    BluSmart
    Parivahan
    Zoomcar
  `,
  Travel: `
    IRCTC = irctc | upi irctc | indian railways
    MakeMyTrip = makemytrip | make my trip
    Goibibo
    Cleartrip
    Yatra = yatra online | yatra com
    EaseMyTrip
    ixigo
    redBus = redbus | upi redbus
    IndiGo = indigo airlines | interglobe aviation | goindigo
    Air India
    SpiceJet
    Akasa Air
    OYO
    KSRTC
    AbhiBus
  `,
  Health: `
    Apollo Pharmacy
    Apollo Hospitals = apollo hospital | apollo hospitals
    MedPlus
    PharmEasy
    Tata 1mg = tata 1mg | 1mg
    Netmeds
    Practo
    Dr Lal PathLabs = lal pathlabs
    Thyrocare
    Lenskart
  `,
  Insurance: `
    LIC = lic of india | lic premium | life insurance corporation of india
    HDFC Life = hdfc life | hdfc ergo
    ICICI Lombard
    ICICI Prudential
    SBI Life
    Max Life = axis max life | max life ins
    Star Health = star health and allied | star health allied
    Bajaj Allianz
    Tata AIG = tata aig | tata aia
    Acko
    Go Digit = go digit | godigit
    PolicyBazaar
    Niva Bupa
  `,
  Shopping: `
    Flipkart
    Myntra = myntra | upi myntra
    Meesho = meesho | upi meesho
    AJIO
    Tata CLiQ = tata cliq
    Snapdeal
    Croma = croma | infiniti retail
    Reliance Digital
    Reliance Trends
    Vijay Sales
    Pantaloons
    Zudio
    Shoppers Stop
    Max Fashion
    FabIndia
    Tanishq = tanishq jewellery | titan company
    Bata India
    Pepperfry
    Vishal Mega Mart
  `,
  Subscriptions: `
    Hotstar = hotstar | jiohotstar
    SonyLIV
    ZEE5
    JioCinema
    JioSaavn
    Tata Play = tata play | tataplay | tata sky
    Dish TV
  `,
  Entertainment: `
    BookMyShow = bookmyshow | bigtree entertainment
    PVR = pvr | pvr cinemas | pvr inox
    INOX = inox leisure | inox movies | inox cinemas
    Cinepolis
    Dream11
    Wonderla
  `,
  'Personal care': `
    Nykaa
    Purplle
    Urban Company = urban company | urbanclap
    Lakme Salon
    Mamaearth
  `,
  Sports: `
    Cult.fit = cult fit | cultfit | curefit
  `,
  Education: `
    BYJU'S = byjus
    Unacademy
    Vedantu
    Physics Wallah = physics wallah | physicswallah
    Simplilearn
  `,
  Children: `
    FirstCry
    EuroKids
    Kidzee
  `,
  Pets: `
    Supertails
    Heads Up For Tails
  `,
  'Gifts and donations': `
    Ketto
    Milaap
    GiveIndia
    Akshaya Patra
    Ferns N Petals
  `,
  Housing: `
    LIC Housing
  `,
  Rent: `
    NoBroker
    Stanza Living
  `,
  Loans: `
    Bajaj Finserv = bajaj finserv | bajaj finance | bajaj fin
    LazyPay
    Simpl = simpl technologies | getsimpl
    Home Credit = home credit india | home credit finance
    HDB Financial
    Muthoot
    KreditBee
    Tata Capital
  `,
  'Savings and investments': `
    Zerodha
    Groww
    Upstox
    Angel One = angel one limited | angel one ltd | angel broking
    Kuvera
    NPS Trust
  `,
  Taxes: `
    Income Tax Department = cbdt | income tax dept | income tax department
    BBMP
    GHMC
  `,
}
