import type { Merchants } from './list.ts'

/** Shops and services of South Africa. */
export const southAfrica: Merchants = {
  Groceries: `
    Pick n Pay = pick n pay | picknpay | pnp
    Checkers = checkers hyper | checkers sixty60 | sixty60
    Food Lover's Market
    Boxer = boxer superstore | boxer superstores
    OK Foods
    Fruit & Veg City = fruit veg city | fruit and veg city
    SuperSpar = superspar | kwikspar
    Tops at Spar = tops at spar | tops spar
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
  `,
  Fuel: `
    Engen
    Sasol
    Astron Energy
  `,
  Utilities: `
    Eskom
    City Power
    City of Cape Town
    City of Johannesburg
    City of Tshwane
    eThekwini
    Rand Water
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
  `,
  Subscriptions: `
    DStv = dstv | multichoice
    Showmax
    SABC
    News24
  `,
  Entertainment: `
    Ster-Kinekor = ster kinekor
    Nu Metro
    Computicket
    Quicket
    Hollywoodbets
    Betway
  `,
  Education: `
    Unisa
    Curro = curro holdings | curro academy
  `,
  Children: `
    Baby City
  `,
  'Gifts and donations': `
    Gift of the Givers
    NetFlorist
  `,
  Housing: `
    Builders = builders warehouse | builders express
    Cashbuild
    BUCO = buco hardware | buco building
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
  `,
  'Savings and investments': `
    EasyEquities
    Satrix
    Allan Gray = allan gray unit | allan gray life | allan gray proprietary
  `,
  Taxes: `
    SARS = sars | south african revenue
  `,
}
