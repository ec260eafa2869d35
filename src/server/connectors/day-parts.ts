/** Languages of phones that write `2:05 PTG`, `2:05 nm.` or `下午2:05`. */
const languages = (
  'en es pt fr de it nl af am ar as az be bg bn bs ca cs cy da el et eu fa fi fil ga gl gu ha he hi hr ' +
  'hu hy id ig is ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nn om or pa pl ps ro ru rw sd ' +
  'si sk sl so sq sr sr-Latn sv sw ta te th ti tk tr uk ur uz vi xh yo yue zh zh-Hant zu'
).split(' ')

/** The hour of the day, by day-part word and clock-face hour. */
type Hours = ReadonlyMap<string, number>

const plainWord = (text: string) =>
  text.toLowerCase().replaceAll(/^ч\.?\s+|[\s\u00a0\u200b\u200c\u202f.'’]/g, '')
const placeOf = (word: string, hour: number) => `${word} ${hour % 12}`

/** Built from Unicode's tables; the first language with a word determines its meaning. */
function readHours(): Hours {
  const hours = new Map<string, number>()
  const clock = { hour: 'numeric', hourCycle: 'h12', timeZone: 'UTC' } as const
  for (const parts of [{}, { dayPeriod: 'short' }, { dayPeriod: 'long' }] as const) {
    for (const language of languages) {
      const format = new Intl.DateTimeFormat(language, { ...clock, ...parts })
      for (let hour = 0; hour < 24; hour++) {
        const written = format.formatToParts(Date.UTC(2025, 0, 1, hour))
        const word = plainWord(written.find(({ type }) => type === 'dayPeriod')?.value ?? '')
        const place = placeOf(word, hour)
        if (word !== '' && !hours.has(place)) hours.set(place, hour)
      }
    }
  }
  return hours
}

let known: Hours | undefined

/** The hour of the day for a clock-face hour and a day-part word in any language. */
export function hourOfDay(word: string, hour: number): number | undefined {
  known ??= readHours()
  return hour > 12 ? undefined : known.get(placeOf(plainWord(word), hour))
}
