import type { Item } from '../connector.ts'
import { countingSource } from './counting-source.ts'
import { keyOf } from './key-of.ts'
import { convert, dimensionOf, tidy } from './units.ts'
import { dayText, formatWall } from './wall-time.ts'

export type VitalsItem = Extract<Item, { kind: 'vitals' }>

export type Measured = {
  name: string
  /** Plain unit. */
  unit: string
  source: string
  day: number
  start: number
  /** `NaN` for an instant. */
  end: number
  offset: number
  value: number
  adds: boolean
  /** May occur more than once; dropped if an equal one exists. */
  repeated?: boolean
}

/** A flat list of start, end, offset and value: objects would take five times the memory. */
type Series = { unit: string; numbers: number[]; repeated: number[] }
type Group = { name: string; day: number; adds: boolean; sources: Map<string, Series> }

const width = 4
/** The memory cost of a group apart from its samples, measured in samples. */
const groupCost = 20

/**
 * Groups measurements by name, unit and day, separately for each source. At most `mostSamples` are
 * kept in memory; the least recently used groups are yielded first.
 */
export function createDayBuckets({ mostSamples = Infinity } = {}) {
  const groups = new Map<string, Group>()
  /**
   * Keys of the groups already yielded; `late` holds those that received more samples afterwards.
   */
  const given = new Set<string>()
  const incomplete = new Set<string>()
  let samples = 0
  let lastKey = ''
  let last: Group | undefined

  function groupOf(key: string, { name, day, adds }: Measured): Group | undefined {
    if (key === lastKey && last) return last
    if (given.has(key)) {
      incomplete.add(key)
      return undefined
    }
    let group = groups.get(key)
    if (!group) {
      group = { name, day, adds, sources: new Map<string, Series>() }
      samples += groupCost
    }
    groups.delete(key)
    groups.set(key, group)
    lastKey = key
    last = group
    return group
  }

  function* take(most: number): Generator<VitalsItem> {
    lastKey = ''
    last = undefined
    for (const [key, group] of groups) {
      if (samples <= most) return
      groups.delete(key)
      if (mostSamples !== Infinity) given.add(key)
      samples -= groupCost
      for (const series of group.sources.values()) samples -= series.numbers.length / width
      yield* itemsOf(group)
    }
  }

  return {
    add(measured: Measured, only?: ReadonlySet<string>) {
      const key = groupKey(measured)
      if (only && !only.has(key)) return
      const group = groupOf(key, measured)
      if (!group) return
      addTo(group, measured)
      samples += 1
    },
    /** Items to yield so that no more than `mostSamples` stay in memory. */
    overflow: () => (samples > mostSamples ? take(mostSamples / 2) : []),
    /** All remaining items. */
    rest: () => take(-1),
    /** Groups that were yielded while incomplete and need to be read again. */
    incomplete: (): ReadonlySet<string> => incomplete,
  }
}
export type DayBuckets = ReturnType<typeof createDayBuckets>

const groupKey = ({ name, unit, day }: Measured) => `${name}\n${dimensionOf(unit)}\n${day}`

function addTo(group: Group, { source, unit, start, end, offset, value, repeated }: Measured) {
  let series = group.sources.get(source)
  if (!series) {
    series = { unit, numbers: [], repeated: [] }
    group.sources.set(source, series)
  }
  if (repeated) series.repeated.push(series.numbers.length)
  const inUnit = unit === series.unit ? value : (convert(value, unit, series.unit) ?? value)
  series.numbers.push(start, end, offset, inUnit)
}

function* itemsOf({ name, day, adds, sources }: Group): Generator<VitalsItem> {
  const read = [...sources].map(([source, series]) => ({
    source,
    unit: series.unit,
    samples: samplesOf(series),
  }))
  const sums = read.map(({ source, samples }): [string, number] => [
    source,
    tidy(samples.reduce((sum, { value }) => sum + value, 0)),
  ])
  const counting = adds && read.length > 1 ? countingSource(new Map(sums)) : undefined
  for (const { source, unit, samples } of read) {
    const doubled = counting !== undefined && counting !== source
    yield {
      kind: 'vitals',
      key: keyOf(['vitals', name, dimensionOf(unit), source, day]),
      vitals: {
        name,
        unit,
        source,
        day: dayText(day),
        samples,
        ...(adds ? { adds } : {}),
        ...(doubled ? { doubled } : {}),
      },
    }
  }
}

type Samples = VitalsItem['vitals']['samples']

/** Samples in chronological order; a repeated sample equal to another is dropped. */
function samplesOf({ numbers, repeated }: Series): Samples {
  const again = new Set(repeated)
  const order: number[] = []
  const seen = new Set<string>()
  const textAt = (at: number) => numbers.slice(at, at + width).join(' ')
  if (again.size > 0) {
    for (let at = 0; at < numbers.length; at += width) if (!again.has(at)) seen.add(textAt(at))
  }
  for (let at = 0; at < numbers.length; at += width) {
    if (again.has(at)) {
      const text = textAt(at)
      if (seen.has(text)) continue
      seen.add(text)
    }
    order.push(at)
  }
  const number = (at: number) => numbers[at] ?? Number.NaN
  order.sort((a, b) => number(a) - number(b) || number(a + 3) - number(b + 3))
  return order.map((at) => {
    const [start, end, offset] = [number(at), number(at + 1), number(at + 2)]
    const ends = Number.isNaN(end) || end === start ? '' : formatWall(end, offset)
    return { at: formatWall(start, offset), end: ends, value: number(at + 3) }
  })
}
