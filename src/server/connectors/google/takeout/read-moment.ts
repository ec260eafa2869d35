const locales = 'en en-GB de fr es it pt nl pl sv da nb fi cs hu ro tr el ru uk id vi'.split(' ')
/** Hours before UTC, by what zones are called in a text. */
const zones: ReadonlyMap<string, number> = new Map(
  (
    'UTC 0 GMT 0 Z 0 WET 0 WEST 1 BST 1 CET 1 CEST 2 MEZ 1 MESZ 2 EET 2 EEST 3 MSK 3 IST 5.5 ' +
    'JST 9 KST 9 SGT 8 HKT 8 AEST 10 AEDT 11 BRT -3 EST -5 EDT -4 CST -6 CDT -5 MST -7 MDT -6 ' +
    'PST -8 PDT -7 AKST -9 AKDT -8 HST -10 NZST 12 NZDT 13 SAST 2 WIB 7 ICT 7'
  )
    .matchAll(/([A-Z]+) (\S+)/g)
    .map(([, name = '', hours = '0']) => [name, Number(hours)] as const),
)

type Months = ReadonlyMap<string, number>
let known: Months | undefined

/** Names of months, long and short, in the languages in which exports are written most. */
function months(): Months {
  if (known) return known
  const names = new Map<string, number>()
  for (const locale of locales) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' })
      for (let index = 0; index < 12; index++) {
        const parts = format.formatToParts(new Date(Date.UTC(2023, index, 15)))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        const plain = name.toLowerCase().replaceAll('.', '')
        if (!names.has(plain)) names.set(plain, index)
      }
    }
  }
  return (known = names)
}

const clock = /(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\s*([AaPp])\.?\s*[Mm]\b\.?)?/

/**
 * Reads a moment as Google writes it for people: `Feb 8, 2017, 12:32:39 AM UTC`,
 * `08.02.2017, 00:32:39 MEZ`. An unknown zone, and none, count as UTC. Answers ISO 8601, or nothing.
 */
export function readMoment(written: string): string | undefined {
  const text = written.replaceAll(/[\u202f\u00a0\u2009]/g, ' ').trim()
  const exact = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?(Z|UTC|[+-]\d\d:?\d\d))?$/.exec(
    text,
  )
  if (exact) return isoOf(Date.parse(text.replace(' UTC', 'Z').replace(/^(\S+) (\d)/, '$1T$2')))
  const dated = /\d{4}年(\d{1,2})月(\d{1,2})日/.test(text) ? asianDate(text) : dateOf(text)
  if (!dated) return undefined
  const time = clock.exec(text.slice(dated.end)) ?? undefined
  const half = time?.[4]?.toLowerCase()
  const hour = Number(time?.[1] ?? 0)
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  const rest = time ? text.slice(dated.end + time.index + time[0].length) : ''
  const { year, month, day } = dated
  const wall = Date.UTC(year, month, day, hours, Number(time?.[2] ?? 0), Number(time?.[3] ?? 0))
  return isoOf(wall - offsetOf(rest) * 3_600_000)
}

type Dated = { year: number; month: number; day: number; end: number }

function asianDate(text: string): Dated | undefined {
  const found = /(\d{4})年(\d{1,2})月(\d{1,2})日/.exec(text)
  if (!found) return undefined
  const [all, year, month, day] = found
  return {
    year: +(year ?? 0),
    month: +(month ?? 0) - 1,
    day: +(day ?? 0),
    end: found.index + all.length,
  }
}

function dateOf(text: string): Dated | undefined {
  const numbers =
    /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b|\b(\d{4})[./-](\d{1,2})[./-](\d{1,2})\b/.exec(text)
  if (numbers) {
    const end = numbers.index + numbers[0].length
    const [, a = '', b = '', late, early, c = '', d = ''] = numbers
    if (early) return { year: +early, month: +c - 1, day: +d, end }
    // Only American English writes the month first, and with slashes.
    const american = numbers[0].includes('/') && (+b > 12 || / [AP]M\b/.test(text))
    const [day, month] = american && +a <= 12 ? [+b, +a] : [+a, +b]
    return { year: +(late ?? 0), month: month - 1, day, end }
  }
  const words = [...text.matchAll(/\p{L}+/gu)]
  const word = words.find(([name]) => months().has(name.toLowerCase()))
  const month = word && months().get(word[0].toLowerCase())
  const year = /\b(\d{4})\b/.exec(text)
  if (!word || month === undefined || !year) return undefined
  const before = /(\d{1,2})\.?(?: de| d')?\s*$/.exec(text.slice(0, word.index))
  const after = /^\S*\s+(\d{1,2})\b/.exec(text.slice(word.index + word[0].length))
  const day = Number(before?.[1] ?? after?.[1] ?? 0)
  if (day < 1 || day > 31) return undefined
  return { year: +(year[1] ?? 0), month, day, end: year.index + 4 }
}

function offsetOf(rest: string): number {
  const told = /\b(?:GMT|UTC)?([+-−])(\d{1,2})(?::?(\d{2}))?\b/.exec(rest)
  if (told) return (told[1] === '+' ? 1 : -1) * (Number(told[2]) + Number(told[3] ?? 0) / 60)
  const name = /\b[A-Z]{1,5}\b/.exec(rest)?.[0] ?? ''
  return zones.get(name) ?? 0
}

function isoOf(moment: number): string | undefined {
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString()
}
