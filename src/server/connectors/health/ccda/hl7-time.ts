import { formatWall, noZone, dateOnly, wallSeconds, zoneMinutes, isoOf } from '../wall-time.ts'
import { at, attribute, childrenOf, type XmlNode } from '../xml-tree.ts'

const pattern = /^(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:[.,]\d+)?\s*(Z|[+-]\d{2,4})?/

/** `20120806140105-0500` as ISO 8601 in the given precision; empty if it is not a time. */
export function isoOfHl7(given: string): string {
  const text = given.trim()
  if (/^\d{4}-/.test(text)) return isoOf(text)
  const [, year, month, day, hour, minute, second, zone] = pattern.exec(text) ?? []
  if (year === undefined || Number(year) < 1000) return ''
  if (month === undefined || month === '00') return year
  if (day === undefined || day === '00') return Number(month) <= 12 ? `${year}-${month}` : year
  const seconds = wallSeconds(
    Number(year),
    Number(month),
    Number(day),
    Number(hour ?? 0),
    Number(minute ?? 0),
    Number(second ?? 0),
  )
  if (seconds === undefined) return ''
  // Many systems pad a date with zeros.
  const midnight = /^0*$/.test(`${hour ?? ''}${minute ?? ''}${second ?? ''}`)
  if (midnight) return formatWall(seconds, dateOnly)
  return formatWall(seconds, zone === undefined ? noZone : zoneMinutes(zone.padEnd(5, '0')))
}

export const timeOf = (node: XmlNode | undefined): string => isoOfHl7(attribute(node, 'value'))

export type Period = { from: string; to: string }

/** The period: a single time, or the ends of an interval. */
export function periodOf(nodes: readonly XmlNode[]): Period {
  for (const node of nodes) {
    const value = timeOf(node)
    if (value !== '') return { from: value, to: '' }
    const low = timeOf(at(node, 'low'))
    const center = timeOf(at(node, 'center'))
    const high = timeOf(at(node, 'high'))
    if (low !== '' || high !== '' || center !== '') {
      return { from: low === '' ? center : low, to: high }
    }
  }
  return { from: '', to: '' }
}

export const effectivePeriod = (node: XmlNode): Period =>
  periodOf(childrenOf(node, 'effectiveTime'))

/** The time of a measurement. */
export function momentOf(node: XmlNode): string {
  const { from, to } = effectivePeriod(node)
  return from === '' ? to : from
}
