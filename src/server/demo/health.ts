import type { Item } from '#server/connectors/connector.ts'
import type {
  HealthEntry,
  Lab,
  Medication,
  Vitals,
  Workout,
} from '#server/connectors/kinds/health.ts'
import { amelia } from './cast.ts'
import { addDays, dayOf, daysUntil, firstDay, timeOf, weekdayOf } from './days.ts'
import type { Plot } from './plot.ts'
import { createRandom } from './random.ts'

const watch = 'Watch of Mara'
const practice = amelia.organisation

export function healthItems(plot: Plot): Item[] {
  const days = [...daysUntil(plot.anchor)]
  const runs = days.flatMap((day) => workoutOn(plot, day) ?? [])
  const trained = new Map(runs.map((run) => [run.start.slice(0, 10), run]))
  return [
    ...runs.map((workout): Item => ({ kind: 'workout', key: `sample:${workout.start}`, workout })),
    ...days
      .flatMap((day) => vitalsOn(plot, day, trained.get(day)))
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

/** Runs on Tuesdays, Thursdays and Sundays, mostly; swims now and then; the race. */
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

function vitalsOn({ anchor }: Plot, day: string, trained: Workout | undefined): Vitals[] {
  const random = createRandom(`vitals ${day}`)
  const share = (Date.parse(anchor) - Date.parse(day)) / (730 * 86_400_000)
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
    const weight = Math.round((61.8 + share * 3.4 + random.whole(-4, 4) / 10) * 10) / 10
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

function labsOf({ month }: Plot): Lab[] {
  const panels = [
    { at: dayOf(month(19), 14), ldl: 148, hdl: 58, vitaminD: 17, ferritin: 22 },
    { at: dayOf(month(10), 9), ldl: 136, hdl: 60, vitaminD: 24, ferritin: 31 },
    { at: dayOf(month(4), 20), ldl: 121, hdl: 63, vitaminD: 26, ferritin: 44 },
  ]
  return panels.flatMap(({ at, ldl, hdl, vitaminD, ferritin }) => [
    lab(at, 'LDL cholesterol', '13457-7', ldl, 'mg/dL', [0, 130]),
    lab(at, 'HDL cholesterol', '2085-9', hdl, 'mg/dL', [50, 90]),
    lab(at, 'Vitamin D', '1989-3', vitaminD, 'ng/mL', [30, 60]),
    lab(at, 'Ferritin', '2276-4', ferritin, 'ng/mL', [30, 150]),
  ])
}

const lab = (
  at: string,
  name: string,
  code: string,
  value: number,
  unit: string,
  [low, high]: [number, number],
): Lab => ({
  at,
  name,
  code,
  value,
  unit,
  low,
  high,
  text: '',
  range: `${low} - ${high}`,
  flag: value > high ? 'high' : value < low ? 'low' : 'normal',
  panel: 'Blood test',
  source: practice,
})

function medicationsOf({ month, anchor }: Plot): Medication[] {
  const common = { code: '', route: 'oral', prescriber: amelia.name, source: practice }
  return [
    {
      ...common,
      name: 'Vitamin D3',
      dose: '1000 IU',
      frequency: 'once a day',
      status: 'active',
      from: dayOf(month(19), 20),
      to: '',
    },
    {
      ...common,
      name: 'Cetirizine',
      dose: '10 mg',
      frequency: 'when needed',
      status: 'active',
      from: firstDay(anchor),
      to: '',
    },
    {
      ...common,
      name: 'Ibuprofen',
      dose: '400 mg',
      frequency: 'twice a day',
      status: 'stopped',
      from: dayOf(month(7), 3),
      to: dayOf(month(7), 10),
    },
  ]
}

function entriesOf({ month, anchor }: Plot): HealthEntry[] {
  const common = { code: '', to: '', source: practice }
  return [
    {
      ...common,
      section: 'allergy',
      name: 'Birch pollen',
      status: 'active',
      from: firstDay(anchor),
      detail: 'Sneezing in spring',
    },
    {
      ...common,
      section: 'immunization',
      name: 'Tetanus booster',
      status: 'completed',
      from: dayOf(month(16), 5),
      detail: 'Next one in ten years',
    },
    {
      ...common,
      section: 'immunization',
      name: 'Influenza vaccine',
      status: 'completed',
      from: dayOf(month(1), 8),
      detail: '',
    },
    {
      ...common,
      section: 'encounter',
      name: 'Sprained knee',
      status: 'finished',
      from: dayOf(month(7), 3),
      to: dayOf(month(7), 3),
      detail: 'Rest for a week',
    },
    {
      ...common,
      section: 'appointment',
      name: 'Check-up',
      status: 'booked',
      from: addDays(anchor, 17),
      detail: 'Without breakfast',
    },
  ]
}
