import { expect, test } from 'vitest'
import type { Workout } from '#server/connectors/kinds/health.ts'
import { sameWorkouts } from './same-workouts.ts'

const run = (start: string, source: string, more: Partial<Workout> = {}): Workout => ({
  name: 'running',
  start,
  end: '',
  minutes: 30,
  kilometres: 6,
  kilocalories: null,
  averageHeartRate: null,
  source,
  ...more,
})
const counted = (...workouts: readonly Workout[]) =>
  [...sameWorkouts(workouts.map((workout, id) => ({ id, workout }))).values()].filter(
    (workout) => workout !== undefined,
  )

test('a run that the watch, Strava and Garmin all export counts once, and names all of them', () => {
  const found = counted(
    run('2026-03-14T07:02:00+01:00', 'Watch', { averageHeartRate: 140 }),
    run('2026-03-14T06:02:20Z', 'Strava', { kilometres: 6.01, kilocalories: 410 }),
    run('2026-03-14T07:02:10', 'Garmin', { minutes: 29 }),
  )
  expect(found).toEqual([
    run('2026-03-14T07:02:00+01:00', 'Watch, Strava, Garmin', {
      averageHeartRate: 140,
      kilocalories: 410,
    }),
  ])
})

test('a time without a zone matches the clock of another place only for the same distance', () => {
  const utc = run('2026-03-14T06:02:00Z', 'Strava')
  expect(counted(utc, run('2026-03-14T07:02:00', 'Garmin', { kilometres: 6.05 }))).toHaveLength(1)
  expect(counted(utc, run('2026-03-14T07:02:00', 'Garmin', { kilometres: 5 }))).toHaveLength(2)
})

test('two runs on a day, another sport at the same time and two recordings in one source stay separate', () => {
  const first = run('2026-03-14T06:02:00Z', 'Watch')
  expect(counted(first, run('2026-03-14T18:00:00Z', 'Strava'))).toHaveLength(2)
  expect(counted(first, run('2026-03-14T06:02:00Z', 'Strava', { name: 'cycling' }))).toHaveLength(2)
  expect(counted(first, run('2026-03-14T06:05:00Z', 'Watch'))).toHaveLength(2)
  expect(counted(first, run('2026-03-14T06:05:00Z', 'Strava', { kilometres: 2 }))).toHaveLength(2)
})
