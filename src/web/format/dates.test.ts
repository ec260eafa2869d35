import { expect, test } from 'vitest'
import { formatUploadedAt } from './dates.ts'

const now = new Date('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T11:59:30Z', 'just now'],
  ['2026-03-10T12:00:30Z', 'just now'],
  ['2026-03-10T11:59:00Z', '1 minute ago'],
  ['2026-03-10T11:18:00Z', '42 minutes ago'],
  ['2026-03-10T11:00:00Z', '1 hour ago'],
  ['2026-03-09T12:30:00Z', '23 hours ago'],
])('an upload at %s is shown as %s', (iso, text) => {
  expect(formatUploadedAt(iso, now)).toBe(text)
})

test('an older upload is shown by its date', () => {
  expect(formatUploadedAt('2025-12-31T08:00:00Z', now)).toMatch(/31.*2025|2025.*31/)
})
