const locales = 'en de fr es it pt nl pl sv da nb fi cs tr ro hu id ru uk el sk hr ca vi'.split(' ')

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}|\./gu, '')
    .toLowerCase()

/** Months by their names, long and short, in the languages of the exports. */
function monthsByName(): ReadonlyMap<string, number> {
  const months = new Map<string, number>()
  for (const locale of locales) {
    for (const month of ['long', 'short'] as const) {
      const day = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' })
      const alone = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' })
      for (let number = 1; number <= 12; number++) {
        const date = new Date(Date.UTC(2020, number - 1, 15))
        const inDate = day.formatToParts(date).find(({ type }) => type === 'month')?.value ?? ''
        for (const name of [alone.format(date), inDate]) {
          const word = plain(name)
          if (/^\p{L}{2,}$/u.test(word) && !months.has(word)) months.set(word, number)
        }
      }
    }
  }
  return months
}

const clock =
  /(?<!\d)(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?!\d|\.\d)\s*(?:([ap])\.?\s?m\.?(?!\p{L}))?/iu
const numeric = /(?<!\d)(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?!\d)/
const eastern = /(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/

/** Reads a time as exported pages write it, without a zone, as `2019-10-19T14:37:00`. */
export type ReadTime = (text: string) => string | undefined

export function createReadTime(): ReadTime {
  const months = monthsByName()
  return (text) => readTime(text, months)
}

type Months = ReadonlyMap<string, number>

function readTime(text: string, months: Months): string | undefined {
  if (text.length > 70 || text.length < 8 || !/\d{4}/.test(text)) return undefined
  const date = dateIn(text, months)
  if (!date) return undefined
  const found = clock.exec(date.rest)
  const left = found ? date.rest.replace(found[0], ' ') : date.rest
  // A sentence that names a day is no time.
  if ((left.match(/\p{L}+/gu) ?? []).length > 3 || /\d{3}/.test(left.replace(/UTC.*$/i, ''))) {
    return undefined
  }
  const [, hours = '0', minutes = '00', seconds = '00', half] = found ?? []
  let hour = Number(hours)
  const afternoon = half?.toLowerCase() === 'p' || /下午|오후|午後/.test(text)
  if (afternoon && hour < 12) hour += 12
  if (half?.toLowerCase() === 'a' && hour === 12) hour = 0
  return assembled(date, hour, minutes, seconds)
}

type FoundDate = { year: number; month: number; day: number; rest: string }

function dateIn(text: string, months: Months): FoundDate | undefined {
  const east = eastern.exec(text)
  if (east) {
    const [whole, year, month, day] = east
    const rest = text.replace(whole, ' ')
    return { year: Number(year), month: Number(month), day: Number(day), rest }
  }
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const month = months.get(plain(word))
    if (month === undefined) continue
    const rest = text.replace(word, ' ')
    const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(rest)?.[0]
    if (year === undefined) continue
    const withoutYear = rest.replace(year, ' ')
    const day = /(?<![\d:.])(\d{1,2})(?![\d:]|\.\d)/.exec(withoutYear)?.[0]
    if (day === undefined) continue
    return { year: Number(year), month, day: Number(day), rest: withoutYear.replace(day, ' ') }
  }
  return numericDate(text)
}

function numericDate(text: string): FoundDate | undefined {
  const found = numeric.exec(text)
  if (!found) return undefined
  const [whole, first = '', second = '', third = ''] = found
  const rest = text.replace(whole, ' ')
  if (first.length === 4) {
    return { year: Number(first), month: Number(second), day: Number(third), rest }
  }
  if (third.length !== 4) return undefined
  // Only American pages write the month first, with slashes and a clock of twelve hours.
  const american = whole.includes('/') && /[ap]\.?\s?m/i.test(rest) && Number(first) <= 12
  const [day, month] = american || Number(second) > 12 ? [second, first] : [first, second]
  return { year: Number(third), month: Number(month), day: Number(day), rest }
}

function assembled(
  { year, month, day }: FoundDate,
  hour: number,
  minutes: string,
  seconds: string,
): string | undefined {
  const two = (value: number | string) => String(value).padStart(2, '0')
  const date = `${year}-${two(month)}-${two(day)}`
  const local = `${date}T${two(hour)}:${two(minutes)}:${two(seconds)}`
  const time = new Date(`${local}Z`)
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(date)) return undefined
  return local
}
