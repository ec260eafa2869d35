import { expect, test } from 'vitest'
import type { Transaction } from '#server/connectors/kinds/transaction.ts'
import { createClassifier } from './classify.ts'
import { cleanName } from '#server/merchants/clean-name.ts'
import type { Entry } from './entry.ts'
import { buildLedger, type Corrections } from './ledger.ts'

const classify = createClassifier()
const none: Corrections = { transaction: new Map(), merchant: new Map() }

test.each([
  ['CARD 5906 CORNER SHOP', 'Corner Shop'],
  ['SQ *BLUE DOOR COFFEE #12 SEATTLE WA', 'Blue Door Coffee'],
  ['CHECKCARD 0102 CORNER SHOP 10234 AUSTIN TX', 'Corner Shop'],
  ['PURCHASE AUTHORIZED ON 01/02 HARBOR LUNCH OAKLAND CA S583002 CARD 1234', 'Harbor Lunch'],
  ['POS DEBIT VISA CHECK CARD 1234 HARBOR LUNCH 57444', 'Harbor Lunch'],
  ['PAYPAL *HARBORLUNCH 402-935-7733', 'Harborlunch'],
  ['ORCHARD UTIL DES:WEB PMTS ID:123 INDN:ADA BERG CO ID:99', 'Orchard Util'],
  ['KARTENZAHLUNG HAFEN IMBISS//Kiel/DE 2026-02-12T10:00 Debitk.1', 'Hafen Imbiss'],
  ['Zelle payment to Anna Smith Conf# abc123', 'Anna Smith'],
  ['7731 20NOV26 , HARBOUR CHIPPY , BELFAST GB', 'Harbour Chippy'],
  ['DEBIT PURCHASE -VISA HARBOR LUNCH #7 ALBUQUERQUE NM', 'Harbor Lunch'],
  ['WEB AUTHORIZED PMT HARBOR GAS', 'Harbor Gas'],
  ['ZELLE INSTANT PMT FROM ANNA SMITH', 'Anna Smith'],
  ['HARBOR LUNCH INC', 'Harbor Lunch'],
  ['VDC-HARBOR LUNCH', 'Harbor Lunch'],
  ['HARBOR LUNCH ON 17 SEP BCC', 'Harbor Lunch'],
  ['CHICAGO BGC', 'Chicago Bgc'],
  ['VDA-HARBOR LUNCH', 'Harbor Lunch'],
  ['Café Luna', 'Café Luna'],
  ['1234', '1234'],
])('%s is %s', (text, name) => {
  expect(cleanName(text)).toBe(name)
})

const movement = (description: string, cents: number, more: Partial<Transaction> = {}) => ({
  date: '2026-02-13',
  cents,
  currency: 'USD',
  payee: description,
  description,
  account: '4321',
  ...more,
})

test.each([
  ['TRADER JOES #0552 SEATTLE WA', -3381, "Trader Joe's", 'Groceries', 'spending'],
  ['TRADER JOE S #552 SEATTLE WA', -3381, "Trader Joe's", 'Groceries', 'spending'],
  ['AMZN MKTP US*T0RF042YL', -9690, 'Amazon', 'Shopping', 'spending'],
  ['UBER   *EATS HELP.UBER.COM', -2000, 'Uber Eats', 'Restaurants', 'spending'],
  ['LASTSCHRIFT STADTWERKE KIEL ABSCHLAG', -8000, 'Stadtwerke', 'Utilities', 'spending'],
  ['Zahnarztpraxis Dr. Berg', -12000, 'Zahnarztpraxis Dr. Berg', 'Health', 'spending'],
  ['Miete Februar', -93000, 'Miete Februar', 'Rent', 'spending'],
  ['OVERDRAFT FEE', -3500, 'Overdraft Fee', 'Fees', 'fee'],
  ['ACME CORP PAYROLL', 250000, 'Acme Corp Payroll', 'Income', 'income'],
  ['ATM WITHDRAWAL 000123', -6000, 'Atm Withdrawal', 'Cash', 'spending'],
  ['AMAZON.COM REFUND', 1500, 'Amazon', 'Shopping', 'refund'],
  ['CHASE CREDIT CRD AUTOPAY', -63467, 'Chase Credit Crd Autopay', 'Transfer', 'transfer'],
  ['VENMO CASHOUT PPD ID: 5264681992', 9142, 'Venmo Cashout', 'Transfer', 'transfer'],
  [
    'Online Banking transfer to SAV 5678',
    -10000,
    'Online Banking transfer to SAV',
    'Transfer',
    'transfer',
  ],
  ['VANGUARD BUY', -10000, 'Vanguard', 'Savings and investments', 'transfer'],
  ['VERIZON WIRELESS AUTOPAY', -7000, 'Verizon', 'Phone and internet', 'spending'],
  ['Zelle payment to Anna Smith', -4000, 'Anna Smith', 'People', 'spending'],
])('%s of %s is %s, %s, %s', (text, cents, merchant, category, kind) => {
  expect(classify(movement(text, cents))).toMatchObject({ merchant, category, kind })
})

test.each([
  ['SAINSBURYS PETROL 1234 LEEDS GB', 'Fuel'],
  ['LEEDS CITY COUNCIL COUNCIL TAX', 'Taxes'],
  ['LEEDS CITY COUNCIL PARKING', 'Transport'],
  ['TV LICENCE MBP 12345678', 'Subscriptions'],
  ['STUDENT LOANS CO', 'Loans'],
  ['BORD GAIS ENERGY DD', 'Utilities'],
  ['EFTPOS PURCHASE COLES EXPRESS 4567 NEWTOWN', 'Fuel'],
  ['WOOLWORTHS 1234 NEWTOWN NSW AU', 'Groceries'],
  ['CHEMIST WAREHOUSE RICHMOND AUS', 'Health'],
  ['TRANSPORTFORNSWTRAVEL SYDNEY', 'Transport'],
  ['PAK N SAVE ALBANY AUCKLAND NZL', 'Groceries'],
  ['PETRO-CANADA 01234 TORONTO ON', 'Fuel'],
  ['SHOPPERS DRUG MART #01 OTTAWA ON', 'Health'],
  ['UPI-SWIGGY-SWIGGY@AXIS-PAYMENT', 'Restaurants'],
  ['PNP FAMILY SANDTON ZA', 'Groceries'],
  ['WIENER LINIEN TICKETSHOP', 'Transport'],
  ['SERAFE AG RECHNUNG', 'Subscriptions'],
  ['CARTE 12/02 BOULANGERIE DU PORT', 'Restaurants'],
  ['KRUIDVAT 1234 UTRECHT', 'Personal care'],
  ['PAGAMENTO POS LEROY MERLIN BARI', 'Housing'],
  ['FARMACIA DEL SOL CADIZ', 'Health'],
  ['SYSTEMBOLAGET 0123 MALMO', 'Groceries'],
  ['ŻABKA Z1234 K.1 WARSZAWA', 'Groceries'],
  ['CRECHE DU PARC', 'Children'],
  // What banks put before a name.
  ['CARD PAYMENT TO TESCO STORES 2934 ON 12-02-2026', 'Groceries'],
  ['UPI/DR/123456789012/ZOMATO/HDFC', 'Restaurants'],
  ['PAGAMENTO POS ESSELUNGA MILANO', 'Groceries'],
  ['COMPRA TARJ. 1234 MERCADONA', 'Groceries'],
  ['BEA, Betaalpas JUMBO UTRECHT', 'Groceries'],
  ['CARTE X1234 12/02 AUCHAN LILLE', 'Groceries'],
  ['EFTPOS COLES 1234 NEWTOWN', 'Groceries'],
  ['CREDIT CARD PAYMENT TO CAPITAL ONE', 'Transfer'],
  ['GEA GROUP AG', 'Other'],
  ['Direct Debit 123456 OPTUS BILLING', 'Phone and internet'],
])('%s is %s', (text, category) => {
  expect(classify(movement(text, -1000))).toMatchObject({ category })
})

test.each([
  ["SMOKEY'S BAR-B-Q AUSTIN TX", 'Restaurants'],
  ['NEXT LEVEL PIZZA', 'Restaurants'],
  ['REGO PARK DELI NY', 'Restaurants'],
  ['S & S MARKET', 'Groceries'],
  ['DAVID JONES', 'Other'],
])('%s is no known shop, and %s', (text, category) => {
  expect(classify(movement(text, -1000))).toMatchObject({ isKnown: false, category })
})

test('a payment that a card receives is a transfer, and money back from a shop a refund', () => {
  const card = { accountType: 'card' } as const
  expect(classify(movement('Payment Thank You - Web', 63467, card)).kind).toBe('transfer')
  expect(classify(movement('CORNER SHOP', 500, card)).kind).toBe('refund')
})

test('a withdrawal is cash, whichever shop the machine stands in', () => {
  const withdrawal = movement('LINK TESCO CATHCART', -4000, { bankType: 'CPT' })
  expect(classify(withdrawal)).toMatchObject({ category: 'Cash', kind: 'spending' })
  expect(classify(movement('VDA-TESCO FINGLAS', -4000)).category).toBe('Cash')
  expect(classify(movement('FOREIGN ATM FEE', -300, { bankType: 'ATM' })).category).toBe('Fees')
  expect(classify(movement('BURGERFUEL PONSONBY', -2500)).category).toBe('Restaurants')
  expect(classify(movement('BURGER FUEL PONSONBY', -2500)).category).toBe('Restaurants')
})

test("the bank's own category helps if the name says nothing", () => {
  const found = classify(movement('XQJ HOLDINGS', -500, { bankCategory: 'Food & Drink' }))
  expect(found.category).toBe('Restaurants')
})

const entries = (...found: Partial<Transaction>[]): Entry[] =>
  found.map((transaction, at) => ({
    id: String(at + 1),
    key: `key${at + 1}`,
    sourceId: 'src_1',
    documentId: 'doc_1',
    transaction: movement('SHOP', -100, transaction),
  }))
const kinds = (stored: readonly Entry[], corrections = none) =>
  buildLedger(stored, corrections, classify).entries.map(({ kind }) => kind)

test('a text that no bank would write is classified as fast as any other', () => {
  const before = process.cpuUsage()
  for (const sign of ['#', 'card ', '* ']) {
    const text = `HARBOR LUNCH ${sign.repeat(20_000)}!`
    expect(classify(movement(text, -1250)).merchant).toMatch(/^Harbor Lunch/)
  }
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000)
})

test('equal amounts that leave one account and reach another within days are a transfer', () => {
  const out = { cents: -50000, description: 'DIRECT 77', payee: 'DIRECT 77' }
  const back = { ...out, cents: 50000, account: '9876' }
  expect(kinds(entries(out, { ...back, date: '2026-02-14' }))).toEqual(['transfer', 'transfer'])
  expect(kinds(entries(out, { ...back, date: '2026-02-20' }))).toEqual(['spending', 'income'])
  expect(kinds(entries(out, { ...back, account: '4321' }))).toEqual(['spending', 'income'])
  const shop = { ...out, payee: 'REWE', description: 'REWE' }
  expect(kinds(entries(shop, back))).toEqual(['spending', 'income'])
})

test("one text that mentions a transfer is enough if the other side's says nothing", () => {
  const out = { cents: -12345, payee: 'Transfer to savings', description: 'Transfer to savings' }
  const back = { cents: 12345, payee: 'DEPOSIT 1', description: 'DEPOSIT 1', account: '9876' }
  expect(kinds(entries(out, { ...back, date: '2026-02-16' }))).toEqual(['transfer', 'transfer'])
})

test('the same transaction in two formats counts once, and equal purchases on one day all count', () => {
  const csv = {
    origin: 'csv',
    description: 'CORNER SHOP 12 BOSTON',
    payee: 'CORNER SHOP 12',
  } as const
  const ofx = { origin: 'ofx', description: 'CORNER SHOP', payee: 'CORNER SHOP' } as const
  const ledger = buildLedger(entries(csv, csv, ofx, ofx, ofx), none, classify)
  expect(ledger.entries.map(({ id }) => id)).toEqual(['1', '2', '5'])
  expect(ledger.duplicates).toBe(2)
})

test('a table that names no account belongs to the account of its source that it agrees with', () => {
  const days = ['2026-02-10', '2026-02-11', '2026-02-12', '2026-02-13']
  const ofx = days.map((date, at) => ({ date, cents: -100 - at, origin: 'ofx' as const }))
  const csv = days.map((date, at) => ({
    date,
    cents: -100 - at,
    origin: 'csv' as const,
    account: '',
  }))
  const ledger = buildLedger(
    entries(...ofx, ...csv, { ...csv[0], date: '2026-03-01' }),
    none,
    classify,
  )
  expect(ledger.duplicates).toBe(4)
  expect(ledger.entries.map(({ account }) => account)).toEqual(Array(5).fill('4321'))
})

test('a transaction from two sources counts once and names both', () => {
  const [bank, statement] = entries({ origin: 'ofx' }, { origin: 'csv' })
  const other = { ...statement, sourceId: 'src_2' } as Entry
  const { entries: kept } = buildLedger([bank as Entry, other], none, classify)
  expect(kept.map(({ alsoFrom }) => alsoFrom)).toEqual([['src_2']])
})

test('a possible duplicate is kept and marked', () => {
  const one = { origin: 'csv', description: 'CORNER SHOP', payee: 'CORNER SHOP' } as const
  const other = { origin: 'ofx', description: 'HARBOR LUNCH', payee: 'HARBOR LUNCH' } as const
  const { entries: kept } = buildLedger(entries(one, other), none, classify)
  expect(kept.map(({ isPossibleDuplicate }) => isPossibleDuplicate)).toEqual([false, true])
})

test('a correction of a merchant applies to all its transactions, and one of a transaction only to that one', () => {
  const stored = entries(
    { payee: 'SQ *HARBOR LUNCH #1', description: 'SQ *HARBOR LUNCH #1' },
    { payee: 'HARBOR LUNCH', description: 'HARBOR LUNCH' },
    { payee: 'Savings plan', description: 'Savings plan', cents: -5000 },
    { payee: 'Bob', description: 'Bob', cents: -700 },
  )
  const corrections: Corrections = {
    merchant: new Map([
      ['harbor lunch', { category: 'Pets', name: 'The Harbor', isTransfer: null }],
    ]),
    transaction: new Map([
      ['key2', { category: 'Travel', name: null, isTransfer: null }],
      ['key3', { category: 'Savings and investments', name: null, isTransfer: null }],
      ['key4', { category: null, name: null, isTransfer: true }],
    ]),
  }
  expect(buildLedger(stored, corrections, classify).entries).toMatchObject([
    { merchant: 'The Harbor', category: 'Pets', corrected: 'merchant' },
    { merchant: 'The Harbor', category: 'Travel', corrected: 'transaction' },
    { category: 'Savings and investments', kind: 'transfer', corrected: 'transaction' },
    { category: 'Transfer', kind: 'transfer', corrected: 'transaction' },
  ])
})
