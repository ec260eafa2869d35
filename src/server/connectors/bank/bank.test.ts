import { expect, test } from 'vitest'
import { parseBankCsv } from './parse-bank-csv.ts'
import { decodeOfx, parseOfx } from './parse-ofx.ts'
import { readCents } from './read-amount.ts'
import { readDate } from './read-date.ts'

test.each([
  ['1,234.56', 123456],
  ['-45.00', -4500],
  ['$2500.00', 250000],
  ['-$1800.00', -180000],
  ['+ $18.20', 1820],
  ['(12.00)', -1200],
  ['1.234,56', 123456],
  ['1.234', 123400],
  ['12,5', 1250],
  ['5', 500],
  ['12.50-', -1250],
  ['-00000000001500.0000', -150000],
  ['0.5700', 57],
  ['EUR 3,00', 300],
  ['', undefined],
  ['n/a', undefined],
  ['12a', undefined],
])('the amount %s is %s hundredths', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

test.each([
  ['04/02/2026', 'MDY', '2026-04-02'],
  ['04/02/2026', 'DMY', '2026-02-04'],
  ['2.4.26', 'DMY', '2026-04-02'],
  ['2026-04-02T10:00:00', 'MDY', '2026-04-02'],
  ['20260402120000.000[-5:EST]', 'MDY', '2026-04-02'],
  ['20260231', 'MDY', undefined],
  ['May', 'MDY', undefined],
] as const)('the date %s, read as %s, is %s', (text, order, date) => {
  expect(readDate(text, order)).toBe(date)
})

const sums = (text: string) => {
  const parsed = parseBankCsv(text, '')
  return parsed && [parsed.rows.length, parsed.rows.reduce((sum, { cents }) => sum + cents, 0)]
}

test('a table below a summary is found, and the balance line is not one of its rows', () => {
  const parsed = parseBankCsv(
    [
      'Description,,Summary Amt.',
      'Beginning balance as of 01/01/2026,,"1,000.00"',
      '',
      'Date,Description,Amount,Running Bal.',
      '01/01/2026,Beginning balance as of 01/01/2026,,"1,000.00"',
      '01/15/2026,"BLUE DOOR ""COFFEE"", No. 1","-1,087.32","912.68"',
    ].join('\r\n'),
    '',
  )
  expect(parsed).toMatchObject({
    withoutAmount: 1,
    unreadable: [],
    rows: [{ date: '2026-01-15', cents: -108732, description: 'BLUE DOOR "COFFEE", No. 1' }],
  })
})

test('columns for outgoing and incoming money become one amount', () => {
  const text =
    'Status,Date,Description,Debit,Credit\nCleared,01/25/2026,A,10.00,\nCleared,01/26/2026,B,,2.50'
  expect(sums(text)).toEqual([2, -750])
})

test('a table without headings is understood from its contents', () => {
  const text = '"01/25/2026","-10.00","*","","A SHOP"\n"01/26/2026","2.50","*","","A REFUND"'
  expect(sums(text)).toEqual([2, -750])
})

test('a German table with decimal commas is read', () => {
  const text = 'Buchungstag;Verwendungszweck;Betrag (EUR)\n25.01.2026;Miete;-1.000,50\n'
  expect(parseBankCsv(text, '')?.rows).toMatchObject([
    { date: '2026-01-25', cents: -100050, currency: 'EUR' },
  ])
})

test('a card with positive purchases is inverted, a salary account is not', () => {
  const card =
    'Date,Description,Amount\n01/25/2026,SHOP,10.00\n01/26/2026,CAFE,5.00\n01/27/2026,PAYMENT THANK YOU,-15.00\n01/28/2026,BOOKS,7.00'
  expect(parseBankCsv(card, '')).toMatchObject({
    notes: [/purchases as positive/],
    rows: [{ cents: -1000 }, {}, { cents: 1500 }, {}],
  })
  const salary =
    'Date,Description,Amount\n01/25/2026,ACME PAYROLL,1000.00\n01/26/2026,ACME PAYROLL,5.00\n01/27/2026,CARD AUTOPAY,-15.00'
  expect(sums(salary)).toEqual([3, 99000])
})

test('a table of other things has no transactions', () => {
  expect(parseBankCsv('name,age\nAda,36\n', '')).toBeUndefined()
})

const ofx = [
  'OFXHEADER:100',
  'CHARSET:1252',
  '',
  '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD',
  '<BANKACCTFROM><BANKID>1<ACCTID>000012345678<ACCTTYPE>CHECKING</BANKACCTFROM>',
  '<BANKTRANLIST><DTSTART>20260101',
  '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260115120000[-5:EST]<TRNAMT>-12.34<FITID>a1<NAME>Caf\u00e9 &amp; Co<MEMO>lunch</STMTTRN>',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260116<TRNAMT>+1,000.00<FITID>a2<NAME>ACME',
  '<BANKACCTTO><ACCTID>999</BANKACCTTO></STMTTRN>',
  '<STMTTRN><TRNTYPE>DEBIT<TRNAMT>-1.00<FITID>a3<NAME>no date</STMTTRN>',
  '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
].join('\r\n')

test('OFX without end tags is read in its own encoding', () => {
  expect(parseOfx(decodeOfx(Buffer.from(ofx, 'latin1')))).toEqual({
    transactions: [
      {
        id: 'a1',
        date: '2026-01-15',
        cents: -1234,
        currency: 'USD',
        payee: 'Café & Co',
        description: 'Café & Co lunch',
        account: '000012345678',
        accountType: 'checking',
        bankType: 'DEBIT',
      },
      {
        id: 'a2',
        date: '2026-01-16',
        cents: 100000,
        currency: 'USD',
        payee: 'ACME',
        description: 'ACME',
        account: '000012345678',
        accountType: 'checking',
        bankType: 'CREDIT',
      },
    ],
    unreadable: ['a3'],
    trades: 0,
  })
})

test('OFX as XML yields the same', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200"?><OFX><CURDEF>EUR</CURDEF><CCACCTFROM><ACCTID>4111</ACCTID></CCACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20260115</DTPOSTED><TRNAMT>-5,50</TRNAMT><FITID>1</FITID><PAYEE><NAME>Shop</NAME></PAYEE><MEMO></MEMO></STMTTRN></BANKTRANLIST></OFX>`
  expect(parseOfx(xml).transactions).toMatchObject([
    { cents: -550, currency: 'EUR', payee: 'Shop', account: '4111' },
  ])
})
