import type { Vitals } from '#server/connectors/kinds/health.ts'
import { momentCell, textCell, wallCell } from './cells.ts'
import type { RecordKind } from './record-kind.ts'

const values = ({ samples }: Vitals) => samples.map(({ value }) => value)
const sum = (vitals: Vitals) => values(vitals).reduce((all, value) => all + value, 0)
const rounded = (value: number) => Number(value.toPrecision(6))
const average = (vitals: Vitals) =>
  vitals.samples.length === 0 ? null : rounded(sum(vitals) / vitals.samples.length)
const lowest = (vitals: Vitals) => values(vitals).reduce((a, b) => Math.min(a, b), Infinity)
const highest = (vitals: Vitals) => values(vitals).reduce((a, b) => Math.max(a, b), -Infinity)
const finite = (value: number) => (Number.isFinite(value) ? value : null)

/** Sleep belongs to the day on which the night ends, even if it begins the day before. */
const onDay = (day: string, ...times: string[]) =>
  wallCell(times.find((time) => time.startsWith(day)) ?? day)

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** A record holds a day; the table has one row per sample, the sheet one per day. */
export const vitalsKind: RecordKind<Vitals> = {
  kind: 'vitals',
  table: 'vitals',
  label: 'Vitals',
  about:
    'Measurements by devices and medical practices, one row per sample. Only compare values with the same name and unit.',
  at: ({ day }) => day,
  items: ({ samples }) => samples.length,
  columns: [
    { name: 'date', type: 'timestamp', about: 'local time', value: ({ day }) => momentCell(day) },
    {
      name: 'finish',
      type: 'timestamp',
      about: 'end of a sample with a duration, such as steps',
      value: () => null,
    },
    {
      name: 'name',
      type: 'text',
      about: '`heart rate`, `weight`, `steps`, …',
      value: ({ name }) => textCell(name),
    },
    { name: 'value', type: 'number', value: average },
    { name: 'unit', type: 'text', value: ({ unit }) => textCell(unit) },
    {
      name: 'source',
      type: 'text',
      about: 'device or practice',
      value: ({ source }) => textCell(source),
    },
  ],
  // Another source counted these more completely, so sums would count them twice.
  rows: ({ day, name, unit, source, samples, doubled = false }) =>
    (doubled ? [] : samples).map(({ at, end, value }) => [
      onDay(day, at, end),
      wallCell(end),
      textCell(name),
      value,
      textCell(unit),
      textCell(source),
    ]),
  sheet: {
    group: ({ name }) => name,
    name: (name) => (name === '' ? 'Vitals' : capital(name)),
    columns: [
      { name: 'day', type: 'date', value: ({ day }) => day },
      { name: 'average', type: 'number', value: average },
      { name: 'lowest', type: 'number', value: (vitals) => finite(lowest(vitals)) },
      { name: 'highest', type: 'number', value: (vitals) => finite(highest(vitals)) },
      { name: 'total', type: 'number', value: (vitals) => rounded(sum(vitals)) },
      { name: 'unit', type: 'text', value: ({ unit }) => textCell(unit) },
      { name: 'samples', type: 'integer', value: ({ samples }) => samples.length },
      { name: 'source', type: 'text', value: ({ source }) => textCell(source) },
    ],
    rowsAPassage: 12,
    text: (vitals) => {
      const { day, name, unit, samples } = vitals
      const [only] = samples
      if (samples.length === 1 && only) return `${day}: ${name} ${only.value} ${unit}`
      const range = `${lowest(vitals)} to ${highest(vitals)}`
      return `${day}: ${name} ${average(vitals)} ${unit} on average, ${range}, ${samples.length} samples, ${rounded(sum(vitals))} in all`
    },
  },
}
