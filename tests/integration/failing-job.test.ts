import pg from 'pg'
import { expect } from 'vitest'
import { createHandlers } from '#server/job-handlers.ts'
import { idOf } from '#tests/data-sources.ts'
import { test } from '#tests/server.ts'

test('a document whose reading always fails is reported to its person after the last attempt', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const [document] = await ada.bring({ 'note.txt': 'The garage code is 4711.' })
  const documentId = document?.id ?? ''
  const owner = new pg.Client(server.opened.connection)
  await owner.connect()
  await owner.query(`update trove.document_chunks set sealed = '\\x00' where document_id = $1`, [
    documentId,
  ])
  await owner.query(`update trove.documents set status = 'processing' where id = $1`, [documentId])
  await owner.end()

  const handlers = createHandlers(server.services)
  const { signal } = new AbortController()
  const attempt = async (isLast: boolean) => {
    const job = { userId: await idOf(ada), documentId }
    await expect(handlers['process-document'](job, signal, { isLast })).rejects.toThrow()
    return (await ada.list())[0]
  }
  expect(await attempt(false)).toMatchObject({ status: 'processing' })
  expect(await attempt(true)).toMatchObject({
    status: 'error',
    error: 'Reading this file failed because of a fault in Trove. Delete it and upload it again.',
  })
})
