import type { SourceProgress, SourceView } from '#shared/sources.ts'
import { formatDuration } from '#web/format/duration.ts'
import { formatPercent } from '#web/format/percent.ts'
import { formatCount } from '#web/format/count.ts'
import { t } from '#web/words/translate.ts'
import { formatKindCount } from './kind-names.ts'

const shownKinds = 4

/** A source's stored records, the most frequent kind first; empty if there are none. */
export function formatStored(counts: NonNullable<SourceView['counts']>): string {
  const there = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
  const shown = there.slice(0, shownKinds).map(([kind, count]) => formatKindCount(kind, count))
  const others = there.slice(shownKinds).reduce((sum, [, count]) => sum + count, 0)
  return [
    ...shown,
    ...(others > 0 ? [t('{others} more', { others: formatCount(others) })] : []),
  ].join(' · ')
}

type Counts = Pick<SourceProgress, 'read' | 'stored' | 'updated' | 'skipped' | 'failed'>

/** "1,204 read, 1,200 stored, 4 skipped": zeros are left out. */
export function formatOutcome({ read, stored, updated, skipped, failed }: Counts): string {
  const parts = [
    t('{read} read', { read: formatCount(read) }),
    t('{stored} stored', { stored: formatCount(stored) }),
    updated > 0 && t('{updated} updated', { updated: formatCount(updated) }),
    skipped > 0 && t('{skipped} skipped', { skipped: formatCount(skipped) }),
    failed > 0 && t('{failed} failed', { failed: formatCount(failed) }),
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/** The status of a running or stopped import or sync. */
export function formatProgress(progress: SourceProgress): string {
  const isImport = progress.kind === 'import'
  const outcome = formatOutcome(progress)
  switch (progress.state) {
    case 'waiting':
      return isImport ? t('The import is waiting its turn') : t('The sync is waiting its turn')
    case 'running':
      return `${isImport ? t('Importing') : t('Syncing')}: ${outcome}`
    case 'stopping':
      return isImport
        ? t('Stopping the import: {outcome}', { outcome })
        : t('Stopping the sync: {outcome}', { outcome })
    case 'stopped':
      return isImport
        ? t('Import stopped: {outcome}', { outcome })
        : t('Sync stopped: {outcome}', { outcome })
  }
}

/** Progress and speed: "40% · 350 a second · about 2 minutes left". */
export function formatPace({ state, share, rate, secondsLeft }: SourceProgress): string {
  const parts = [
    state !== 'waiting' && share !== undefined && formatPercent(share),
    state === 'running' && rate !== undefined && rate > 0 && formatRate(rate),
    state === 'running' &&
      secondsLeft !== undefined &&
      t('{secondsLeft} left', { secondsLeft: formatDuration(secondsLeft) }),
    state === 'stopped' && t('What was read is kept'),
  ]
  return parts.filter((part) => part !== false).join(' · ')
}

const formatRate = (rate: number) =>
  rate >= 1
    ? t('{rate} a second', { rate: formatCount(Math.round(rate)) })
    : t('{rate} a minute', { rate: formatCount(Math.max(1, Math.round(rate * 60))) })
