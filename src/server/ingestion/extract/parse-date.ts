/** Order of day and month in numeric dates. */
export type DateOrder = 'dmy' | 'mdy'

const months: Record<string, number> = {}
const monthNames = [
  'jan january januar janvier enero ene gennaio gen januari',
  'feb february februar février fevrier févr febrero febbraio februari',
  'mar march märz maerz mär mrz mars marzo maart',
  'apr april avril avr abril abr aprile',
  'may mai mayo maggio mag mei',
  'jun june juni juin junio giugno giu',
  'jul july juli juillet juil julio luglio lug',
  'aug august août aout agosto ago augustus',
  'sep sept september septembre septiembre settembre set',
  'oct october oktober okt octobre octubre ottobre ott',
  'nov november novembre noviembre',
  'dec december dezember dez décembre decembre diciembre dic dicembre',
]
monthNames.forEach((names, index) => {
  for (const name of names.split(' ')) months[name] = index + 1
})

const time = String.raw`(?:[T,]?\s*(?:at )?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([AaPp]\.?[Mm]\.?)?\s*(?:Z|UTC|GMT|[-+]\d{2}:?\d{2})?(?: Uhr)?)?$`
const isoShape = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}`)
const numericShape = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2\s?(\d{4}|\d{2})${time}`)
const dayFirst = new RegExp(
  String.raw`^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(\p{L}{3,10})\.?,?[\s-]+(\d{4}|\d{2})${time}`,
  'u',
)
const monthFirst = new RegExp(
  String.raw`^(?:\p{L}+\.?,?\s+)?(\p{L}{3,10})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})${time}`,
  'u',
)

type Clock = (string | undefined)[]

/** Parses a date to `YYYY-MM-DD`, or with a time of day to `YYYY-MM-DDTHH:MM:SS`. */
export function parseDate(text: string, order: DateOrder): string | undefined {
  const body = text.trim()
  if (body.length < 6 || body.length > 45 || !/\d/.test(body)) return undefined
  const iso = isoShape.exec(body)
  if (iso) return build(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso.slice(4))
  const numeric = numericShape.exec(body)
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[3])]
    // Dots as separators imply that the day comes first.
    const dmy = order === 'dmy' || numeric[2] === '.'
    return build(fullYear(numeric[4]), dmy ? second : first, dmy ? first : second, numeric.slice(5))
  }
  const named = dayFirst.exec(body)
  if (named) return build(fullYear(named[3]), monthOf(named[2]), Number(named[1]), named.slice(4))
  const american = monthFirst.exec(body)
  if (american)
    return build(
      fullYear(american[3]),
      monthOf(american[1]),
      Number(american[2]),
      american.slice(4),
    )
  return undefined
}

function monthOf(name: string | undefined): number {
  return months[(name ?? '').toLowerCase()] ?? 0
}

function fullYear(digits: string | undefined): number {
  const year = Number(digits)
  if ((digits ?? '').length > 2) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function build(year: number, month: number, day: number, clock: Clock): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined
  if (year < 1000 || year > 2999) return undefined
  const date = `${year}-${pad(month)}-${pad(day)}`
  const [hours, minutes, seconds, half] = clock
  if (hours === undefined) return date
  let hour = Number(hours)
  if (half !== undefined) hour = (hour % 12) + (/^p/i.test(half) ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return undefined
  return `${date}T${pad(hour)}:${minutes ?? '00'}:${seconds ?? '00'}`
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** The order consistent with all of a column's dates; the hint decides only if both orders fit. */
export function dateOrder(texts: readonly string[], hint: DateOrder): DateOrder {
  const read = (order: DateOrder): (string | undefined)[] =>
    texts.map((text) => parseDate(text, order))
  const dmy = read('dmy')
  const mdy = read('mdy')
  const [dmyMissing, mdyMissing] = [missing(dmy), missing(mdy)]
  if (dmyMissing !== mdyMissing) return dmyMissing < mdyMissing ? 'dmy' : 'mdy'
  const [dmyTurns, mdyTurns] = [turns(dmy), turns(mdy)]
  if (dmyTurns !== mdyTurns) return dmyTurns < mdyTurns ? 'dmy' : 'mdy'
  return monthly(dmy) ?? denser(days(dmy), days(mdy)) ?? hint
}

/** A list of first days of months is more likely than one of the first days of January. */
function monthly(dmy: (string | undefined)[]): DateOrder | undefined {
  const dates = new Set(dmy.flatMap((date) => date?.slice(0, 10) ?? []))
  if (dates.size < 3) return undefined
  if ([...dates].every((date) => date.endsWith('-01'))) return 'dmy'
  return [...dates].every((date) => date.slice(5, 7) === '01') ? 'mdy' : undefined
}

/** Exports cover a stretch of time; the wrong reading scatters its days over the year. */
function denser(dmyDays: number[], mdyDays: number[]): DateOrder | undefined {
  const [dmy, mdy] = [spread(dmyDays), spread(mdyDays)]
  if (dmy * 5 < mdy) return 'dmy'
  return mdy * 5 < dmy ? 'mdy' : undefined
}

function days(dates: (string | undefined)[]): number[] {
  return dates.flatMap((date) =>
    date === undefined ? [] : Date.parse(date.slice(0, 10)) / 86_400_000,
  )
}

function spread(values: number[]): number {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return values.length === 0 ? 0 : most - least
}

function missing(dates: (string | undefined)[]): number {
  return dates.filter((date) => date === undefined).length
}

/** How often a list stops rising or falling: exports are nearly always sorted by date. */
function turns(dates: (string | undefined)[]): number {
  let count = 0
  let direction = 0
  for (let at = 1; at < dates.length; at++) {
    const [before, now] = [dates[at - 1] ?? '', dates[at] ?? '']
    const step = now > before ? 1 : now < before ? -1 : 0
    if (step !== 0 && direction !== 0 && step !== direction) count++
    if (step !== 0) direction = step
  }
  return count
}
