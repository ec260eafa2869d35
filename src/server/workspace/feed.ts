import type { Child } from './child.ts'
import type { Request } from './messages.ts'

const loadLimits = { timeLimitMs: 60_000 }
/** Changes that the worker has and has not made yet. */
const ahead = 4

export type Feed = ReturnType<typeof createFeed>

/**
 * Hands a worker its changes while it still makes those before, so that opening records and taking
 * them in go on side by side. The worker makes them in the order in which they come.
 */
export function createFeed(child: Pick<Child, 'call'>) {
  const waiting: Promise<unknown>[] = []
  return {
    /** Waits only where the worker has fallen behind, and fails with what failed before. */
    async put(request: Request): Promise<void> {
      const done = child.call(request, loadLimits)
      // It is told to whoever puts next, or settles.
      done.catch(() => undefined)
      waiting.push(done)
      if (waiting.length > ahead) await waiting.shift()
    },
    async settle(): Promise<void> {
      await Promise.all(waiting.splice(0))
    },
    /** An answer that takes what was put before into account. */
    ask: (request: Request) => child.call(request, loadLimits),
  }
}
