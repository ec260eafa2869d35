import { addDays, weekdayOf } from '#server/demo/days.ts'
import { within, type Periods } from './periods.ts'
import { sampleItems } from './items.ts'

export function healthFactsOf({ anchor, month, year, season }: Periods) {
  const of = sampleItems(anchor)
  const workouts = of('workout').map(({ workout }) => workout)
  const vitals = of('vitals').map((item) => item.vitals)
  const monday = addDays(anchor, -((weekdayOf(anchor) + 6) % 7))
  const isRun = ({ name }: { name: string }) => name === 'Running'
  const runs = (wanted: (start: string) => boolean) =>
    workouts.filter((each) => isRun(each) && wanted(each.start))
  const kilometres = (wanted: (start: string) => boolean) =>
    sum(runs(wanted).map((each) => each.kilometres ?? 0))
  const stepDays = vitals
    .filter(({ name }) => name === 'steps')
    .map(({ day, samples }) => ({ day, steps: sum(samples.map(({ value }) => value)) }))
  const stepsIn = (wanted: (day: string) => boolean) =>
    sum(stepDays.filter(({ day }) => wanted(day)).map(({ steps }) => steps))
  const runDays = new Set(workouts.filter(isRun).map(({ start }) => start.slice(0, 10)))
  const rates = vitals
    .filter(({ name, day }) => name === 'heart rate' && runDays.has(day))
    .flatMap(({ samples }) => samples.map(({ value }) => value))
  const weights = vitals.filter(({ name }) => name === 'weight')
  const swims = workouts.filter(({ name }) => name === 'Swimming')
  const startsWith = (when: string) => (day: string) => day.startsWith(when)
  return {
    heartRateOnRunDays: sum(rates) / rates.length,
    kilometres: kilometres(startsWith(year)),
    kilometresLastMonth: kilometres(startsWith(month)),
    kilometresInSpring: kilometres(within(...season('03'))),
    kilometresSince: (day: string) => kilometres(within(day, anchor)),
    longestRun: Math.max(...runs(() => true).map((each) => each.kilometres ?? 0)),
    runsIn: (when: string) => runs(startsWith(when)).length,
    burntIn: (when: string) => sum(runs(startsWith(when)).map((each) => each.kilocalories ?? 0)),
    swims: swims.filter(({ start }) => start.startsWith(year)).length,
    longestSwim: Math.max(...swims.map(({ minutes }) => minutes ?? 0)),
    stepsLastWeek: stepsIn((day) => day >= addDays(monday, -7) && day < monday),
    stepsYesterday: stepsIn((day) => day === addDays(anchor, -1)),
    stepsADay: (when: string) =>
      stepsIn(startsWith(when)) / stepDays.filter(({ day }) => day.startsWith(when)).length,
    mostSteps:
      stepDays.filter(({ day }) => day.startsWith(year)).toSorted((a, b) => b.steps - a.steps)[0]
        ?.day ?? '',
    weight: weights.at(-1)?.samples[0]?.value ?? 0,
    lightest: Math.min(
      ...weights
        .filter(({ day }) => day.startsWith(year))
        .flatMap(({ samples }) => samples.map(({ value }) => value)),
    ),
  }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
