import { z } from 'zod'
import type { Item } from '../../connector.ts'
import { blankActivity, hashOf } from './activities.ts'
import { jsonParts, parseJson } from './json-parts.ts'
import { itemPiece, skippedPiece, unreadable, type Read } from './piece.ts'
import { segmentItems, phoneSegment } from './phone-timeline.ts'
import { visitItems, timelineObject } from './visits.ts'

const service = 'Google Maps Timeline'

/**
 * Phones report their position every minute or two, which over a lifetime is useless. Only moves
 * are kept, and an hourly position while staying in place.
 */
const closeMetres = 100
const movedMs = 2 * 60_000
const stayedMs = 60 * 60_000

const position = z.object({
  latitudeE7: z.number(),
  longitudeE7: z.number(),
  accuracy: z.number().optional().catch(undefined),
  timestamp: z.string().optional(),
  timestampMs: z.coerce.string().optional(),
  source: z.string().catch(''),
  deviceTag: z.coerce.string().catch(''),
})
type Position = z.infer<typeof position>

/** Phone positions, `Records.json`; the file can be gigabytes long. */
export const readPositions: Read = async function* (file, { signal }) {
  let last: Moment | undefined
  let near = 0
  for await (const part of jsonParts(file.stream())) {
    signal.throwIfAborted()
    if (!part.element) continue
    const parsed = position.safeParse(parseJson(exactTags(part.text)))
    const at = parsed.success ? timeOf(parsed.data) : Number.NaN
    if (!parsed.success || Number.isNaN(at)) {
      yield unreadable(`${file.path}, a position`)
      continue
    }
    const point = pointOf(parsed.data.latitudeE7, parsed.data.longitudeE7)
    if (last && isClose(last, { at, ...point })) {
      near += 1
      continue
    }
    last = { at, ...point }
    yield itemPiece(positionItem(parsed.data, at))
  }
  if (near > 0) yield skippedPiece('Positions close to the one before, in place and time', near)
}

/** Device tags exceed the integers that JavaScript represents exactly. */
const exactTags = (text: string) => text.replace(/("deviceTag"\s*:\s*)(-?\d{15,})/g, '$1"$2"')

const timeOf = ({ timestamp, timestampMs }: Position) =>
  timestamp === undefined ? Number(timestampMs ?? Number.NaN) : Date.parse(timestamp)

function positionItem(position: Position, moment: number): Item {
  const { latitude, longitude } = pointOf(position.latitudeE7, position.longitudeE7)
  const at = new Date(moment).toISOString()
  const details = [
    position.accuracy === undefined ? '' : `accurate to ${position.accuracy} m`,
    position.source === '' ? '' : `by ${position.source}`,
    position.deviceTag === '' ? '' : `device ${position.deviceTag}`,
  ]
  return {
    kind: 'activity',
    key: hashOf(['position', at, position.latitudeE7, position.longitudeE7]),
    activity: {
      ...blankActivity,
      service,
      action: 'was at',
      title: `${latitude}, ${longitude}`,
      at,
      latitude,
      longitude,
      detail: details.filter((text) => text !== '').join('; '),
    },
  }
}

/** Visits and journeys as shown on the website: one file per month. */
export const readVisits: Read = async function* (file, { signal }) {
  for await (const part of jsonParts(file.stream())) {
    signal.throwIfAborted()
    if (!part.element) continue
    const parsed = timelineObject.safeParse(parseJson(part.text))
    yield parsed.success ? { items: visitItems(parsed.data) } : unreadable(`${file.path}, an entry`)
  }
}

/** The timeline that phones have exported since 2024. */
export const readPhoneTimeline: Read = async function* (file, { signal }) {
  let signals = 0
  for await (const part of jsonParts(file.stream())) {
    signal.throwIfAborted()
    if (!part.element) continue
    if (part.key !== '' && part.key !== 'semanticSegments') {
      signals += 1
      continue
    }
    const parsed = phoneSegment.safeParse(parseJson(part.text))
    yield parsed.success
      ? { items: segmentItems(parsed.data) }
      : unreadable(`${file.path}, an entry`)
  }
  if (signals > 0) yield skippedPiece('Raw signals of the phone; visits and ways are read', signals)
}

export function pointOf(latitudeE7: number, longitudeE7: number) {
  return { latitude: latitudeE7 / 1e7, longitude: longitudeE7 / 1e7 }
}

type Moment = { at: number; latitude: number; longitude: number }

function isClose(last: Moment, next: Moment): boolean {
  const passed = Math.abs(next.at - last.at)
  if (passed < movedMs) return true
  return passed < stayedMs && metresBetween(last, next) < closeMetres
}

function metresBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const rad = Math.PI / 180
  const x = (b.longitude - a.longitude) * rad * Math.cos(((a.latitude + b.latitude) / 2) * rad)
  return Math.hypot(x, (b.latitude - a.latitude) * rad) * 6_371_000
}
