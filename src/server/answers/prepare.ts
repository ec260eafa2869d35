import type { Logger } from 'pino'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import type { Presence } from '#server/http/presence.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import type { Questions } from './thread/questions.ts'

type Deps = {
  workspaces: Pick<Workspaces, 'warm'>
  questions: Pick<Questions, 'prepare'>
  presence: Pick<Presence, 'isHere'>
  log: Pick<Logger, 'warn'>
}

/**
 * Fills a person's workspace and plans over it before they ask, as soon as there is new data.
 * Nobody waits for it, and it takes nobody else's workspace.
 */
export function createPrepare({ workspaces, questions, presence, log }: Deps) {
  /** Whether another run is needed for a person whose run is in progress. */
  const preparing = new Map<string, { again: boolean }>()

  async function prepare(userId: string): Promise<void> {
    const present = preparing.get(userId)
    if (present) {
      present.again = true
      return
    }
    const state = { again: true }
    preparing.set(userId, state)
    try {
      while (state.again) {
        state.again = false
        if (await workspaces.warm(userId)) await questions.prepare(userId)
      }
    } catch (error) {
      log.warn({ kind: kindOf(error), at: framesOf(error) }, 'nothing was made ready for questions')
    } finally {
      preparing.delete(userId)
    }
  }

  return {
    prepare,
    /** After background work: only for people who are present and may ask next. */
    async prepareIfHere(userId: string): Promise<void> {
      if (presence.isHere(userId)) await prepare(userId)
    },
  }
}
export type Prepare = ReturnType<typeof createPrepare>
