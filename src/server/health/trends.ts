import type { Cell } from '#shared/answers.ts'
import type { HealthMeasure, HealthWorkouts } from '#shared/health.ts'

const text = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell))
const rounded = (value: number) => Number(value.toPrecision(6))

type Summed = { value: number; days: number }
const averageOf = (parts: readonly Summed[]) => {
  const days = parts.reduce((sum, part) => sum + part.days, 0)
  return rounded(parts.reduce((sum, part) => sum + part.value * part.days, 0) / days)
}

/** The measures that people look at first; the others follow, most measured first. */
const first = [
  'steps',
  'walking and running distance',
  'active energy',
  'exercise time',
  'sleep',
  'resting heart rate',
  'heart rate',
  'heart rate variability',
  'systolic blood pressure',
  'diastolic blood pressure',
  'weight',
  'body mass index',
  'body fat percentage',
]
const placeOf = ({ name }: { name: string }) => first.indexOf(name) + 1 || first.length + 1

/** Rows of `measuresSql` as measures that have a value in the period. */
export function measuresOf(
  rows: readonly (readonly Cell[])[],
  steps: readonly string[],
): HealthMeasure[] {
  const byMeasure = Map.groupBy(rows, ([name, unit]) => JSON.stringify([name, unit]))
  const found = [...byMeasure.values()].flatMap((own) => {
    const now = own.filter(([, , , step]) => step !== '')
    const before = own.filter(([, , , step]) => step === '')
    const last = now.toSorted((a, b) => (text(a[6]) < text(b[6]) ? -1 : 1)).at(-1)
    if (last === undefined) return []
    const parts = now.map(toPart)
    const values = new Map(now.map((row) => [text(row[3]), rounded(Number(row[4]))]))
    const measure: HealthMeasure = {
      name: text(last[0]),
      unit: text(last[1]),
      daily: last[2] === true ? 'total' : 'average',
      points: steps.map((at) => ({ at, value: values.get(at) ?? null })),
      average: averageOf(parts),
      before: before.length === 0 ? null : averageOf(before.map(toPart)),
      latest: { day: text(last[6]), value: rounded(Number(last[7])) },
    }
    return [{ measure, days: parts.reduce((sum, { days }) => sum + days, 0) }]
  })
  return found
    .toSorted(
      (a, b) =>
        placeOf(a.measure) - placeOf(b.measure) ||
        b.days - a.days ||
        (a.measure.name < b.measure.name ? -1 : 1),
    )
    .map(({ measure }) => measure)
}

const toPart = (row: readonly Cell[]): Summed => ({ value: Number(row[4]), days: Number(row[5]) })

type Exercise = HealthWorkouts['before']
const sumOf = (rows: readonly (readonly Cell[])[]): Exercise => {
  const sum = (place: number) => rounded(rows.reduce((all, row) => all + Number(row[place]), 0))
  return { count: sum(2), minutes: sum(3), kilometres: sum(4) }
}

/** Rows of `workoutsSql`; undefined if there was no workout in the period. */
export function workoutsOf(
  rows: readonly (readonly Cell[])[],
  steps: readonly string[],
): HealthWorkouts | undefined {
  const now = rows.filter(([, step]) => step !== '')
  if (now.length === 0) return undefined
  const kinds = [...Map.groupBy(now, ([name]) => text(name))]
    .map(([name, own]) => ({ name, ...sumOf(own) }))
    .toSorted((a, b) => b.count - a.count)
  const byStep = Map.groupBy(now, ([, step]) => text(step))
  return {
    ...sumOf(now),
    before: sumOf(rows.filter(([, step]) => step === '')),
    kinds,
    points: steps.map((at) => ({ at, value: sumOf(byStep.get(at) ?? []).minutes })),
  }
}
