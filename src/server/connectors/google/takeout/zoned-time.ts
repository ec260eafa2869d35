import { momentOf, zoneOffset } from '#server/connectors/zone-offset.ts'

/** The instant of a wall time `2026-03-04T14:05:00` in a zone; `undefined` for an unknown zone. */
export function instantOf(wall: string, zone: string): string | undefined {
  const offset = zoneOffset(zone)
  const asUtc = Date.parse(`${wall}Z`)
  if (!offset || Number.isNaN(asUtc)) return undefined
  return new Date(momentOf(asUtc, offset)).toISOString()
}
