import { expect, test } from 'vitest'
import type { SourceProgress } from '#shared/sources.ts'
import { formatPace, formatProgress, formatStored } from './format-counts.ts'

const progress = {
  kind: 'import',
  state: 'running',
  read: 1204,
  stored: 1200,
  updated: 0,
  skipped: 3,
  failed: 1,
  startedAt: '2026-03-10T12:00:00.000Z',
} as const satisfies SourceProgress

test('only existing records are counted, the most frequent first', () => {
  expect(formatStored({ emails: 1204, messages: 0, transactions: 1 })).toBe(
    '1,204 emails · 1 transaction',
  )
  expect(formatStored({ emails: 0, messages: 0, transactions: 0 })).toBe('')
})

test('every kind of record has a name, even an unknown one', () => {
  const none = { emails: 0, messages: 0, transactions: 0 }
  expect(formatStored({ ...none, activities: 2, lab: 1, health_entries: 1 })).toBe(
    '2 activities · 1 lab result · 1 health entry',
  )
  expect(formatStored({ ...none, boat_trips: 7 })).toBe('7 boat trips')
})

test('a source with many kinds names the largest', () => {
  const counts = { emails: 1, messages: 9, transactions: 8, posts: 7, contacts: 6, notes: 5 }
  expect(formatStored(counts)).toBe('9 messages · 8 transactions · 7 posts · 6 contacts · 6 more')
})

test('a run states how much it has read, and the results', () => {
  expect(formatProgress(progress)).toBe('Importing: 1,204 read, 1,200 stored, 3 skipped, 1 failed')
  expect(formatProgress({ ...progress, kind: 'sync', skipped: 0, failed: 0, updated: 2 })).toBe(
    'Syncing: 1,204 read, 1,200 stored, 2 updated',
  )
  expect(formatProgress({ ...progress, kind: 'sync', state: 'waiting' })).toBe(
    'The sync is waiting its turn',
  )
  expect(formatProgress({ ...progress, state: 'stopping', skipped: 0, failed: 0 })).toBe(
    'Stopping the import: 1,204 read, 1,200 stored',
  )
  expect(formatProgress({ ...progress, kind: 'sync', state: 'stopped', failed: 0 })).toBe(
    'Sync stopped: 1,204 read, 1,200 stored, 3 skipped',
  )
})

test('a run states its speed and the remaining time, if known', () => {
  expect(formatPace(progress)).toBe('')
  expect(formatPace({ ...progress, share: 0.4, rate: 1350.2, secondsLeft: 130 })).toBe(
    '40% · 1,350 a second · about 2 minutes left',
  )
  expect(formatPace({ ...progress, rate: 0.2 })).toBe('12 a minute')
  const stopped = { ...progress, state: 'stopped', share: 0.4, rate: 9, secondsLeft: 9 } as const
  expect(formatPace(stopped)).toBe('40% · What was read is kept')
})
