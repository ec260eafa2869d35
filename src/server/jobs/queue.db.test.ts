import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openTestVault } from '#tests/database.ts'
import { createQueue, type JobHandlers } from './queue.ts'

const idle = async () => undefined
const idleHandlers: JobHandlers = {
  'process-document': idle,
  'embed-document': idle,
  'find-unprocessed': idle,
  'sweep-guests': idle,
  'run-source': idle,
  'embed-source': idle,
  'find-due-sources': idle,
  'move-originals': idle,
  'batch-records': idle,
  'rekey-passages': idle,
  'erase-deleted': idle,
}

test("one person's endless documents do not block anybody else's", async () => {
  await using opened = await openTestVault()
  const log = pino({ level: 'silent' })
  const queue = createQueue({ pool: opened.db.jobs, log, alone: true })
  const release = Promise.withResolvers<void>()
  const read: string[] = []
  const benIsRead = Promise.withResolvers<void>()
  await queue.start({
    ...idleHandlers,
    async 'process-document'({ userId, documentId }) {
      read.push(documentId)
      if (userId === 'ben') benIsRead.resolve()
      else await release.promise
    },
  })
  for (const documentId of ['ada-1', 'ada-2', 'ada-3', 'ada-4']) {
    await queue.send('process-document', { userId: 'ada', documentId }, documentId)
  }
  await queue.send('process-document', { userId: 'ben', documentId: 'ben-1' }, 'ben-1')
  await benIsRead.promise
  expect(read.filter((id) => id.startsWith('ada')).length).toBeLessThanOrEqual(2)
  release.resolve()
  await expect
    .poll(() => read.toSorted(), { timeout: 20_000 })
    .toEqual(['ada-1', 'ada-2', 'ada-3', 'ada-4', 'ben-1'])
  await queue.stop()
})
