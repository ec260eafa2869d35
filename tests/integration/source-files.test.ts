import { expect } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { documentContent, sheetWindow } from '#shared/documents.ts'
import { sourceView } from '#shared/sources.ts'
import { create, importFiles, settled, report, search } from '#tests/data-sources.ts'
import { test } from '#tests/server.ts'

test('a pasted chat is imported, found and opened; a later export adds only new messages', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const chat = [
    '[04/03/25, 14:05:09] Dana: Shall we meet at the lighthouse?',
    '[04/03/25, 14:06:00] Ada: Yes, at six',
    '[28/03/25, 09:00:00] Dana: The ferry leaves at noon',
  ].join('\n')
  const created = await create(ada, 'whatsapp', { phoneNumber: '+15551234567', sessionData: chat })
  const { id, status } = sourceView.parse(await created.json())
  expect(status).toBe('disconnected')
  const source = await settled(ada, id)
  expect(source).toMatchObject({ status: 'connected', counts: { messages: 3 } })
  expect(source.config.saved).toEqual(['phoneNumber'])

  const [hit] = await search(ada, 'lighthouse')
  expect(hit?.originalName).toBe('Ada and Dana, March 2025')
  const again = `${chat}\n[29/03/25, 08:00:00] Ada: Bring the binoculars\n[01/04/25, 08:00:00] Dana: Back home`
  await importFiles(ada, id, { 'WhatsApp Chat - Ada and Dana.txt': again })
  expect(await settled(ada, id)).toMatchObject({ counts: { messages: 5 } })
  expect(await report(ada, id)).toMatchObject({ read: 5, stored: 2, skipped: 3 })
  const [lighthouse, ...others] = await search(ada, 'lighthouse')
  expect(others).toEqual([])
  const content = documentContent.parse(
    await (await ada.get(`/api/documents/${lighthouse?.id}/content`)).json(),
  )
  expect(content.kind === 'text' && content.blocks.map(({ text }) => text)).toEqual([
    '4 March 2025',
    '14:05 Dana: Shall we meet at the lighthouse?',
    '14:06 Ada: Yes, at six',
    '28 March 2025',
    '09:00 Dana: The ferry leaves at noon',
    '29 March 2025',
    '08:00 Ada: Bring the binoculars',
  ])
  expect((await search(ada, 'binoculars')).map(({ id: found }) => found)).toEqual([lighthouse?.id])
})

test('statements become transactions that can be summed, each purchase once', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const created = await create(ada, 'bank_of_america', { credential: 'anything' })
  const { id } = sourceView.parse(await created.json())
  const csv = [
    'Description,,Summary Amt.',
    'Beginning balance as of 04/01/2026,,"1,000.00"',
    '',
    'Date,Description,Amount,Running Bal.',
    '04/01/2026,Beginning balance as of 04/01/2026,,"1,000.00"',
    '04/02/2026,"BLUE DOOR COFFEE","-4.50","995.50"',
    '04/02/2026,"BLUE DOOR COFFEE","-4.50","991.00"',
    '04/20/2026,"ACME PAYROLL","1,000.00","1,991.00"',
  ].join('\r\n')
  await importFiles(ada, id, { 'stmt.csv': csv })
  expect(await settled(ada, id)).toMatchObject({
    status: 'connected',
    counts: { transactions: 3 },
  })
  await importFiles(ada, id, { 'stmt (1).csv': `${csv}\r\n04/21/2026,RENT,-500.00,"1,491.00"\r\n` })
  await settled(ada, id)
  expect(await report(ada, id)).toMatchObject({ stored: 1, skipped: 4 })

  const question = 'What is the sum of amount for payee BLUE DOOR COFFEE?'
  const asked = askResponse.parse(await (await ada.post('/api/ask', { question })).json())
  expect(asked.answer).toMatch(/-?9(\.00)?/)
  expect(asked.sql).toContain('transactions')
  const cited = asked.citations[0]
  expect(cited).toMatchObject({ documentName: 'Transactions' })
  const window = sheetWindow.parse(
    await (await ada.get(`/api/documents/${cited?.documentId}/sheets/0?from=0`)).json(),
  )
  expect(window.rows.slice(0, 3)).toEqual([
    ['Date', 'Amount', 'Payee', 'Description', 'Account', 'Category'],
    ['2026-04-02', '-4.50', 'BLUE DOOR COFFEE', 'BLUE DOOR COFFEE', '', ''],
    ['2026-04-02', '-4.50', 'BLUE DOOR COFFEE', 'BLUE DOOR COFFEE', '', ''],
  ])
  expect((await search(ada, 'payroll'))[0]).toMatchObject({
    originalName: 'Transactions',
    locator: { kind: 'cells', sheet: 'Transactions' },
  })
})

test('files that are no export are reported and connect nothing', async ({ server }) => {
  const ada = await server.person('Ada')
  for (const type of ['whatsapp', 'trove'] as const) {
    const { id } = sourceView.parse(await (await create(ada, type, {})).json())
    await importFiles(ada, id, { 'letter.txt': 'Dear Dana,\nsee you soon.\n' })
    const source = await settled(ada, id)
    expect(source.status).toBe('disconnected')
    expect(source.reason).toMatch(/contain no .* export that Trove can read/)
  }
})
