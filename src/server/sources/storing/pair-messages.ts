import type { ChatMessage } from '#server/connectors/kinds/message.ts'

const minuteMs = 60_000
const quarterHour = 15
/** Offsets from UTC in minutes. */
const [westernmost, easternmost] = [-12 * 60, 14 * 60]
const hour = 60
/** A text that two messages of one chat hardly have in common by chance. */
const longText = 20
/** Texts written more often than this say nothing about the offset. */
const mostRepeated = 12

/**
 * Pairs messages of a chat's text export with those of the phone's database, which have neither a
 * number nor a time zone in common. The texts themselves show the offset between both clocks; a
 * pair then has minute, text and author in common, one for one.
 */
export function pairMessages(
  exported: readonly ChatMessage[],
  stored: readonly ChatMessage[],
): Map<number, number> {
  const inExport = exported.map(comparable)
  const inDatabase = stored.map(comparable)
  const others = new Set(stored.flatMap(({ author, fromMe }) => (fromMe ? [] : (author ?? []))))
  const free = new Map<string, number[]>()
  for (const [index, { minute, content }] of inDatabase.entries()) {
    const key = `${minute} ${content}`
    free.set(key, [...(free.get(key) ?? []), index])
  }
  const pairs = new Map<number, number>()
  const offsets = offsetsBetween(inExport, inDatabase)
  for (const [index, { minute, content }] of inExport.entries()) {
    const message = exported[index]
    if (!message || content === '') continue
    for (const offset of offsets) {
      const candidates = free.get(`${minute - offset} ${content}`) ?? []
      const place = candidates.findIndex((at) => isSameAuthor(message, stored[at], others))
      const [found] = place < 0 ? [] : candidates.splice(place, 1)
      if (found === undefined) continue
      pairs.set(index, found)
      break
    }
  }
  return pairs
}

type Comparable = { minute: number; content: string }

function comparable({ at, local, kind, text }: ChatMessage): Comparable {
  const minute = Math.floor(Date.parse(at ?? `${local}Z`) / minuteMs)
  if (kind === 'system') return { minute, content: '' }
  if (kind === 'attachment' || kind === 'media_omitted') return { minute, content: 'media' }
  if (kind !== 'text') return { minute, content: kind }
  const words = text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { minute, content: words === '' ? '' : `text ${words}` }
}

/** An export names its owner, whom the database calls `Me`. */
function isSameAuthor(
  { author, fromMe }: ChatMessage,
  stored: ChatMessage | undefined,
  others: ReadonlySet<string>,
): boolean {
  if (!stored) return false
  if (!stored.fromMe) return author === stored.author
  return fromMe ?? (author !== null && !others.has(author))
}

/** The usual offset of the export's clock from UTC, and the one an hour off in summer or winter. */
function offsetsBetween(
  exported: readonly Comparable[],
  stored: readonly Comparable[],
): readonly number[] {
  const minutes = Map.groupBy(stored, ({ content }) => content)
  const witnesses = new Map<number, Set<string>>()
  for (const { minute, content } of exported) {
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
