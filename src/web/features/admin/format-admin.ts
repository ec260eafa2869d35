/** Active people out of all, as a whole percentage; `0%` if there are none. */
import { t } from '#web/words/translate.ts'

export function formatActivityRate(activeUsers: number, totalUsers: number): string {
  return totalUsers === 0 ? '0%' : `${Math.round((activeUsers / totalUsers) * 100)}%`
}

/** 3725 seconds are `1h 2m`. */
export function formatUptime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}

const jobKinds: Readonly<Record<string, string>> = {
  'process-document': t('Reading a document'),
  'embed-document': t('Indexing a document by meaning'),
  'find-unprocessed': t('Looking for unread documents'),
  'sweep-guests': t('Removing idle guests'),
  'run-source': t('Fetching or importing a source'),
  'embed-source': t('Indexing a source by meaning'),
  'find-due-sources': t('Looking for sources that are due'),
  'scan-folder': t('Looking for new files in a folder'),
  'move-originals': t('Moving originals to their store'),
  'rekey-passages': t('Changing the keys of an index'),
  'renew-vectors': t('Improving the search by meaning'),
  'batch-records': t('Combining records for faster answers'),
  'send-recap': t('Sending the week by mail'),
  'erase-deleted': t('Erasing what was deleted'),
}

/** A kind of job in plain words; an unknown one by its name. */
export const formatJobKind = (kind: string): string => jobKinds[kind] ?? kind

/** The age of a job in its largest unit: `3 h`. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return t('{seconds} s', { seconds })
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return t('{minutes} min', { minutes })
  return t('{hours} h', { hours: Math.floor(minutes / 60) })
}
