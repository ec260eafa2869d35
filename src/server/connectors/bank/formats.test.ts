import * as xlsx from '@e965/xlsx'
import { expect, test } from 'vitest'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createBank } from './bank.ts'
import { readStatement } from './read-statement.ts'

const read = (lines: readonly string[], name = 'export.csv') =>
  readStatement(Buffer.from(lines.join('\r\n')), name)

test('QIF of several accounts is read, with splits, transfers and years after an apostrophe', () => {
  const statement = read(
    [
      '!Option:AutoSwitch',
      '!Account',
      'NEveryday 4321',
      'TBank',
      '^',
      '!Type:Bank',
      "D2/13'26",
      'T-1,234.50',
      'PCorner Shop',
      'MWeekly',
      'LGroceries',
      'SGroceries',
      'EFood',
      '$-1,000.00',
      'SHousehold',
      '$-234.50',
      '^',
      "D 2/14' 6",
      'T-50.00',
      'L[Savings]',
      '^',
      '!Type:Cat',
      'NGroceries',
      '^',
      '!Type:Invst',
      "D2/14'26",
      'NBuy',
      '^',
      '!Type:CCard',
      "D2/15'26",
      'T-9.00',
      'PCinema',
    ],
    'all.qif',
  )
  expect(statement?.movements).toMatchObject([
    {
      date: '2026-02-13',
      cents: -123450,
      payee: 'Corner Shop',
      description: 'Corner Shop, Weekly, Food',
      bankCategory: 'Groceries',
      account: '4321',
      accountName: 'Everyday 4321',
      accountType: 'checking',
    },
    { date: '2006-02-14', cents: -5000, bankType: 'transfer', payee: 'Savings' },
    { date: '2026-02-15', cents: -900, accountType: 'card' },
  ])
  expect(statement?.skipped).toEqual([{ reason: 'A purchase or sale of securities', count: 1 }])
})

test('MT940 is read, including the codes of German banks', () => {
  const statement = read(
    [
      ':20:STARTUMS',
      ':25:10010010/0006820101',
      ':28C:00001/001',
      ':60F:C260201EUR1000,00',
      ':61:2602130213D45,10NMSCNONREF//1',
      ':86:105?00BASISLASTSCHRIFT?20EREF+77?21SVWZ+Einkauf Februar?32REWE?33 Markt',
      ':61:2602140214C100,NTRFREF1',
      ':86:Refund of the deposit',
      ':61:2602150215RC5,00NMSCNONREF',
      ':62F:C260215EUR1049,90',
      '-',
    ],
    'x.sta',
  )
  expect(statement?.movements).toMatchObject([
    {
      date: '2026-02-13',
      cents: -4510,
      payee: 'REWE Markt',
      currency: 'EUR',
      account: '0006820101',
    },
    { date: '2026-02-14', cents: 10000, description: 'Refund of the deposit' },
    { date: '2026-02-15', cents: -500 },
  ])
})

test('CAMT.053 is read; pending entries are skipped', () => {
  const entry = (status: string, side: string, amount: string, party: string) =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>2026-02-13</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><${party}><Pty><Nm>Caf&#233; Luna &amp; Co</Nm></Pty></${party}></RltdPties><RmtInf><Ustrd>Thanks</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE02100100100006820101</IBAN></Id></Acct>${entry('BOOK', 'DBIT', '4.50', 'Cdtr')}${entry('BOOK', 'CRDT', '10', 'Dbtr')}${entry('PDNG', 'DBIT', '9.99', 'Cdtr')}</Stmt></BkToCstmrStmt></Document>`
  expect(read([xml], 'x.xml')?.movements).toMatchObject([
    {
      cents: -450,
      payee: 'Café Luna & Co',
      description: 'Thanks',
      account: 'DE02100100100006820101',
    },
    { cents: 1000, currency: 'EUR' },
  ])
})

test('the same transaction has one key in every format that names the account', () => {
  const csv = read(
    [
      'Date,Description,Amount',
      '02/13/2026,CHECKCARD 0212 CORNER SHOP BOSTON,-4.50',
      '02/13/2026,CORNER SHOP,-4.50',
    ],
    'stmt_4321.csv',
  )
  const ofx = read([
    '<OFX><ACCTID>4321<STMTTRN><DTPOSTED>20260213<TRNAMT>-4.50<FITID>1<NAME>Corner Shop</STMTTRN>',
    '<STMTTRN><DTPOSTED>20260213<TRNAMT>-4.50<FITID>2<NAME>Corner Shop</STMTTRN></OFX>',
  ])
  const keys = (statement: typeof csv) =>
    statement?.movements.map(({ reference, ...movement }) => statement.keyOf(movement, reference))
  expect(keys(csv)).toEqual(keys(ofx))
  expect(new Set(keys(csv)).size).toBe(2)
})

test.each(['xlsx', 'biff8'] as const)('a workbook (%s) is read like a table', async (bookType) => {
  const sheet = xlsx.utils.aoa_to_sheet([
    ['Account Statement'],
    ['Account Number:', '', '1234 4321'],
    [],
    ['Transaction Date', 'Transaction Description', 'Withdrawal', 'Deposit', 'Available Balance'],
    [new Date(2026, 1, 13), 'CORNER SHOP', 12.5, 0, 87.5],
    [new Date(2026, 1, 14), 'ORCHARD LTD', 0, 1000, 1087.5],
  ])
  const book = xlsx.utils.book_new(xlsx.utils.aoa_to_sheet([['About this file']]), 'About')
  xlsx.utils.book_append_sheet(book, sheet, 'Statement')
  const bytes = Buffer.from(xlsx.write(book, { type: 'buffer', bookType }))
  const name = bookType === 'xlsx' ? 'statement.xlsx' : 'statement.xls'
  const bank = createBank()
  expect(await bank.recognise?.(memoryFile(name, bytes))).toBe('a table of transactions')
  expect(await bank.preview?.(memoryFile(name, bytes))).toMatchObject({
    mapping: { date: 0, description: 1, debit: 2, credit: 3, balance: 4 },
  })
  expect(readStatement(bytes, name)?.movements).toMatchObject([
    { date: '2026-02-13', cents: -1250, payee: 'CORNER SHOP', account: '4321' },
    { date: '2026-02-14', cents: 100000 },
  ])
})

test('OFX in UTF-16, in lower case, with sections and character references is read', () => {
  const list = (name: string) =>
    `<OFX><STMTRS><CURDEF>eur<ACCTID>1234<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260213<TRNAMT>-12,50<FITID>1<NAME>${name}</STMTTRN></BANKTRANLIST></STMTRS></OFX>`
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(list('Bäcker'), 'utf16le')])
  const read = (bytes: Buffer) => readStatement(bytes, 'x.ofx')?.movements
  const expected = { date: '2026-02-13', cents: -1250, currency: 'EUR' }
  expect(read(utf16)).toMatchObject([{ ...expected, payee: 'Bäcker' }])
  expect(read(Buffer.from(list('Caf&#xe9;').toLowerCase()))).toMatchObject([
    { ...expected, payee: 'café' },
  ])
  expect(read(Buffer.from(list('<![CDATA[Bed & <Bean>]]>')))).toMatchObject([
    { ...expected, payee: 'Bed & <Bean>' },
  ])
})

test('QIF without a line for the account type is read', () => {
  const text = 'D13/02/2026\nT-12.50\nPKiosk\n^\nD14/02/2026\nT2.00\nPCafe\n^\n'
  expect(readStatement(Buffer.from(text), 'x.qif')?.movements).toMatchObject([
    { date: '2026-02-13', cents: -1250, payee: 'Kiosk' },
    { date: '2026-02-14', cents: 200, payee: 'Cafe' },
  ])
})
