import type { Item } from '#server/connectors/connector.ts'
import type { Vitals, Workout } from '#server/connectors/kinds/health.ts'
import { daysUntil, timeOf, weekdayOf } from './days.ts'
import { entriesOf, labsOf, medicationsOf } from './health-record.ts'
import type { Plot } from './plot.ts'
import { createRandom } from './random.ts'

const watch = 'Watch of Mara'

export function healthItems(plot: Plot): Item[] {
  const days = [...daysUntil(plot.anchor)]
  const runs = days.flatMap((day) => workoutOn(plot, day) ?? [])
  const trained = new Map(runs.map((run) => [run.start.slice(0, 10), run]))
  return [
    ...runs.map((workout): Item => ({ kind: 'workout', key: `sample:${workout.start}`, workout })),
    ...days
      .flatMap((day) => vitalsOn(day, trained.get(day)))
      .map((vitals): Item => ({
        kind: 'vitals',
        key: `sample:${vitals.name}:${vitals.day}`,
        vitals,
      })),
    ...labsOf(plot).map((lab): Item => ({ kind: 'lab', key: `sample:${lab.name}:${lab.at}`, lab })),
    ...medicationsOf(plot).map((medication): Item => ({
      kind: 'medication',
      key: `sample:${medication.name}`,
      medication,
    })),
    ...entriesOf(plot).map((healthEntry): Item => ({
      kind: 'health_entry',
      key: `sample:${healthEntry.name}`,
      healthEntry,
    })),
  ]
}

/** Runs, mostly on Tuesdays, Thursdays and Sundays; an occasional swim; the race. */
function workoutOn({ race }: Plot, day: string): Workout | undefined {
  const random = createRandom(`workout ${day}`)
  const weekday = weekdayOf(day)
  if (day === race.day) return workout(day, 'Running', 540, 119, 21.1, 168)
  if ([0, 2, 4].includes(weekday) && random.chance(0.72)) {
    const kilometres = random.whole(weekday === 0 ? 90 : 50, weekday === 0 ? 160 : 90) / 10
    const minutes = Math.round(kilometres * (5.6 + random.whole(0, 8) / 10))
    return workout(day, 'Running', 375, minutes, kilometres, random.whole(142, 163))
  }
  if (weekday === 6 && random.chance(0.3)) {
    return workout(day, 'Swimming', 600, random.whole(30, 50), 1.2, random.whole(118, 134))
  }
  return undefined
}

const workout = (
  day: string,
  name: string,
  start: number,
  minutes: number,
  kilometres: number,
  averageHeartRate: number,
): Workout => ({
  name,
  start: `${day}T${timeOf(start)}:00`,
  end: `${day}T${timeOf(start + minutes)}:00`,
  minutes,
  kilometres,
  kilocalories: Math.round(minutes * 9.4),
  averageHeartRate,
  source: watch,
})

function vitalsOn(day: string, trained: Workout | undefined): Vitals[] {
  const random = createRandom(`vitals ${day}`)
  const steps = random.whole(4_200, 9_800) + Math.round((trained?.kilometres ?? 0) * 1_050)
  const calm = [random.whole(54, 60), random.whole(66, 78), random.whole(70, 84)]
  const rates = trained?.averageHeartRate ? [...calm, trained.averageHeartRate] : calm
  const instant = (value: number, minutes: number) => ({
    at: `${day}T${timeOf(minutes)}:00`,
    end: '',
    value,
  })
  const found: Vitals[] = [
    {
      name: 'steps',
      unit: 'count',
      source: watch,
      day,
      adds: true,
      samples: [{ at: `${day}T00:00:00`, end: `${day}T23:59:00`, value: steps }],
    },
    {
      name: 'heart rate',
      unit: 'count/min',
      source: watch,
      day,
      samples: rates.map((value, place) => instant(value, 390 + place * 180)),
    },
  ]
  if (weekdayOf(day) === 1) {
    const weight = Math.round(usualWeight(day) * 10 + random.whole(-4, 4)) / 10
    found.push({
      name: 'weight',
      unit: 'kg',
      source: 'Bathroom scales',
      day,
      samples: [instant(weight, 400)],
    })
  }
  return found
}

/** Rises in one year and falls in the next. */
const usualWeight = (day: string): number =>
  63.5 + 1.7 * Math.cos((Date.parse(day) / 86_400_000 / 365) * Math.PI)
