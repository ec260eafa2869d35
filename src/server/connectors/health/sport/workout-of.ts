import type { Item } from '../../connector.ts'
import type { Workout } from '../../kinds/health.ts'
import { keyOf } from '../key-of.ts'

const sports: readonly [RegExp, string][] = [
  [/run|jog|treadmill|lauf/i, 'running'],
  [/walk|geh/i, 'walking'],
  [/hik|wander/i, 'hiking'],
  [/cycl|bik|ride|rad/i, 'cycling'],
  [/swim|schwimm/i, 'swimming'],
  [/row/i, 'rowing'],
  [/yoga/i, 'yoga'],
  [/weight|strength|kraft/i, 'strength training'],
  [/ski/i, 'skiing'],
]

/** A common name for a sport across all sources. */
export const sportOf = (written: string): string =>
  sports.find(([pattern]) => pattern.test(written))?.[1] ?? (written.toLowerCase() || 'workout')

const mostTitle = 200
const tidy = (value: number | null, digits: number) =>
  value === null || !Number.isFinite(value) || value <= 0
    ? null
    : Math.round(value * 10 ** digits) / 10 ** digits

/** Keyed by sport and start, which are the same in every export format of a recording. */
export const workoutOf = ({ title = '', ...workout }: Workout): Item => ({
  kind: 'workout',
  key: keyOf(['sport', workout.name, workout.start.slice(0, 16).replace(' ', 'T')]),
  workout: {
    ...workout,
    ...(title.trim() === '' ? {} : { title: title.trim().slice(0, mostTitle) }),
    minutes: tidy(workout.minutes, 2),
    kilometres: tidy(workout.kilometres, 3),
    kilocalories: tidy(workout.kilocalories, 0),
    averageHeartRate: tidy(workout.averageHeartRate, 0),
  },
})
