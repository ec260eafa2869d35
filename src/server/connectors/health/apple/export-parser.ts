import type { Item } from '../../connector.ts'
import type { DayBuckets } from '../day-buckets.ts'
import { keyOf } from '../key-of.ts'
import { dayOf, formatWall, type WallTime } from '../wall-time.ts'
import { tidy } from '../units.ts'
import { createXmlReader, type Attributes } from '../xml-reader.ts'
import { createAppleDates } from './apple-date.ts'
import { categoryOf, nightOf } from './category-record.ts'
import { percentOf, quantityOf, unitOf, wordsOf, type Quantity } from './names.ts'
import { meItem, ringsOf } from './summary.ts'
import { workoutItem, type OpenWorkout } from './workout.ts'

/** Elements that only add detail to their parent. */
const details = new Set([
  'HealthData',
  'ExportDate',
  'MetadataEntry',
  'WorkoutEvent',
  'WorkoutRoute',
  'FileReference',
  'Correlation',
  'HeartRateVariabilityMetadataList',
  'InstantaneousBeatsPerMinute',
  // The file it refers to is read from the archive.
  'ClinicalRecord',
])

type ParserOptions = {
  buckets: DayBuckets
  /** Restricts reading to these groups of measurements. */
  only?: ReadonlySet<string>
  item: (item: Item) => void
  skip: (reason: string) => void
}
type Known = Quantity & { unit: string; percent: boolean }

/** Reads the elements of an export as a stream. */
export function createExportParser({ buckets, only, item, skip }: ParserOptions) {
  const parse = createAppleDates()
  const quantities = new Map<string, Known>()
  const sourceOf = createSourceNames()
  let records = 0
  let inCorrelation = false
  let inActivity = false
  let workout: OpenWorkout | undefined
  let unknown: string | undefined

  function known(type: string, unit: string): Known {
    const key = `${type} ${unit}`
    let found = quantities.get(key)
    if (!found) {
      found = { ...quantityOf(type), ...unitOf(type, unit) }
      quantities.set(key, found)
    }
    return found
  }

  function record(attributes: Attributes) {
    records += 1
    const { type, unit, value, startDate, creationDate } = attributes
    const start = parse(startDate ?? creationDate)
    if (type === undefined || !start) return skip('A record without a type or a time')
    const end = parse(attributes['endDate'])
    if (!type.startsWith('HKQuantityType')) return category(attributes, type, start, end)
    const number = value === undefined || value === '' ? Number.NaN : Number(value)
    if (!Number.isFinite(number)) return skip('A record whose value is not a number')
    const of = known(type, unit ?? '')
    add(attributes, of, start, end, of.percent ? percentOf(number) : number, dayOf(start.seconds))
  }

  function add(
    { sourceName = '' }: Attributes,
    { name, unit, adds }: Omit<Known, 'percent'>,
    { seconds: start, offset }: WallTime,
    end: WallTime | undefined,
    value: number,
    day: number,
  ) {
    // The end time is converted to the UTC offset of the start.
    const ends = end ? end.seconds + (offset - end.offset) * 60 : Number.NaN
    const measured = { name, unit, source: sourceOf(sourceName), day, start, end: ends, offset }
    buckets.add({ ...measured, value, adds, repeated: inCorrelation }, only)
  }

  function category(
    attributes: Attributes,
    type: string,
    start: WallTime,
    end: WallTime | undefined,
  ) {
    if (!type.startsWith('HKCategoryType')) return skip(`A record of the kind ${wordsOf(type)}`)
    const is = categoryOf(type, attributes['value'] ?? '')
    const last = end ?? start
    if (is.is === 'stated') {
      const sourceName = sourceOf(attributes['sourceName'] ?? '')
      if (!only) item(stated({ ...attributes, sourceName }, is, start, last))
      return
    }
    if (is.is === 'counted') {
      const of = { name: is.name, unit: 'count', adds: true }
      return add(attributes, of, start, end, is.count, dayOf(start.seconds))
    }
    const seconds = last.seconds - last.offset * 60 - start.seconds + start.offset * 60
    const value = tidy(seconds / (is.unit === 'h' ? 3600 : 60))
    const day = is.unit === 'h' ? nightOf(last.seconds) : dayOf(start.seconds)
    for (const name of is.names) {
      add(attributes, { name, unit: is.unit, adds: true }, start, end, value, day)
    }
  }

  function open(name: string, attributes: Attributes) {
    if (name === 'MetadataEntry') return
    if (name === 'Record') return record(attributes)
    if (name === 'Correlation') inCorrelation = true
    else if (name === 'WorkoutActivity') inActivity = true
    else if (name === 'Workout') {
      const sourceName = sourceOf(attributes['sourceName'] ?? '')
      workout = { attributes: { ...attributes, sourceName }, statistics: [] }
    } else if (name === 'WorkoutStatistics') {
      if (!inActivity) workout?.statistics.push(attributes)
    } else if (name === 'ActivitySummary') summary(attributes)
    else if (name === 'Me') {
      if (!only) item(meItem(attributes))
    } else if (!details.has(name)) unread(name)
  }

  function summary(attributes: Attributes) {
    const rings = ringsOf(attributes)
    if (rings.length === 0 && !only) skip('An activity summary of a day without activity')
    for (const ring of rings) buckets.add(ring, only)
  }

  /** Reports an unknown element once, not again for each element inside it. */
  function unread(name: string) {
    if (unknown !== undefined) return
    unknown = name
    if (!only) skip(`An element ${name}, which is not read`)
  }

  function close(name: string) {
    if (name === 'Record' || name === 'MetadataEntry') return
    if (name === 'Correlation') inCorrelation = false
    else if (name === 'WorkoutActivity') inActivity = false
    else if (name === 'Workout' && workout) {
      const read = workoutItem(workout, parse)
      workout = undefined
      if (only) return
      if (read) item(read)
      else skip('A workout without a time')
    } else if (name === unknown) unknown = undefined
  }

  return { reader: createXmlReader({ open, close }), records: () => records }
}

/** Copies source names, because a substring keeps its whole parent string in memory. */
function createSourceNames(): (name: string) => string {
  const known = new Map<string, string>()
  return (given) => {
    let name = known.get(given)
    if (name === undefined) {
      name = Buffer.from(given.replaceAll('\u00a0', ' ').trim()).toString()
      known.set(Buffer.from(given).toString(), name)
    }
    return name
  }
}

/** A symptom or similar: not a number but a statement about a time. */
function stated(
  { type = '', sourceName = '' }: Attributes,
  { name, status }: { name: string; status: string },
  start: WallTime,
  end: WallTime,
): Item {
  const instant = start.seconds - start.offset * 60
  return {
    kind: 'health_entry',
    key: keyOf(['apple', 'stated', type, sourceName, instant]),
    healthEntry: {
      section: 'other',
      name,
      code: '',
      status,
      from: formatWall(start.seconds, start.offset),
      to: end.seconds === start.seconds ? '' : formatWall(end.seconds, end.offset),
      detail: '',
      source: sourceName,
    },
  }
}
