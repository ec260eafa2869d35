import { expect, test } from 'vitest'
import { readCells } from './read-cells.ts'
import { previewOf } from './preview-columns.ts'
import { readStatement } from './read-statement.ts'

const read = (lines: readonly string[], name = 'export.csv') =>
  readStatement(Buffer.from(lines.join('\r\n')), name)
const rows = (lines: readonly string[], name?: string) =>
  read(lines, name)?.movements.map(({ date, cents, payee }) => [date, cents, payee])

/** Layouts written by banks and programs, filled with made-up movements. */
const layouts: Record<string, [lines: string[], rows: unknown[]]> = {
  'a German current account with a preamble and semicolons': [
    [
      '"Girokonto";"DE02100100100006820101"',
      '"Kontostand vom 20.11.2026:";"1.234,56 €"',
      '',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)"',
      '"13.02.26";"13.02.26";"Gebucht";"Ada Berg";"REWE Markt";"Einkauf";"Ausgang";"DE111";"-45,10"',
      '"01.02.26";"01.02.26";"Gebucht";"Orchard GmbH";"Ada Berg";"Gehalt";"Eingang";"DE222";"3.100,00"',
      '"28.01.26";"28.01.26";"Vorgemerkt";"Ada Berg";"Kino";"Karten";"Ausgang";"DE333";"-9,00"',
    ],
    [
      ['2026-02-13', -4510, 'REWE Markt'],
      ['2026-02-01', 310000, 'Orchard GmbH'],
    ],
  ],
  'a German savings bank': [
    [
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung";"Info"',
      '"DE99500500000000004321";"13.02.26";"13.02.26";"KARTENZAHLUNG";"2026-02-12T10:00 Debitk.1";"ALDI SUED";"DE111";"-20,50";"EUR";"Umsatz gebucht"',
    ],
    [['2026-02-13', -2050, 'ALDI SUED']],
  ],
  'a Dutch bank that says which way the money went': [
    [
      '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen"',
      '"20260213","Albert Heijn","NL01INGB0000001234","","BA","Af","12,34","Betaalautomaat","Pas 1"',
      '"20260214","Orchard BV","NL01INGB0000001234","NL02","GT","Bij","1.500,00","Overschrijving","Salaris"',
    ],
    [
      ['2026-02-13', -1234, 'Albert Heijn'],
      ['2026-02-14', 150000, 'Orchard BV'],
    ],
  ],
  'a British bank with two columns and days first': [
    [
      'Date,Type,Description,Paid out,Paid in,Balance',
      '03/02/2026,DD,COUNCIL TAX,120.00,,880.00',
      '13/02/2026,CR,ORCHARD LTD,,"1,000.00","1,880.00"',
    ],
    [
      ['2026-02-03', -12000, 'COUNCIL TAX'],
      ['2026-02-13', 100000, 'ORCHARD LTD'],
    ],
  ],
  'an Indian bank': [
    [
      'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '01/04/26,UPI-CHAI POINT,0001,01/04/26,"1,23,456.50",,"10,000.00"',
      '15/04/26,SALARY,0002,15/04/26,,"2,00,000.00","2,10,000.00"',
    ],
    [
      ['2026-04-01', -12345650, 'UPI-CHAI POINT'],
      ['2026-04-15', 20000000, 'SALARY'],
    ],
  ],
  'a program that keeps the sign in a word': [
    [
      '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name"',
      '"2/13/2026","Corner Shop","CORNER SHOP 12","12.50","debit","Groceries","Everyday"',
      '"2/14/2026","Orchard","ORCHARD PAYROLL","900.00","credit","Paycheck","Everyday"',
    ],
    [
      ['2026-02-13', -1250, 'Corner Shop'],
      ['2026-02-14', 90000, 'Orchard'],
    ],
  ],
  'a money app with times and currencies': [
    [
      'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
      'CARD_PAYMENT,Current,2026-02-12 10:00:00,2026-02-13 09:00:00,Corner Shop,-12.50,0.00,GBP,COMPLETED,87.50',
      'CARD_PAYMENT,Current,2026-02-14 10:00:00,,Cafe,-3.00,0.00,GBP,PENDING,87.50',
    ],
    [['2026-02-13', -1250, 'Corner Shop']],
  ],
  'a broker with a total below': [
    [
      '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"',
      '"02/13/2026 as of 02/12/2026","Bank Interest","","BANK INT 01","","","","$1.25"',
      '"02/14/2026","MoneyLink Transfer","","Tfr ORCHARD BANK","","","","-$500.00"',
      '"Transactions Total","","","","","","","-$498.75"',
    ],
    [
      ['2026-02-13', 125, 'Bank Interest'],
      ['2026-02-14', -50000, 'Tfr ORCHARD BANK'],
    ],
  ],
  'a table behind another one': [
    [
      'Account Number,Investment Name,Symbol,Shares,Share Price,Total Value',
      '12345678,Some Fund,SFX,1.00,10.00,10.00',
      '',
      'Account Number,Trade Date,Settlement Date,Transaction Type,Transaction Description,Investment Name,Symbol,Shares,Share Price,Principal Amount,Commission Fees,Net Amount',
      '12345678,2026-02-13,2026-02-14,Dividend,Dividend Received,Some Fund,SFX,0.0,1.0,4.20,0.0,4.20',
    ],
    [['2026-02-13', 420, 'Dividend']],
  ],
  'a table without headings and with an empty column for each direction': [
    ['13.02.2026;Kiosk;5,00;', '14.02.2026;Orchard GmbH;;100,00', '15.02.2026;Kiosk;2,50;'],
    [
      ['2026-02-13', -500, 'Kiosk'],
      ['2026-02-14', 10000, 'Orchard GmbH'],
      ['2026-02-15', -250, 'Kiosk'],
    ],
  ],
  'dates with names of months, parted by tabs': [
    [
      'Date\tDetails\tAmount\tBalance',
      '13 Feb 2026\tCorner Shop\t-12.50\t87.50',
      'Mar 3, 2026\tCafe\t-2.50\t85.00',
    ],
    [
      ['2026-02-13', -1250, 'Corner Shop'],
      ['2026-03-03', -250, 'Cafe'],
    ],
  ],
}
test.each(Object.entries(layouts))('%s is read', (_, [lines, expected]) => {
  expect(rows(lines)).toEqual(expected)
})

test('a card with only purchases is inverted', () => {
  const lines = Array.from(
    { length: 6 },
    (_, at) => `02/1${at}/2026,02/1${at}/2026,SHOP ${at},5.00`,
  )
  const statement = read(['Trans. Date,Post Date,Description,Amount', ...lines])
  expect(statement?.movements.every(({ cents }) => cents === -500)).toBe(true)
  expect(statement?.notes).toEqual([expect.stringMatching(/purchases as positive/)])
})

test('balances reveal inverted signs and missing lines', () => {
  const head = 'Date,Description,Amount,Balance'
  const turned = [
    '02/13/2026,A,10.00,90.00',
    '02/14/2026,B,20.00,70.00',
    '02/15/2026,C,-5.00,75.00',
  ]
  expect(rows([head, ...turned])?.map(([, cents]) => cents)).toEqual([-1000, -2000, 500])
  const lines = Array.from(
    { length: 12 },
    (_, at) => `02/${at + 13}/2026,SHOP,-1.00,${at < 6 ? 99 - at : 90 - at}.00`,
  )
  expect(read([head, ...lines])?.notes).toEqual([
    'From line 8 on, the balances in the file do not follow from the amounts.',
  ])
})

test('ambiguous dates are read so that the lines are in order', () => {
  const lines = [
    '01/02/2026,A,-1.00',
    '01/03/2026,B,-1.00',
    '05/03/2026,C,-1.00',
    '02/04/2026,D,-1.00',
  ]
  const statement = read(['Date,Description,Amount', ...lines])
  expect(statement?.movements.map(({ date }) => date)).toEqual([
    '2026-02-01',
    '2026-03-01',
    '2026-03-05',
    '2026-04-02',
  ])
  expect(statement?.notes).toEqual([])
})

test('the account comes from the file name or the text above the table', () => {
  const lines = ['Date,Description,Amount', '02/13/2026,A,-1.00']
  const accountOf = (above: string[], name: string) =>
    read([...above, ...lines], name)?.movements[0]?.account
  expect(accountOf([], 'currentTransaction_4321.csv')).toBe('4321')
  expect(accountOf([], 'Chase4321_Activity20260101_20260201.CSV')).toBe('4321')
  expect(accountOf([], 'stmt 2026.csv')).toBe('')
  expect(accountOf(['Account Number,,****9876', ''], 'stmt.csv')).toBe('9876')
})

test("the preview shows how the columns are read, and the person's choice takes precedence", () => {
  const lines = [
    'When,What,How much,Left',
    '02/03/2026,Kiosk,5.00,95.00',
    '02/04/2026,Cafe,3.00,92.00',
  ]
  const preview = previewOf(readCells(lines.join('\n')))
  expect(preview).toMatchObject({
    columns: ['When', 'What', 'How much', 'Left'],
    rows: [lines[1]?.split(','), lines[2]?.split(',')],
    mapping: { date: 0, description: 1, amount: 2, dateOrder: 'MDY' },
  })
  const mapping = {
    date: 0,
    description: 1,
    amount: 2,
    dateOrder: 'DMY' as const,
    spendingIsPositive: true,
  }
  const statement = readStatement(Buffer.from(lines.join('\n')), 'x.csv', mapping)
  expect(statement?.movements.map(({ date, cents }) => [date, cents])).toEqual([
    ['2026-03-02', -500],
    ['2026-04-02', -300],
  ])
})
