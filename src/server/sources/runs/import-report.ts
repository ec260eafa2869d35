import type { ImportReport } from '#shared/sources.ts'
import type { Page } from '#server/connectors/connector.ts'
import type { StoredItems } from '../storing/store-items.ts'
import type { RunCounts } from '../tables.ts'

const mostFailures = 100
const mostNotes = 20
/** The reason for skipping an item that is stored unchanged. */
export const alreadyThere = 'Already there'

/** The report of a run in progress; it grows with every stored page. */
export function newReport(kind: ImportReport['kind'], startedAt: Date): ImportReport {
  return {
    kind,
    startedAt: startedAt.toISOString(),
    finishedAt: null,
    read: 0,
    stored: 0,
    updated: 0,
    skipped: 0,
    failed: 0,
    files: [],
    skippedBecause: [],
    failures: [],
    notes: [],
  }
}

/** Adds a page and the outcome of its items to the report. */
export function addPage(
  report: ImportReport,
  page: Page,
  { stored, updated, unchanged, removed, skipped: unreadable }: StoredItems,
): ImportReport {
  const skipped = [
    ...(page.skipped ?? []),
    ...unreadable,
    ...(unchanged > 0 ? [{ reason: alreadyThere, count: unchanged }] : []),
  ]
  const reasons = new Map(report.skippedBecause.map(({ reason, count }) => [reason, count]))
  for (const { reason, count } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + count)
  const more = skipped.reduce((sum, { count }) => sum + count, 0)
  const failures = page.failures ?? []
  return {
    ...report,
    read: report.read + stored + updated + more + failures.length,
    stored: report.stored + stored,
    updated: report.updated + updated,
    skipped: report.skipped + more,
    failed: report.failed + failures.length,
    skippedBecause: [...reasons].map(([reason, count]) => ({ reason, count })),
    ...(removed > 0 ? { removed: (report.removed ?? 0) + removed } : {}),
    failures: [...report.failures, ...failures].slice(0, mostFailures),
    notes: [...new Set([...report.notes, ...(page.notes ?? [])])].slice(0, mostNotes),
  }
}

export function countsOf(
  { read, stored, updated, skipped, failed }: ImportReport,
  { share, rate, secondsLeft }: Pick<RunCounts, 'share' | 'rate' | 'secondsLeft'> = {},
): RunCounts {
  return {
    read,
    stored,
    updated,
    skipped,
    failed,
    ...(share === undefined ? {} : { share: Math.max(0, Math.min(1, share)) }),
    ...(rate === undefined ? {} : { rate }),
    ...(secondsLeft === undefined ? {} : { secondsLeft: Math.max(0, secondsLeft) }),
  }
}
