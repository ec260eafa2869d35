import type { Item } from '../../connector.ts'
import { keyOf } from '../key-of.ts'
import { convert, plainUnit, tidy } from '../units.ts'
import { formatWall, type WallTime } from '../wall-time.ts'
import type { Attributes } from '../xml-reader.ts'
import { plainName } from './names.ts'

/** A workout still being read: newer exports have its totals in child elements. */
export type OpenWorkout = { attributes: Attributes; statistics: Attributes[] }

type Parse = (text: string | undefined) => WallTime | undefined

/** `undefined` if it has no time. */
export function workoutItem(
  { attributes, statistics }: OpenWorkout,
  parse: Parse,
): Item | undefined {
  const { workoutActivityType = '', sourceName = '' } = attributes
  const start = parse(attributes['startDate'])
  if (!start) return undefined
  const end = parse(attributes['endDate'])
  const name = plainName(workoutActivityType)
  const instant = start.seconds - start.offset * 60
  return {
    kind: 'workout',
    // iPhones write all times in the zone at export, so only the instant is stable.
    key: keyOf(['apple', 'workout', workoutActivityType, sourceName, instant]),
    workout: {
      name,
      start: formatWall(start.seconds, start.offset),
      end: end ? formatWall(end.seconds, end.offset) : '',
      minutes:
        amount(attributes['duration'], attributes['durationUnit'] ?? 'min', 'min') ??
        (end ? minutesBetween(start, end) : null),
      kilometres:
        amount(attributes['totalDistance'], attributes['totalDistanceUnit'], 'km') ??
        summed(statistics, /Distance/, 'km'),
      kilocalories:
        amount(attributes['totalEnergyBurned'], attributes['totalEnergyBurnedUnit'], 'kcal') ??
        summed(statistics, /ActiveEnergyBurned/, 'kcal'),
      averageHeartRate: heartRate(statistics),
      source: sourceName,
    },
  }
}

const minutesBetween = (start: WallTime, end: WallTime) =>
  tidy((end.seconds - end.offset * 60 - start.seconds + start.offset * 60) / 60)

/** An amount in a unit; a total of zero counts as none. */
function amount(text: string | undefined, unit: string | undefined, to: string): number | null {
  const value = text === undefined || text === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(value) || value === 0) return null
  return convert(value, plainUnit(unit ?? to), to) ?? null
}

function summed(statistics: readonly Attributes[], type: RegExp, to: string): number | null {
  let sum = 0
  for (const { type: of = '', sum: value, unit } of statistics) {
    if (type.test(of)) sum += amount(value, unit, to) ?? 0
  }
  return sum === 0 ? null : tidy(sum)
}

function heartRate(statistics: readonly Attributes[]): number | null {
  const found = statistics.find(({ type = '' }) => type.endsWith('IdentifierHeartRate'))
  const value = Number(found?.['average'])
  return Number.isFinite(value) && value > 0 ? tidy(value) : null
}
