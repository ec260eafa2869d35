import { setTimeout } from 'node:timers/promises'
import type { Queue } from '#server/jobs/queue.ts'
import type { RunRequests } from './run-requests.ts'

export type StartRun = ReturnType<typeof createStartRun>

/**
 * How long to wait for an ending job; after that, the next check for due sources finds the request.
 */
const handovers = 10
const handoverMs = 100

/** Requests a run and makes sure that a job takes it up. */
export function createStartRun({ requests, queue }: { requests: RunRequests; queue: Queue }) {
  async function handOver(userId: string, id: string): Promise<void> {
    for (let tries = 0; tries < handovers; tries++) {
      if (await queue.send('run-source', { userId, sourceId: id }, id)) return
      // A queued job takes the request up, unless it was just about to end.
      if (!(await requests.waits(userId, id))) return
      await setTimeout(handoverMs)
    }
  }

  return {
    /** Completing the files has already requested the import. */
    import: handOver,
    async sync(userId: string, id: string): Promise<void> {
      await requests.sync(userId, id)
      await handOver(userId, id)
    },
    stop: (userId: string, id: string) => requests.stop(userId, id),
    async resume(userId: string, id: string): Promise<void> {
      if (await requests.resume(userId, id)) await handOver(userId, id)
    },
  }
}
