const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const two = (value: string | number) => String(value).padStart(2, '0')
const monthOf = (name: string) => {
  const at = months.indexOf(name.slice(0, 3).toLowerCase())
  return at < 0 ? undefined : two(at + 1)
}

const clocked =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:UTC|Z|GMT)?$/i
const american =
  /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4}),?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AP])?\.?M?\.?$/i
const dayFirst = /^(\d{1,2})[ -]([A-Za-z]{3,9})\.?[ -](\d{4})(?:,?\s+(\d{1,2}):(\d{2}))?$/
const monthFirst =
  /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})(?:,?(?: at)?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AP])?\.?M?\.?)?$/i
const monthOnly = /^([A-Za-z]{3,9})\.? (\d{4})$/
/** Java's time format: `Mon Jun 02 14:03:22 UTC 2025`. */
const spoken =
  /^[A-Za-z]{3} ([A-Za-z]{3}) (\d{1,2}) (\d{2}):(\d{2}):(\d{2}) (?:UTC|GMT)\S* (\d{4})$/

/**
 * A time in the export as ISO 8601 in its original precision: an instant, a day, a month or a year.
 * Times without a zone are taken as UTC. Empty if it is not a time.
 */
export function whenOf(given: string): string {
  const text = given.trim()
  if (/^(\d{4})(-\d{2}){0,2}$/.test(text)) return text
  const found = withClock(text) ?? inWords(text)
  if (found === undefined) return ''
  const time = new Date(found.length <= 10 ? `${found.padEnd(10, '-01')}T00:00:00Z` : found)
  if (Number.isNaN(time.getTime())) return ''
  return found.length <= 10 ? found : time.toISOString()
}

function withClock(text: string): string | undefined {
  const utc = clocked.exec(text)
  if (utc) {
    const [, year = '', month = '', day = '', hour = '', minute = '', second] = utc
    return instant(year, month, day, hour, minute, second)
  }
  const slashed = american.exec(text)
  if (slashed) {
    const [, month = '', day = '', year = '', hour = '', minute = '', second, half] = slashed
    const full = year.length === 2 ? `20${year}` : year
    return instant(full, month, day, hourOf(hour, half), minute, second)
  }
  const [, name, day = '', hour = '', minute = '', second, year = ''] = spoken.exec(text) ?? []
  const month = name === undefined ? undefined : monthOf(name)
  return month === undefined ? undefined : instant(year, month, day, hour, minute, second)
}

function inWords(text: string): string | undefined {
  const first = dayFirst.exec(text)
  const second = first ? undefined : monthFirst.exec(text)
  if (first || second) {
    const [, a = '', b = '', year = '', hour, minute = '', seconds, half] = first ?? second ?? []
    const month = monthOf(first ? b : a)
    if (month === undefined) return undefined
    const day = first ? a : b
    if (hour === undefined) return `${year}-${month}-${two(day)}`
    return instant(year, month, day, hourOf(hour, half), minute, seconds)
  }
  const [, name, year] = monthOnly.exec(text) ?? []
  const month = name === undefined ? undefined : monthOf(name)
  return month === undefined || year === undefined ? undefined : `${year}-${month}`
}

function hourOf(hour: string, half: string | undefined): string {
  const value = Number(hour)
  if (half === undefined) return hour
  if (/p/i.test(half)) return String(value < 12 ? value + 12 : value)
  return String(value === 12 ? 0 : value)
}

const instant = (
  year: string,
  month: string,
  day: string,
  hour: string,
  minute: string,
  second = '00',
) => `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}Z`

/** The same as an instant, for events; a coarser time becomes the start of its period. */
export function instantOf(given: string): string {
  const when = whenOf(given)
  if (when === '' || when.length > 10) return when
  return `${when.padEnd(7, '-01').padEnd(10, '-01')}T00:00:00.000Z`
}
