import { expect } from 'vitest'
import { documentContent } from '#shared/documents.ts'
import { sourceView } from '#shared/sources.ts'
import { encryptedBackup } from '#server/connectors/apple-messages/backup.fixtures.ts'
import {
  sampleCount,
  sampleDatabase,
} from '#server/connectors/apple-messages/sample-messages.fixtures.ts'
import {
  callsBackup,
  smsBackup,
  smsBackupCount,
} from '#server/connectors/google-messages/sms-backup.fixtures.ts'
import { create, report, search, settled } from '#tests/data-sources.ts'
import { test, type Browser } from '#tests/server.ts'

function importBytes(browser: Browser, id: string, files: Record<string, Uint8Array | string>) {
  const form = new FormData()
  for (const [name, content] of Object.entries(files)) {
    form.append('files', new File([new Uint8Array(Buffer.from(content))], name))
  }
  return browser.send('POST', `/api/data-sources/${id}/import`, { body: form })
}

test('messages from a Mac are imported, found and updated with their replies', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'apple_messages', {})).json())
  await importBytes(ada, id, { 'chat.db': sampleDatabase() })
  expect(await settled(ada, id)).toMatchObject({
    status: 'connected',
    counts: { messages: sampleCount },
  })
  expect(await report(ada, id)).toMatchObject({ stored: sampleCount, failed: 0 })
  const [hit] = await search(ada, 'beans or peas')
  expect(hit?.originalName).toBe('+15551234567, March 2025')
  const content = documentContent.parse(
    await (await ada.get(`/api/documents/${hit?.id}/content`)).json(),
  )
  expect(content.kind === 'text' && content.blocks.map(({ text }) => text)).toEqual([
    '14 March 2025',
    '10:00 +15551234567: Beans or peas?',
    '10:01 Me: Beans, please (edited) (👍 +15551234567)',
    '10:03 +15551234567: Coming by bus',
  ])
  const [group] = await search(ada, 'who brings what')
  expect(group?.matchedText).toContain('bed.heic, plan.pdf (in answer to “Who brings what?”)')
  await importBytes(ada, id, { 'chat.db': sampleDatabase() })
  await settled(ada, id)
  expect(await report(ada, id)).toMatchObject({ stored: 0, updated: 0 })
})

test('an encrypted backup asks for its password, and is read once it is configured', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'apple_messages', {})).json())
  const backup = { 'Backup.zip': encryptedBackup(sampleDatabase(), 'rhubarb pie') }
  await importBytes(ada, id, backup)
  const refused = await settled(ada, id)
  expect(refused.status).toBe('error')
  expect(refused.reason).toContain('password is missing or wrong')
  const credentials = { backupPassword: 'rhubarb pie' }
  expect((await ada.patch(`/api/data-sources/${id}`, { credentials })).status).toBe(200)
  await importBytes(ada, id, backup)
  const source = await settled(ada, id)
  expect(source).toMatchObject({ status: 'connected', counts: { messages: sampleCount } })
  expect(source.config.saved).toContain('backupPassword')
  expect(JSON.stringify(source)).not.toContain('rhubarb')
})

test('messages and calls from an Android phone are imported together', async ({ server }) => {
  const ada = await server.person('Ada')
  const created = await create(ada, 'google_messages', { phoneNumber: '+1 555 000 1111' })
  const { id } = sourceView.parse(await created.json())
  await importBytes(ada, id, { 'sms-1.xml': smsBackup, 'calls-1.xml': callsBackup })
  expect(await settled(ada, id)).toMatchObject({
    status: 'connected',
    counts: { messages: smsBackupCount, activities: 2 },
  })
  expect(await report(ada, id)).toMatchObject({ stored: smsBackupCount + 2, failed: 1 })
  const [hit] = await search(ada, 'look at the bed')
  expect(hit?.originalName).toBe('Bea Baker, Ada, March 2025')
})
