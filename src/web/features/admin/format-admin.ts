/** Active people out of all, as a whole percentage; `0%` if there are none. */
export function formatActivityRate(activeUsers: number, totalUsers: number): string {
  return totalUsers === 0 ? '0%' : `${Math.round((activeUsers / totalUsers) * 100)}%`
}

/** 3725 seconds are `1h 2m`. */
export function formatUptime(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}

const jobKinds: Readonly<Record<string, string>> = {
  'process-document': 'Reading a document',
  'embed-document': 'Making a document findable by meaning',
  'find-unprocessed': 'Looking for unread documents',
  'sweep-guests': 'Removing idle guests',
  'run-source': 'Fetching or importing a source',
  'embed-source': 'Making a source findable by meaning',
  'find-due-sources': 'Looking for sources that are due',
  'rekey-passages': 'Changing the keys of an index',
  'batch-records': 'Putting records together for faster answers',
}

/** A kind of job in plain words; an unknown one by its name. */
export const formatJobKind = (kind: string): string => jobKinds[kind] ?? kind
