import type { Logger } from 'pino'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import type { Presence } from '#server/http/presence.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import type { Questions } from './thread/questions.ts'

type Deps = {
  workspaces: Pick<Workspaces, 'warm'>
  questions: Pick<Questions, 'warmUp'>
  presence: Pick<Presence, 'isPresent'>
  log: Pick<Logger, 'warn'>
}

/**
 * Fills a person's workspace and plans over it before they ask, as soon as there is new data.
 * Nobody waits for it, and it takes nobody else's workspace.
 */
export function createWarmUp({ workspaces, questions, presence, log }: Deps) {
  /** Whether another run is needed for a person whose run is in progress. */
  const warming = new Map<string, { again: boolean }>()

  async function run(userId: string): Promise<void> {
    const present = warming.get(userId)
    if (present) {
      present.again = true
      return
    }
    const state = { again: true }
    warming.set(userId, state)
    try {
      while (state.again) {
        state.again = false
        if (await workspaces.warm(userId)) await questions.warmUp(userId)
      }
    } catch (error) {
      log.warn({ kind: kindOf(error), at: framesOf(error) }, 'nothing was made ready for questions')
    } finally {
      warming.delete(userId)
    }
  }

  return {
    run,
    /** After background work: only for people who are present and may ask next. */
    async runIfPresent(userId: string): Promise<void> {
      if (presence.isPresent(userId)) await run(userId)
    },
  }
}
export type WarmUp = ReturnType<typeof createWarmUp>
