const list = (text: string): readonly string[] => text.trim().replaceAll(/\s+/g, ' ').split(' | ')

/**
 * What banks call the columns of their tables, without accents and in small letters; the first that
 * a table has is taken. A name that ends in `*` is the beginning of one.
 */
export const headings = {
  posted: list(`
    posted date | post date | posting date | date posted | posted | clearing date | booking
    date | booked date | booked | buchungstag | buchungsdatum | buchung | date de
    comptabilisation | date comptable | data contabile | fecha contable | boekdatum |
    boekingsdatum | bokforingsdag | data ksiegowania
  `),
  date: list(`
    date | transaction date | trans date | trans. date | datum | fecha | data | dato | run
    date | trade date | date operation | date de l'operation | fecha operacion | fecha de
    operacion | data operazione | data operacji | umsatzdatum | belegdatum |
    transaktionsdatum | transactiedatum | datetime | date time | date/time | completed date
    | completed at | effective date | settlement date | value date | valutadatum |
    wertstellung | wert | valuta | started date | created | created at | created on |
    timestamp | transaction date* | date*
  `),
  amount: list(`
    amount | transaction amount | betrag | umsatz | buchungsbetrag | importe | importo |
    montant | bedrag | kwota | kwota operacji | belopp | belob | valor | net amount | amount
    total | gross | brutto | net | amt | total | value | principal amount | amount* |
    betrag* | transaction amount*
  `),
  debit: list(`
    debit | debits | debit amount | withdrawal | withdrawals | withdrawal amount |
    withdrawal amt. | withdrawal amt | money out | paid out | out | soll | lastschrift |
    belastung | ausgang | ausgabe | ausgaben | cargo | cargos | dare | uscite | addebiti |
    sortie | debet | af | uit | debit* | withdrawal*
  `),
  credit: list(`
    credit | credits | credit amount | deposit | deposits | deposit amount | deposit amt. |
    deposit amt | money in | paid in | in | haben | gutschrift | eingang | einnahme |
    einnahmen | abono | abonos | avere | entrate | accrediti | entree | bij | credit* |
    deposit*
  `),
  sign: list(`
    debit/credit | credit/debit | debit or credit | credit or debit | credit debit indicator
    | credit/debit indicator | dr/cr | cr/dr | d/c | c/d | dc | s/h | soll/haben | af bij |
    af/bij | indicator | sens | direction | richtung | transaction type | type | details |
    umsatztyp | umsatzart | transaction
  `),
  description: list(`
    description | transaction description | original description | full description |
    verwendungszweck | buchungstext | beschreibung | narrative | narration | particulars |
    transaction details | transaction remarks | details | libelle | libelle operation |
    concepto | descripcion | descrizione | descrizione operazione | causale | omschrijving |
    mededelingen | opis operacji | tytul | text | tekst | payment
    reference | reference text | subject | betreff | note | notes | message | remarks | item
    title | merchant | payee | name | memo | security description | transaction | action |
    description* | verwendungszweck* | reference
  `),
  payee: list(`
    payee | merchant | merchant name | counterparty | counterparty name | name | empfanger |
    zahlungsempfanger | auftraggeber/empfanger | auftraggeber / empfanger |
    empfanger/auftraggeber | beguenstigter/zahlungspflichtiger |
    begunstigter/zahlungspflichtiger | begunstigter / auftraggeber | name
    zahlungsbeteiligter | partnername | partner name | beneficiary | beneficiaire |
    beneficiario | contraparte | naam tegenpartij | naam / omschrijving | recipient | vendor | gegenpartei
  `),
  memo: list(`
    memo | note | notes | buchungstext | address | mededelingen | message
  `),
  from: list(`
    from | sender | von | zahlungspflichtige*r | zahlungspflichtiger
  `),
  to: list(`
    to | receiver | an | zahlungsempfanger*in
  `),
  account: list(`
    account number | account no | account no. | account # | card no | card no. | card number
    | card | card ending | last 4 | first bank card | iban | kontonummer | auftragskonto |
    iban auftragskonto | kartennummer | konto | rekening | rekeningnummer | account |
    account id
  `),
  accountName: list(`
    account name | account | account type | kontoname | product
  `),
  category: list(`
    category | kategorie | hauptkategorie | categoria | categorie | merchant category |
    spending category | transaction category
  `),
  type: list(`
    type | transaction type | details | umsatztyp | umsatzart | buchungstext | action |
    transaction | mutatiesoort
  `),
  balance: list(`
    balance | running bal. | running bal | running balance | saldo | saldo nach buchung |
    kontostand | solde | account balance | ledger balance | closing balance | balance after
    | saldo na mutatie | saldo po operacji | available balance | balance* | saldo*
  `),
  reference: list(`
    reference number | transaction id | transaction reference | reference | reference no |
    reference no. | ref no | transaktionsnummer | transaction number | fitid | id
  `),
  currency: list(`
    currency | currency code | wahrung | waehrung | ccy | devise | divisa | moneda | munt
  `),
  status: list(`
    status | state | transaction status | umsatzstatus
  `),
}
export type Role = keyof typeof headings

/** A heading as it is compared; `currency` is what stands behind it, as in `Amount (USD)`. */
export function plainHeading(text: string): { name: string; currency?: string } {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/["`:]/g, '')
    .replaceAll(/[_\s\u00a0]+/g, ' ')
    .trim()
  const unit =
    /^(.*?)\s?(?:\(?\b(?:in )?(usd|eur|gbp|chf|cad|aud|inr|sek|nok|dkk|pln|jpy)\)?|\(?([$€£])\)?)$/.exec(
      plain,
    )
  const name = (unit?.[1] ?? plain).replaceAll(/[()]/g, ' ').replaceAll(/\s+/g, ' ').trim()
  const currency = unit?.[2]?.toUpperCase() ?? signs[unit?.[3] ?? '']
  return name === '' || currency === undefined ? { name: name || plain } : { name, currency }
}

const signs: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

/** The place of the first heading that has one of the role's names, leaving out places in use. */
export function placeOf(
  names: readonly string[],
  role: Role,
  used: ReadonlySet<number>,
): number | undefined {
  for (const wanted of headings[role]) {
    const start = wanted.endsWith('*') ? wanted.slice(0, -1) : undefined
    const at = names.findIndex(
      (name, place) =>
        !used.has(place) && (start === undefined ? name === wanted : name.startsWith(start)),
    )
    if (at >= 0) return at
  }
  return undefined
}
