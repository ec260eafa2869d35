import type { HealthEntry, Lab, Medication, Workout } from '#server/connectors/kinds/health.ts'
import { dayCell, textCell, wallCell } from './cells.ts'
import { joinPhrases, type RecordKind } from './record-kind.ts'

const source = {
  name: 'source',
  type: 'text',
  about: 'device or practice',
  value: (record: { source: string }) => textCell(record.source),
} as const

const period = ({ from, to }: { from: string; to: string }) =>
  joinPhrases(from && `from ${from.slice(0, 10)}`, to && `to ${to.slice(0, 10)}`)

const measured = (value: number | null, unit: string) => (value === null ? '' : `${value} ${unit}`)

export const labKind: RecordKind<Lab> = {
  kind: 'lab',
  table: 'labs',
  label: 'Lab results',
  about: 'Laboratory results. Only compare values with the same name and unit.',
  at: ({ at }) => at,
  columns: [
    { name: 'date', type: 'timestamp', value: ({ at }) => wallCell(at) },
    { name: 'name', type: 'text', value: ({ name }) => textCell(name) },
    { name: 'value', type: 'number', value: ({ value }) => value },
    {
      name: 'text',
      type: 'text',
      about: 'result that is not a number, such as `negative` or `< 5`',
      value: ({ text }) => textCell(text),
    },
    { name: 'unit', type: 'text', value: ({ unit }) => textCell(unit) },
    {
      name: 'low',
      type: 'number',
      about: 'lower limit of the normal range',
      value: ({ low }) => low,
    },
    {
      name: 'high',
      type: 'number',
      about: 'upper limit of the normal range',
      value: ({ high }) => high,
    },
    { name: 'range', type: 'text', value: ({ range }) => textCell(range) },
    { name: 'flag', type: 'text', about: '`high`, `low`, …', value: ({ flag }) => textCell(flag) },
    { name: 'panel', type: 'text', value: ({ panel }) => textCell(panel) },
    { name: 'code', type: 'text', about: 'LOINC code', value: ({ code }) => textCell(code) },
    source,
  ],
  sheet: {
    group: () => '',
    name: () => 'Lab results',
    rowsAPassage: 4,
    text: ({ at, name, value, text, unit, low, high, range, flag, panel }) => {
      const between = low !== null && high !== null ? `${low} to ${high}` : ''
      const normal = range || between
      return joinPhrases(
        `${at.slice(0, 10)}: ${name} ${value === null ? text : value} ${unit}`.trim(),
        flag,
        normal && `normal ${normal}`,
        panel,
      )
    },
  },
}

export const medicationKind: RecordKind<Medication> = {
  kind: 'medication',
  table: 'medications',
  label: 'Medications',
  about: 'Medications prescribed or taken.',
  at: ({ from }) => from,
  columns: [
    { name: 'name', type: 'text', value: ({ name }) => textCell(name) },
    { name: 'dose', type: 'text', value: ({ dose }) => textCell(dose) },
    { name: 'route', type: 'text', value: ({ route }) => textCell(route) },
    { name: 'frequency', type: 'text', value: ({ frequency }) => textCell(frequency) },
    { name: 'since', label: 'From', type: 'date', value: ({ from }) => dayCell(from) },
    { name: 'until', label: 'To', type: 'date', value: ({ to }) => dayCell(to) },
    { name: 'status', type: 'text', value: ({ status }) => textCell(status) },
    { name: 'prescriber', type: 'text', value: ({ prescriber }) => textCell(prescriber) },
    { name: 'code', type: 'text', value: ({ code }) => textCell(code) },
    source,
  ],
  sheet: {
    group: () => '',
    name: () => 'Medications',
    rowsAPassage: 1,
    text: (medication) => {
      const { name, dose, route, frequency, status, prescriber } = medication
      const by = prescriber && `prescribed by ${prescriber}`
      return `Medication: ${joinPhrases(name, dose, route, frequency, period(medication), status, by)}`
    },
  },
}

export const workoutKind: RecordKind<Workout> = {
  kind: 'workout',
  table: 'workouts',
  label: 'Workouts',
  about: 'Runs, walks, swims and other exercise. A workout from two sources is one row.',
  at: ({ start }) => start,
  columns: [
    { name: 'start', type: 'timestamp', value: ({ start }) => wallCell(start) },
    { name: 'finish', label: 'End', type: 'timestamp', value: ({ end }) => wallCell(end) },
    { name: 'name', type: 'text', value: ({ name }) => textCell(name) },
    {
      name: 'title',
      type: 'text',
      about: 'name given by the app that recorded it',
      value: ({ title = '' }) => textCell(title),
    },
    { name: 'minutes', type: 'number', unit: 'min', value: ({ minutes }) => minutes },
    { name: 'kilometres', type: 'number', unit: 'km', value: ({ kilometres }) => kilometres },
    {
      name: 'kilocalories',
      type: 'number',
      unit: 'kcal',
      value: ({ kilocalories }) => kilocalories,
    },
    {
      name: 'average_heart_rate',
      type: 'number',
      about: 'beats per minute',
      value: ({ averageHeartRate }) => averageHeartRate,
    },
    source,
  ],
  sheet: {
    group: () => '',
    name: () => 'Workouts',
    rowsAPassage: 6,
    text: ({ start, name, title, minutes, kilometres, kilocalories, averageHeartRate }) =>
      `${start.slice(0, 16).replace('T', ' ')}: ${joinPhrases(
        name,
        title !== undefined && `“${title}”`,
        measured(minutes === null ? null : Math.round(minutes), 'minutes'),
        measured(kilometres, 'km'),
        measured(kilocalories, 'kcal'),
        measured(averageHeartRate, 'beats a minute on average'),
      )}`,
  },
}

export const healthEntryKind: RecordKind<HealthEntry> = {
  kind: 'health_entry',
  table: 'health_entries',
  label: 'Health records',
  about: 'Conditions, allergies, immunizations, procedures, encounters and appointments.',
  at: ({ from }) => from,
  columns: [
    {
      name: 'section',
      type: 'text',
      about: '`condition`, `allergy`, `immunization`, `procedure`, `encounter`, …',
      value: ({ section }) => section,
    },
    { name: 'name', type: 'text', value: ({ name }) => textCell(name) },
    { name: 'status', type: 'text', value: ({ status }) => textCell(status) },
    { name: 'since', label: 'From', type: 'date', value: ({ from }) => dayCell(from) },
    { name: 'until', label: 'To', type: 'date', value: ({ to }) => dayCell(to) },
    { name: 'detail', type: 'text', prose: true, value: ({ detail }) => textCell(detail) },
    { name: 'code', type: 'text', value: ({ code }) => textCell(code) },
    source,
  ],
  sheet: {
    group: () => '',
    name: () => 'Health records',
    rowsAPassage: 1,
    text: (entry) => {
      const { section, name, status, detail } = entry
      return `${section}: ${joinPhrases(name, status, period(entry), entry.source, detail)}`
    },
  },
}
