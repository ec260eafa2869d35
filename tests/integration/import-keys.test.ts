import { expect } from 'vitest'
import { z } from 'zod'
import { importDraft, sourceView } from '#shared/sources.ts'
import { backupKey, encryptedStore } from '#server/connectors/whatsapp/encrypted.fixtures.ts'
import { phoneDatabase } from '#server/connectors/whatsapp/phone-database.fixtures.ts'
import { list, report, settled } from '#tests/data-sources.ts'
import { test } from '#tests/server.ts'

const errorOf = async (answer: Response) => [answer.status, await answer.json()] as const

test('an encrypted backup is imported with its key, which is asked for once and not kept', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const backup = Buffer.from(encryptedStore(phoneDatabase()))
  const form = new FormData()
  form.append('files', new File([backup], 'msgstore.db.crypt15'))
  const sent = await ada.send('POST', '/api/imports', { body: form })
  const draft = importDraft.parse(await sent.json())
  const [file] = draft.files
  expect(file).toMatchObject({
    recognised: { type: 'whatsapp', description: 'an encrypted backup of WhatsApp' },
    keyPrompt: { label: 'Key of the backup' },
  })
  const id = file?.id ?? ''
  const url = `/api/imports/${draft.id}/start`
  const without = await errorOf(await ada.post(url, { files: [{ id }] }))
  expect(without).toEqual([400, expect.objectContaining({ code: 'import.key_missing' })])
  const wrong = backupKey.replace('0', '1')
  const refused = await errorOf(await ada.post(url, { files: [{ id, key: wrong }] }))
  expect(refused).toEqual([400, expect.objectContaining({ code: 'import.wrong_key' })])
  expect(JSON.stringify(refused)).not.toContain(wrong)
  expect(await list(ada)).toEqual([])

  const started = await ada.post(url, { files: [{ id, key: backupKey }] })
  const [source] = z.array(sourceView).parse(await started.json())
  await settled(ada, source?.id ?? '')
  expect(await report(ada, source?.id ?? '')).toMatchObject({ stored: 2, failed: 0 })
  const shown = JSON.stringify([await list(ada), await report(ada, source?.id ?? '')])
  expect(shown).not.toContain(backupKey.slice(0, 9))
}, 60_000)
