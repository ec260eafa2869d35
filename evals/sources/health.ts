import { exportOf, record } from '#server/connectors/health/apple-export.fixtures.ts'
import { dayTexts, monthName } from '../sample-person/question.ts'
import { day, month, sum, type SourceCase } from './source-case.ts'

const steps = [
  [day(2, 3), 6200],
  [day(2, 4), 8100],
  [day(2, 20), 11_400],
  [day(1, 2), 4300],
  [day(1, 9), 9800],
  [day(1, 10), 7000],
] as const
const weights = [
  [day(3, 1), 71.4],
  [day(2, 1), 70.6],
  [day(1, 1), 69.8],
] as const
const pulses = [
  [day(2, 3), 62],
  [day(1, 2), 58],
  [day(1, 9), 66],
] as const
const nights = [
  [day(1, 2), 7],
  [day(1, 3), 6],
] as const
const walked = (inMonth: string) =>
  steps.filter(([at]) => at.startsWith(inMonth)).map(([, count]) => count)
const at = (date: string, time: string) => `${date} ${time} +0000`
const before = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)

const records = [
  ...steps.map(([date, value]) =>
    record({
      type: 'StepCount',
      unit: 'count',
      value,
      start: at(date, '08:00:00'),
      end: at(date, '20:00:00'),
    }),
  ),
  ...weights.map(([date, value]) =>
    record({ type: 'BodyMass', unit: 'kg', value, start: at(date, '07:00:00'), source: 'Scale' }),
  ),
  ...pulses.map(([date, value]) =>
    record({ type: 'RestingHeartRate', unit: 'count/min', value, start: at(date, '07:00:00') }),
  ),
  ...nights.map(
    ([date, hours]) =>
      ` <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" creationDate="${at(date, '08:00:00')}" startDate="${at(before(date), '23:00:00')}" endDate="${at(date, `0${hours - 1}:00:00`)}" value="HKCategoryValueSleepAnalysisAsleepCore"/>\n`,
  ),
  ` <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="31" durationUnit="min" totalDistance="5.2" totalDistanceUnit="km" totalEnergyBurned="320" totalEnergyBurnedUnit="Cal" sourceName="Watch" creationDate="${at(day(1, 9), '19:00:00')}" startDate="${at(day(1, 9), '18:00:00')}" endDate="${at(day(1, 9), '18:31:00')}"/>\n`,
]

export const health: SourceCase = {
  name: 'health',
  type: 'health',
  files: { 'export.xml': exportOf(records.join('')) },
  questions: [
    { question: 'How many steps did I walk last month?', numbers: [sum(walked(month(1)))] },
    {
      question: `How many steps did I walk in ${monthName(month(2))}?`,
      numbers: [sum(walked(month(2)))],
    },
    { question: 'On which day did I walk the most?', texts: [dayTexts(day(2, 20))] },
    { question: 'What do I weigh?', numbers: [69.8] },
    { question: 'How much weight did I lose since I started?', numbers: [1.6] },
    { question: 'What was my average resting heart rate last month?', numbers: [62] },
    {
      question: 'How long did I sleep on average last month?',
      texts: [['6.5', '6 h 30', '6 hours 30', '390']],
    },
    { question: 'How far did I run last month?', numbers: [5.2] },
    { question: 'How many workouts did I do last month?', numbers: [1] },
    { question: 'What was my highest weight?', numbers: [71.4] },
  ],
}
