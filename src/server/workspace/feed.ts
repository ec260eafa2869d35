import type { Child } from './child.ts'
import type { Request } from './messages.ts'

const loadLimits = { timeLimitMs: 60_000 }
/** Changes sent to the worker before it has made them. */
const maxUnanswered = 4

export type Feed = ReturnType<typeof createFeed>

/**
 * Sends a worker its changes while it is still making earlier ones, so that decrypting records and
 * loading them overlap. The worker makes them in order.
 */
export function createFeed(child: Pick<Child, 'call'>) {
  const waiting: Promise<unknown>[] = []
  return {
    /** Waits only while the worker lags, and fails if an earlier change has failed. */
    async put(request: Request): Promise<void> {
      const done = child.call(request, loadLimits)
      // A failure surfaces in a later `put` or in `settle`.
      done.catch(() => undefined)
      waiting.push(done)
      if (waiting.length > maxUnanswered) await waiting.shift()
    },
    async settle(): Promise<void> {
      await Promise.all(waiting.splice(0))
    },
    /** Answers after all earlier changes. */
    ask: (request: Request) => child.call(request, loadLimits),
  }
}
