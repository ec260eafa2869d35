import * as xlsx from '@e965/xlsx'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createBank } from './bank.ts'
import { isWorkbook } from './read-workbook.ts'

test('statements in an archive are read, and nothing else in it', async () => {
  const camt = [
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>',
    '<Acct><Id><IBAN>DE00100000000000004321</IBAN></Id></Acct>',
    '<Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>',
    '<BookgDt><Dt>2026-02-13</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>Kiosk</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>',
    '</Stmt></BkToCstmrStmt></Document>',
  ].join('')
  const archive = memoryFile(
    'statements.zip',
    zipOf([
      { name: 'camt/2026-02-13.xml', data: camt, deflate: true },
      { name: 'stmt_4321.csv', data: 'Date,Description,Amount\n02/14/2026,Cafe,-2.00\n' },
      { name: 'plants.csv', data: 'plant,bed\nbean,3\n' },
      { name: 'readme.txt', data: 'Dear Dana' },
    ]),
  )
  const bank = createBank()
  expect(await bank.recognise?.(archive)).toBe('statements of a bank')
  const pages = await Array.fromAsync(bank.import?.([archive], AbortSignal.timeout(20_000)) ?? [])
  const found = pages
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === 'transaction' ? [item.transaction] : []))
  expect(found).toMatchObject([
    { date: '2026-02-13', cents: -1250, currency: 'EUR' },
    { date: '2026-02-14', cents: -200, account: '4321' },
  ])
  const other = memoryFile('notes.zip', zipOf([{ name: 'plants.csv', data: 'plant,bed\nbean,3' }]))
  expect(await bank.recognise?.(other)).toBeUndefined()
})

test('an archive other than a workbook never reaches the spreadsheet reader', async () => {
  const photo = (seed: number) =>
    Buffer.from(Array.from({ length: 600_000 }, (_, at) => (at * at * seed + (at >> 3)) & 0xff))
  const photos = zipOf([
    { name: 'IMG_1.jpg', data: photo(7), deflate: true },
    { name: 'IMG_2.jpg', data: photo(13), deflate: true },
  ])
  const bank = createBank()
  for (const name of ['photos.zip', 'photos.xlsx']) {
    expect(await bank.recognise?.(memoryFile(name, photos))).toBeUndefined()
  }
  expect(isWorkbook(photos)).toBe(false)
})

test('only a complete workbook counts as one', () => {
  const book = xlsx.utils.book_new(xlsx.utils.aoa_to_sheet([['Date', 'Amount']]), 'Sheet1')
  for (const bookType of ['xlsx', 'xlsm', 'xlsb', 'ods', 'biff8', 'biff5'] as const) {
    const bytes = Buffer.from(
      z.instanceof(Uint8Array).parse(xlsx.write(book, { type: 'buffer', bookType })),
    )
    expect([bookType, isWorkbook(bytes)]).toEqual([bookType, true])
    if (bytes[0] === 0x50) expect(isWorkbook(bytes.subarray(0, bytes.length - 1))).toBe(false)
  }
})
