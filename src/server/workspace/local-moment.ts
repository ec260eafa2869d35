import { quotedText } from '#server/db/quoted-name.ts'

/**
 * The person's local time of a UTC column; a day alone stays the same. `utc` is the condition under
 * which a row is in UTC.
 */
export function localMoment(column: string, timeZone: string, utc?: string): string {
  const written = `cast(${column} AS timestamp)`
  const isMoment = `${written} <> date_trunc('day', ${written})`
  const isZoned = utc === undefined ? isMoment : `${isMoment} AND ${utc}`
  return `CASE WHEN ${isZoned} THEN timezone(${quotedText(timeZone)}, timezone('UTC', ${written})) ELSE ${written} END`
}
