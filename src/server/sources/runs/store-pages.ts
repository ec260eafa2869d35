import type { ImportReport } from '#shared/sources.ts'
import type { Page } from '#server/connectors/connector.ts'
import type { Checkpoint } from '../tables.ts'
import { createProgressEstimate } from './progress-estimate.ts'
import type { StartedRun, SourceRuns } from './runs.ts'
import { isFaultOf, nameOfItem } from './unstorable.ts'

/** The source was deleted or another run replaced this one, so there is nothing left to do. */
export class RunEnded extends Error {
  override name = 'RunOver'
}

/** Items per run that may fail to store; more than that means something else is wrong. */
const mostUnstorable = 50

export type PageStore = ReturnType<typeof createPageStore>

/** Stores the pages of one run and updates its report. */
export function createPageStore(runs: SourceRuns, begun: StartedRun) {
  let { report } = begun
  let unstorable = 0
  const estimate = createProgressEstimate(report.read)

  async function attempt(page: Page, done: Checkpoint | undefined): Promise<void> {
    const { share } = page
    const estimated = estimate({ read: report.read, share })
    const progress = {
      ...estimated,
      ...(share === undefined ? {} : { share }),
      ...(done ? { done } : {}),
    }
    const next = await runs.page(begun, report, page, progress)
    if (!next) throw new RunEnded()
    report = next
  }

  /** Reports an item that cannot be stored; the rest of its page is stored all the same. */
  async function store(page: Page, done?: Checkpoint): Promise<void> {
    try {
      await attempt(page, done)
    } catch (error) {
      const { items } = page
      if (!isFaultOf(error) || items.length === 0 || unstorable >= mostUnstorable) throw error
      const [only] = items
      if (items.length === 1 && only) {
        unstorable += 1
        const failure = { item: nameOfItem(only), reason: 'It could not be stored' }
        await store({ ...page, items: [], failures: [...(page.failures ?? []), failure] }, done)
        return
      }
      // The cursor is stored with the second half of the page.
      const middle = Math.ceil(items.length / 2)
      await store({ items: items.slice(0, middle) })
      await store({ ...page, items: items.slice(middle) }, done)
    }
  }

  return {
    store,
    report: (): ImportReport => report,
    async note(change: Partial<ImportReport>): Promise<void> {
      report = { ...report, ...change }
      if ((await runs.note(begun, report)) === undefined) throw new RunEnded()
    },
  }
}
