const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const written =
  /(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s-]+(\d{2,4})[\s,]+(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*([+-]\d{4}|[a-z]{1,5})?/i
const zones: Record<string, number> = {
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
}

/** The date of a message, or else its arrival time; empty if neither is known. */
export function readDate(header: string, receivedAt: Date | undefined): string {
  const instant = instantOf(header.slice(0, 500))
  const known = instant ?? receivedAt
  return known && !Number.isNaN(known.getTime()) ? known.toISOString() : ''
}

function instantOf(text: string): Date | undefined {
  const [whole, day = '', month = '', year = '', hour, minute, second, zone = ''] =
    written.exec(text.replaceAll(/\([^()]*\)/g, ' ')) ?? []
  const at = months.indexOf(month.toLowerCase())
  if (whole === undefined || at < 0) {
    // Without a zone, a date in another format would be parsed in this machine's zone.
    const other = /(?:Z|[+-]\d{2}:?\d{2}|GMT|UTC)\s*$/.test(text) ? text : `${text} UTC`
    const date = new Date(other)
    return text === '' || Number.isNaN(date.getTime()) ? undefined : date
  }
  const utc = Date.UTC(
    yearOf(year),
    at,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second ?? 0),
  )
  const date = new Date(utc - zoneMinutes(zone) * 60_000)
  const read = date.getUTCFullYear()
  return read >= 1900 && read < 9999 ? date : undefined
}

function yearOf(text: string): number {
  const year = Number(text)
  if (text.length > 2) return text.length === 3 ? year + 1900 : year
  return year < 50 ? year + 2000 : year + 1900
}

function zoneMinutes(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2})(\d{2})$/.exec(zone) ?? []
  if (sign) return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return (zones[zone.toLowerCase()] ?? 0) * 60
}
