import type { Merchants } from './list.ts'

/** Shops and services of New Zealand. */
export const newZealand: Merchants = {
  Groceries: `
    Pak'nSave = pak n save | paknsave
    New World = new world supermarket
    Countdown = countdown supermarket | countdown online
    FreshChoice = freshchoice | fresh choice supermarket
    SuperValue
    My Food Bag
  `,
  Restaurants: `
    BurgerFuel
    Hell Pizza
    Columbus Coffee
    Delivereasy
  `,
  Fuel: `
    Z Energy
    Gull = gull new zealand
    Waitomo = waitomo fuel
    ChargeNet
  `,
  Utilities: `
    Contact Energy
    Mercury = mercury nz | mercury energy
    Genesis Energy
    Meridian Energy
    Electric Kiwi
    Trustpower
    Watercare
  `,
  'Phone and internet': `
    Spark = spark nz | spark new zealand
    One NZ = one nz | one new zealand
    2degrees = 2degrees | two degrees mobile
    Skinny = skinny mobile | skinny direct
    Orcon
  `,
  Transport: `
    AT HOP = at hop card | at hop top
    NZTA = nzta | waka kotahi
    VTNZ
  `,
  Travel: `
    Air New Zealand = air new zealand | air nz
    Interislander
    Bluebridge
  `,
  Health: `
    Unichem
  `,
  Insurance: `
    Southern Cross Health = southern cross health | southern cross medical
  `,
  Shopping: `
    Macpac
    Noel Leeming
    Briscoes
    Trade Me = trade me limited | trademe
    Mighty Ape
    Whitcoulls
    Paper Plus
    PB Tech = pb tech | pbtech
    Farmers = farmers trading
  `,
  Subscriptions: `
    Sky NZ = sky network television | sky network tv
    NZ Herald = nz herald | nzme
  `,
  Entertainment: `
    Lotto NZ = mylotto | lotto nz
  `,
  Sports: `
    Les Mills
    CityFitness
  `,
  Children: `
    BestStart
  `,
  Pets: `
    Animates = animates petcare | animates vet
  `,
  Housing: `
    Placemakers
  `,
  Rent: `
    Barfoot & Thompson = barfoot thompson
    Kainga Ora
  `,
  Loans: `
    Laybuy
    StudyLink
  `,
  'Savings and investments': `
    Sharesies
    KiwiSaver
  `,
  Taxes: `
    Inland Revenue = inland revenue | ird
    Auckland Council = auckland council rates
  `,
}
