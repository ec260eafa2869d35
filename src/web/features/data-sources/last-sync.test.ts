import { expect, test } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import { formatCardSync, formatRowSync } from './last-sync.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const minutes = 60_000
const hours = 60 * minutes
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()

test('a card says that a source was never synced', () => {
  requirement('sources.last-sync.never')
  expect(formatCardSync(null, now)).toBe('Never synced')
  expect(formatCardSync(undefined, now)).toBe('Never synced')
})

test('a card says "Just now" for less than an hour', () => {
  requirement('sources.last-sync.just-now')
  for (const ms of [0, 1, 59 * minutes, hours - 1]) {
    expect(formatCardSync(ago(ms), now)).toBe('Just now')
  }
})

test('a card counts whole hours for less than a day', () => {
  requirement('sources.last-sync.hours')
  expect(formatCardSync(ago(hours), now)).toBe('1 hour ago')
  expect(formatCardSync(ago(5.9 * hours), now)).toBe('5 hours ago')
  expect(formatCardSync(ago(24 * hours - 1), now)).toBe('23 hours ago')
})

test('a card counts whole days from then on', () => {
  requirement('sources.last-sync.days')
  expect(formatCardSync(ago(24 * hours), now)).toBe('1 day ago')
  expect(formatCardSync(ago(95 * hours), now)).toBe('3 days ago')
  expect(formatCardSync(ago(400 * 24 * hours), now)).toBe('400 days ago')
})

test('a row counts minutes, hours and days', () => {
  expect(formatRowSync(null, now)).toBe('Connection failed')
  expect(formatRowSync(ago(20_000), now)).toBe('less than a minute ago')
  expect(formatRowSync(ago(minutes), now)).toBe('1 minute ago')
  expect(formatRowSync(ago(5 * minutes), now)).toBe('5 minutes ago')
  expect(formatRowSync(ago(2 * hours), now)).toBe('2 hours ago')
  expect(formatRowSync(ago(48 * hours), now)).toBe('2 days ago')
})

test('a future moment is shown as now', () => {
  expect(formatCardSync(ago(-5 * hours), now)).toBe('Just now')
  expect(formatRowSync(ago(-5 * hours), now)).toBe('less than a minute ago')
})

test('a moment in another time zone is the same moment', () => {
  expect(formatCardSync('2026-03-10T08:00:00+01:00', now)).toBe('5 hours ago')
})
