import { readWrittenTime } from '../../written-time.ts'

/** Offset from UTC in hours, by zone abbreviation. */
const zones: ReadonlyMap<string, number> = new Map(
  (
    'UTC 0 GMT 0 Z 0 WET 0 WEST 1 BST 1 CET 1 CEST 2 MEZ 1 MESZ 2 EET 2 EEST 3 MSK 3 IST 5.5 ' +
    'JST 9 KST 9 SGT 8 HKT 8 AEST 10 AEDT 11 BRT -3 EST -5 EDT -4 CST -6 CDT -5 MST -7 MDT -6 ' +
    'PST -8 PDT -7 AKST -9 AKDT -8 HST -10 NZST 12 NZDT 13 SAST 2 WIB 7 ICT 7'
  )
    .matchAll(/([A-Z]+) (\S+)/g)
    .map(([, name = '', hours = '0']) => [name, Number(hours)] as const),
)

/**
 * Parses a time as Google writes it for people: `Feb 8, 2017, 12:32:39 AM UTC`, `08.02.2017,
 * 00:32:39 MEZ`. An unknown or missing zone counts as UTC. Returns ISO 8601 or `undefined`.
 */
export function readMoment(written: string): string | undefined {
  const text = written.trim()
  const exact = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?(Z|UTC|[+-]\d\d:?\d\d))?$/.exec(
    text,
  )
  if (exact) {
    const plain = text.replace(' UTC', 'Z').replace(/^(\S+) (\d)/, '$1T$2')
    return isoOf(Date.parse(exact[3] === undefined ? `${plain}Z` : plain))
  }
  const wall = readWrittenTime(text)
  if (!wall) return undefined
  const { year, month, day, hour, minute, second, rest } = wall
  return isoOf(Date.UTC(year, month, day, hour, minute, second) - offsetOf(rest) * 3_600_000)
}

function offsetOf(rest: string): number {
  const offset = /([-+−])(\d{1,2})(?::?(\d{2}))?\b/.exec(rest)
  if (offset)
    return (offset[1] === '+' ? 1 : -1) * (Number(offset[2]) + Number(offset[3] ?? 0) / 60)
  const names = rest.match(/\b[A-Z]{1,5}\b/g) ?? []
  return names.flatMap((name) => zones.get(name) ?? []).at(0) ?? 0
}

function isoOf(moment: number): string | undefined {
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString()
}
