import { z } from 'zod'
import type { Item } from '../../connector.ts'
import { blankActivity, hashOf, momentOf } from './activities.ts'

const number = z.number().optional().catch(undefined)
const place = z.object({
  latitudeE7: number,
  longitudeE7: number,
  name: z.string().catch(''),
  address: z.string().catch(''),
  placeId: z.string().catch(''),
  semanticType: z.string().catch(''),
  locationConfidence: number,
  sourceInfo: z
    .object({ deviceTag: z.coerce.string().catch('') })
    .optional()
    .catch(undefined),
})
type Place = z.infer<typeof place>
const duration = z.object({
  startTimestamp: z.string().optional(),
  startTimestampMs: z.coerce.string().optional(),
  endTimestamp: z.string().optional(),
  endTimestampMs: z.coerce.string().optional(),
})

/** An entry of the timeline that Google's website kept until 2024. */
export const timelineObject = z.object({
  placeVisit: z
    .object({
      location: place,
      duration,
      placeConfidence: z.string().catch(''),
      centerLatE7: number,
      centerLngE7: number,
      visitConfidence: number,
      otherCandidateLocations: z.array(place).catch([]),
      editConfirmationStatus: z.string().catch(''),
      placeVisitType: z.string().catch(''),
      placeVisitImportance: z.string().catch(''),
    })
    .optional(),
  activitySegment: z
    .object({
      startLocation: place.optional(),
      endLocation: place.optional(),
      duration,
      distance: number,
      activityType: z.string().catch(''),
      confidence: z.string().catch(''),
    })
    .optional(),
})
type TimelineObject = z.infer<typeof timelineObject>

export function visitItems({ placeVisit, activitySegment }: TimelineObject): Item[] {
  return [
    ...(placeVisit ? [visitItem(placeVisit)] : []),
    ...(activitySegment ? [wayItem(activitySegment)] : []),
  ]
}

function visitItem(visit: NonNullable<TimelineObject['placeVisit']>): Item {
  const { location } = visit
  const { from, to, minutes } = spanOf(visit.duration)
  const detail = lines([
    ['until', to],
    ['place', location.placeId],
    ['place known', percent(location.locationConfidence)],
    ['confidence', words(visit.placeConfidence)],
    ['visit certain', percent(visit.visitConfidence)],
    ['importance', words(visit.placeVisitImportance)],
    ['type', words(visit.placeVisitType)],
    ['status', words(visit.editConfirmationStatus)],
    ['centre', pair(visit.centerLatE7, visit.centerLngE7)],
    ['device', location.sourceInfo?.deviceTag ?? ''],
    ['or', visit.otherCandidateLocations.map(candidate).join(' | ')],
  ])
  return {
    kind: 'activity',
    key: hashOf(['visit', from, location.placeId, location.latitudeE7, location.longitudeE7]),
    activity: {
      ...blankActivity,
      service: 'Google Maps Timeline',
      action: 'visited',
      title: location.name || location.address || words(location.semanticType) || 'a place',
      at: from,
      place: location.address,
      latitude: degrees(location.latitudeE7),
      longitude: degrees(location.longitudeE7),
      minutes,
      detail,
    },
  }
}

function wayItem(way: NonNullable<TimelineObject['activitySegment']>): Item {
  const { from, to, minutes } = spanOf(way.duration)
  const { startLocation, endLocation } = way
  const detail = lines([
    ['until', to],
    ['metres', way.distance === undefined ? '' : String(way.distance)],
    ['to', pair(endLocation?.latitudeE7, endLocation?.longitudeE7)],
    ['confidence', words(way.confidence)],
  ])
  return {
    kind: 'activity',
    key: hashOf(['way', from, to, way.activityType]),
    activity: {
      ...blankActivity,
      service: 'Google Maps Timeline',
      action: 'travelled',
      title: words(way.activityType) || 'on the way',
      at: from,
      latitude: degrees(startLocation?.latitudeE7),
      longitude: degrees(startLocation?.longitudeE7),
      minutes,
      detail,
    },
  }
}

function spanOf(entry: z.infer<typeof duration>) {
  const moment = (iso: string | undefined, ms: string | undefined) =>
    iso === undefined
      ? ms !== undefined && Number.isFinite(Number(ms))
        ? new Date(Number(ms)).toISOString()
        : ''
      : momentOf(iso)
  const from = moment(entry.startTimestamp, entry.startTimestampMs)
  const to = moment(entry.endTimestamp, entry.endTimestampMs)
  return { from, to, minutes: minutesBetween(from, to) }
}

export function minutesBetween(from: string, to: string): number | null {
  const ms = Date.parse(to) - Date.parse(from)
  return Number.isFinite(ms) ? Math.round(ms / 6000) / 10 : null
}

const degrees = (e7: number | undefined) => (e7 === undefined ? null : e7 / 1e7)
const pair = (latitude: number | undefined, longitude: number | undefined) =>
  latitude === undefined || longitude === undefined ? '' : `${latitude / 1e7}, ${longitude / 1e7}`
const percent = (share: number | undefined) => (share === undefined ? '' : `${share} %`)

/** `IN_PASSENGER_VEHICLE` in words. */
export const words = (constant: string) =>
  constant
    .replace(/^TYPE_/, '')
    .replaceAll('_', ' ')
    .toLowerCase()

const candidate = ({ name, address, placeId, semanticType, ...at }: Place) =>
  [
    name,
    address,
    words(semanticType),
    placeId,
    pair(at.latitudeE7, at.longitudeE7),
    percent(at.locationConfidence),
  ]
    .filter((text) => text !== '')
    .join(', ')

export const lines = (pairs: readonly (readonly [string, string])[]) =>
  pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
