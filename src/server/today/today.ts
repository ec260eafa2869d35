import type { SourceView } from '#shared/sources.ts'
import type { TodayLine, TodayView } from '#shared/today.ts'
import { dayIn } from '#server/http/time-zone.ts'
import type { Money } from '#server/money/money.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { lineId } from './line-id.ts'
import { moneyLines } from './money-lines.ts'
import { recordLines } from './record-lines.ts'

type Deps = {
  money: Pick<Money, 'overview'>
  workspaces: Pick<Workspaces, 'query' | 'catalog' | 'places'>
  sourcesOf: (userId: string) => Promise<SourceView[]>
}

export type Today = ReturnType<typeof createToday>

const newsMs = 2 * 86_400_000

/** What is worth knowing today, without a question. */
export function createToday({ money, workspaces, sourcesOf }: Deps) {
  return async function read(userId: string, timeZone: string): Promise<TodayView> {
    const today = dayIn(timeZone, new Date())
    const [overview, records, sources] = await Promise.all([
      money.overview(userId, today),
      recordLines(workspaces, userId, { today, timeZone }),
      sourcesOf(userId),
    ])
    return { today, lines: [...moneyLines(overview), ...records, ...importLines(sources)] }
  }
}

function importLines(sources: readonly SourceView[]): TodayLine[] {
  const since = new Date(Date.now() - newsMs).toISOString()
  return sources.flatMap(({ id, name, status, lastSync, progress, sample }) => {
    const at = lastSync ?? ''
    if (sample || (progress === undefined && at < since)) return []
    const state = progress ? 'running' : status === 'error' ? 'failed' : 'done'
    return [
      { id: lineId('import', id, state, at), kind: 'import' as const, source: name, state, at },
    ]
  })
}
