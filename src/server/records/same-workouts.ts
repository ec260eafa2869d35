import type { Workout } from '#server/connectors/kinds/health.ts'

export type StoredWorkout = { id: number; workout: Workout }

const apartMs = 10 * 60_000
const halfHourMs = 30 * 60_000
const mostShiftMs = 14 * 60 * 60_000
const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/

const wallOf = (start: string) => Date.parse(`${start.slice(0, 19)}Z`)
const near = (a: number | null, b: number | null, share: number) =>
  a === null || b === null || Math.abs(a - b) <= share * Math.max(a, b)
const differs = (a: number | null, b: number | null, share: number) => !near(a, b, share)

/** Whether two workouts started together; if one has no zone, compared by local time. */
function beganTogether(one: Workout, other: Workout): boolean {
  if (zoned.test(one.start) && zoned.test(other.start)) {
    return Math.abs(Date.parse(one.start) - Date.parse(other.start)) <= apartMs
  }
  const apart = Math.abs(wallOf(one.start) - wallOf(other.start))
  if (apart <= apartMs) return true
  const isExact = one.kilometres !== null && other.kilometres !== null
  const beyond = apart % halfHourMs
  return (
    isExact &&
    apart <= mostShiftMs &&
    Math.min(beyond, halfHourMs - beyond) <= 60_000 &&
    near(one.kilometres, other.kilometres, 0.02)
  )
}

const isSame = (one: Workout, other: Workout): boolean =>
  one.source !== other.source &&
  (one.name === other.name || one.name === 'workout' || other.name === 'workout') &&
  !differs(one.minutes, other.minutes, 0.25) &&
  !differs(one.kilometres, other.kilometres, 0.25) &&
  beganTogether(one, other)

const known = ({ minutes, kilometres, kilocalories, averageHeartRate, start }: Workout) =>
  [minutes, kilometres, kilocalories, averageHeartRate].filter((value) => value !== null).length +
  // A local time with its offset is more detailed than the same time in UTC.
  (/[+-]\d{2}:?\d{2}$/.test(start) ? 0.5 : 0)

function joined(one: Workout, other: Workout): Workout {
  const [more, less] = known(one) >= known(other) ? [one, other] : [other, one]
  return {
    ...more,
    minutes: more.minutes ?? less.minutes,
    kilometres: more.kilometres ?? less.kilometres,
    kilocalories: more.kilocalories ?? less.kilocalories,
    averageHeartRate: more.averageHeartRate ?? less.averageHeartRate,
    source: [...new Set(`${more.source}, ${less.source}`.split(', '))].join(', '),
  }
}

/**
 * Keeps each workout once: a watch's recording is often passed on to a phone and a sports service.
 * A duplicate becomes `undefined`, and the kept one names both sources.
 */
export function sameWorkouts(found: readonly StoredWorkout[]): Map<number, Workout | undefined> {
  const all = new Map<number, Workout | undefined>()
  /** The kept ones in their original form; further copies are compared with these. */
  const kept: StoredWorkout[] = []
  const ordered = found.toSorted((a, b) => wallOf(a.workout.start) - wallOf(b.workout.start))
  for (const { id, workout } of ordered) {
    const recent = kept.slice(-40)
    const twin = recent.find(
      (each) =>
        isSame(each.workout, workout) && !each.workout.source.split(', ').includes(workout.source),
    )
    if (!twin) {
      kept.push({ id, workout })
      all.set(id, workout)
      continue
    }
    twin.workout = joined(twin.workout, workout)
    all.set(twin.id, twin.workout)
    all.set(id, undefined)
  }
  return all
}
