import { expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createBank } from './bank.ts'

test('statements in an archive are read, and nothing else of it', async () => {
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
