import type { Merchants } from './list.ts'

/** Shops and services of Ireland. */
export const ireland: Merchants = {
  Groceries: `
    Dunnes Stores
    SuperValu
  `,
  Restaurants: `
    Supermac's = supermacs
    Insomnia Coffee
    Apache Pizza
    Eddie Rocket's = eddie rockets
  `,
  Fuel: `
    Applegreen
    Maxol
  `,
  Utilities: `
    Flogas
    Electric Ireland
    Bord Gais
    PrePayPower
    Irish Water = irish water | uisce eireann
  `,
  'Phone and internet': `
    Three Ireland = three ireland | 3 ireland
    Eir = eircom | eir mobile | eir ltd
  `,
  Transport: `
    Irish Rail = irish rail | iarnrod eireann
    Bus Eireann
    Dublin Bus
    Leap Card
    Luas
    eFlow
  `,
  Travel: `
    Irish Ferries
    Aer Lingus
  `,
  Insurance: `
    Laya Healthcare
    VHI
    Irish Life
    FBD
  `,
  Shopping: `
    Penneys
    Brown Thomas = brown thomas arnotts | brown thomas dublin | brown thomas cork
  `,
  Subscriptions: `
    Irish Times
  `,
  Sports: `
    Flyefit
  `,
  'Gifts and donations': `
    Trocaire
  `,
  Housing: `
    Woodie's = woodies diy
  `,
  Taxes: `
    Irish Revenue = revenue commissioners | revenue ie | collector general
  `,
}
