import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openTestVault } from '#tests/database.ts'
import { createQueue, type JobHandlers, type JobName } from './queue.ts'

const idle = async () => undefined
const idleHandlers: JobHandlers = {
  'process-document': idle,
  'embed-document': idle,
  'find-unprocessed': idle,
  'sweep-guests': idle,
  'run-source': idle,
  'embed-source': idle,
  'find-due-sources': idle,
  'scan-folder': idle,
  'move-originals': idle,
  'batch-records': idle,
  'rekey-passages': idle,
  'renew-vectors': idle,
  'send-recap': idle,
  'erase-deleted': idle,
}

type Held = { name: JobName; ofAda: number }

test.each<Held>([
  { name: 'process-document', ofAda: 2 },
  { name: 'embed-document', ofAda: 1 },
  { name: 'run-source', ofAda: 2 },
  { name: 'embed-source', ofAda: 1 },
  { name: 'batch-records', ofAda: 1 },
  { name: 'erase-deleted', ofAda: 1 },
])("one person's endless jobs of $name do not block anybody else's", async ({ name, ofAda }) => {
  await using opened = await openTestVault()
  const log = pino({ level: 'silent' })
  const queue = createQueue({ pool: opened.db.jobs, log, alone: true })
  const release = Promise.withResolvers<void>()
  const done: string[] = []
  const benIsDone = Promise.withResolvers<void>()
  async function handle({ userId }: { userId: string }) {
    done.push(userId)
    if (userId === 'ben') benIsDone.resolve()
    else await release.promise
  }
  await queue.start({ ...idleHandlers, [name]: handle })
  const jobOf = (userId: string, id: string) => ({
    userId,
    documentId: id,
    sourceId: id,
    deletionId: id,
  })
  for (const id of ['ada-1', 'ada-2', 'ada-3', 'ada-4'])
    await queue.send(name, jobOf('ada', id), id)
  await queue.send(name, jobOf('ben', 'ben-1'), 'ben-1')
  await benIsDone.promise
  expect(done.filter((userId) => userId === 'ada').length).toBeLessThanOrEqual(ofAda)
  release.resolve()
  await expect
    .poll(() => done.toSorted(), { timeout: 20_000 })
    .toEqual(['ada', 'ada', 'ada', 'ada', 'ben'])
  await queue.stop()
})
