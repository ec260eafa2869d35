import type { DemoState } from '#shared/demo.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { sampleLife } from './life.ts'
import type { DemoStore } from './store.ts'

export type Demo = ReturnType<typeof createDemo>

/** The sample person: loaded as if imported, marked as a sample, and removed with one call. */
export function createDemo({ store, queue }: { store: DemoStore; queue: Queue }) {
  async function state(userId: string): Promise<DemoState> {
    const loaded = await store.isLoaded(userId)
    return { loaded, offered: !loaded && (await store.isEmpty(userId)) }
  }

  return {
    state,

    /** The sample ends today, so that questions about last month have an answer. */
    async load(userId: string, today = new Date().toISOString().slice(0, 10)): Promise<DemoState> {
      if (await store.load(userId, () => sampleLife(today))) {
        await queue.send('find-unprocessed', {}, 'find-unprocessed')
        await queue.send('find-due-sources', {}, 'find-due-sources')
      }
      return { loaded: true, offered: false }
    },

    async remove(userId: string): Promise<DemoState> {
      await store.remove(userId)
      return state(userId)
    },
  }
}
