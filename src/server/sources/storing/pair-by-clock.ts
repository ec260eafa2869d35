const quarterHour = 15
/** Offsets from UTC in minutes. */
const [westernmost, easternmost] = [-12 * 60, 14 * 60]
const hour = 60
/** A text that two things hardly have in common by chance. */
const longText = 20
/** Texts written more often than this say nothing about the offset. */
const mostRepeated = 12

/** Something at a minute of a clock; the start of its content says whether it is a text. */
export type Timed = {
  minute: number
  content: string
  /** Whether it has a date, which no offset changes. */
  isDay?: boolean
}

export const minuteOf = (iso: string): number => Math.floor(Date.parse(iso) / 60_000)

/** A content that shows by itself, unless it is short, which entries of two clocks are the same. */
export function textContent(text: string): string {
  const words = text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words === '' ? '' : `text ${words}`
}

/**
 * Pairs entries whose clock's offset from UTC is unknown with those of known instants. The texts
 * themselves show the offset; a pair then has minute and content in common, one for one.
 */
export function pairByClock(
  local: readonly Timed[],
  known: readonly Timed[],
  isSame: (local: number, known: number) => boolean,
): Map<number, number> {
  const free = new Map<string, number[]>()
  for (const [index, { minute, content }] of known.entries()) {
    const key = `${minute} ${content}`
    free.set(key, [...(free.get(key) ?? []), index])
  }
  const pairs = new Map<number, number>()
  const offsets = offsetsBetween(local, known)
  for (const [index, { minute, content, isDay }] of local.entries()) {
    if (content === '') continue
    for (const offset of isDay ? [0] : offsets) {
      const candidates = free.get(`${minute - offset} ${content}`) ?? []
      const place = candidates.findIndex((at) => isSame(index, at))
      const [found] = place < 0 ? [] : candidates.splice(place, 1)
      if (found === undefined) continue
      pairs.set(index, found)
      break
    }
  }
  return pairs
}

/** The usual offset of the local clock from UTC, and the one an hour off in summer or winter. */
function offsetsBetween(local: readonly Timed[], known: readonly Timed[]): readonly number[] {
  const minutes = Map.groupBy(known, ({ content }) => content)
  const witnesses = new Map<number, Set<string>>()
  for (const { minute, content } of local) {
    const same = content.startsWith('text ') ? (minutes.get(content) ?? []) : []
    if (same.length > mostRepeated) continue
    for (const other of same) {
      const offset = minute - other.minute
      if (offset % quarterHour !== 0 || offset < westernmost || offset > easternmost) continue
      const texts = witnesses.get(offset) ?? new Set<string>()
      witnesses.set(offset, texts.add(content))
    }
  }
  const sure = [...witnesses]
    .filter(([, texts]) => texts.size > 1 || [...texts].some(({ length }) => length > longText))
    .toSorted((a, b) => b[1].size - a[1].size)
    .map(([offset]) => offset)
  const [usual] = sure
  return usual === undefined
    ? []
    : sure.filter((other) => [0, hour].includes(Math.abs(other - usual)))
}
