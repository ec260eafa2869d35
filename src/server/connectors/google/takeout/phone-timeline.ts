import { z } from 'zod'
import type { Item } from '../../connector.ts'
import { blankActivity, hashOf, momentOf } from './activities.ts'
import { lines, minutesBetween, words } from './visits.ts'

/** Android writes `{ latLng: "48.1°, 11.5°" }`, iPhones write `geo:48.1,11.5`. */
const point = z
  .union([z.string(), z.object({ latLng: z.string() }).transform(({ latLng }) => latLng)])
  .catch('')
const probability = z.coerce.number().optional().catch(undefined)

/** An entry of the timeline exported by a phone. */
export const phoneSegment = z.object({
  startTime: z.string(),
  endTime: z.string().catch(''),
  visit: z
    .object({
      topCandidate: z
        .object({
          placeId: z.string().optional().catch(undefined),
          placeID: z.string().optional().catch(undefined),
          semanticType: z.string().catch(''),
          probability,
          placeLocation: point,
        })
        .partial({ placeLocation: true }),
    })
    .optional(),
  activity: z
    .object({
      start: point,
      end: point,
      distanceMeters: z.coerce.number().optional().catch(undefined),
      topCandidate: z.object({ type: z.string().catch('') }).optional(),
    })
    .optional(),
  timelinePath: z
    .array(
      z.object({
        point,
        time: z.string().optional(),
        durationMinutesOffsetFromStartTime: z.coerce.number().optional(),
      }),
    )
    .catch([]),
})
type PhoneSegment = z.infer<typeof phoneSegment>

/** Path points are close together; the first of every ten minutes is enough to show the route. */
const pathMinutes = 10

export function segmentItems(segment: PhoneSegment): Item[] {
  const from = momentOf(segment.startTime)
  const to = momentOf(segment.endTime)
  const common = { ...blankActivity, service: 'Google Maps Timeline', at: from }
  const minutes = minutesBetween(from, to)
  const items: Item[] = []
  const { visit, activity, timelinePath } = segment
  if (visit) {
    const { placeId, placeID, semanticType, placeLocation = '' } = visit.topCandidate
    const id = placeId ?? placeID ?? ''
    const title = words(semanticType.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))
    const detail = lines([
      ['until', to],
      ['place', id],
    ])
    items.push({
      kind: 'activity',
      key: hashOf(['phone visit', from, to, id]),
      activity: {
        ...common,
        action: 'visited',
        title: title || 'a place',
        ...read(placeLocation),
        minutes,
        detail,
      },
    })
  }
  if (activity) {
    const { start, end, distanceMeters, topCandidate } = activity
    const detail = lines([
      ['until', to],
      ['metres', distanceMeters === undefined ? '' : String(Math.round(distanceMeters))],
      ['to', end.replaceAll(/geo:|°/g, '')],
    ])
    const title = words(topCandidate?.type ?? '') || 'on the way'
    items.push({
      kind: 'activity',
      key: hashOf(['phone way', from, to, title]),
      activity: { ...common, action: 'travelled', title, ...read(start), minutes, detail },
    })
  }
  return [...items, ...pathItems(timelinePath, segment.startTime)]
}

function pathItems(path: PhoneSegment['timelinePath'], start: string): Item[] {
  const items: Item[] = []
  let next = -Infinity
  for (const { point: text, time, durationMinutesOffsetFromStartTime: offset = 0 } of path) {
    const moment = time === undefined ? Date.parse(start) + offset * 60_000 : Date.parse(time)
    const at = read(text)
    if (Number.isNaN(moment) || at.latitude === null || moment < next) continue
    next = moment + pathMinutes * 60_000
    const iso = new Date(moment).toISOString()
    items.push({
      kind: 'activity',
      key: hashOf(['phone position', iso, at]),
      activity: {
        ...blankActivity,
        service: 'Google Maps Timeline',
        action: 'was at',
        title: `${at.latitude}, ${at.longitude}`,
        at: iso,
        ...at,
      },
    })
  }
  return items
}

function read(written: string): { latitude: number | null; longitude: number | null } {
  const found = /(-?\d+(?:\.\d+)?)°?\s*,\s*(-?\d+(?:\.\d+)?)/.exec(written)
  return found
    ? { latitude: Number(found[1]), longitude: Number(found[2]) }
    : { latitude: null, longitude: null }
}
