import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import { minuteOf, pairByClock, textContent, type Timed } from './pair-by-clock.ts'

/**
 * Pairs messages of an export without instants with those of one that has them, which have neither
 * a number nor a time zone in common.
 */
export function pairMessages(
  exported: readonly ChatMessage[],
  stored: readonly ChatMessage[],
): Map<number, number> {
  const others = new Set(stored.flatMap(({ author, fromMe }) => (fromMe ? [] : (author ?? []))))
  return pairByClock(exported.map(timed), stored.map(timed), (index, at) => {
    const message = exported[index]
    return message !== undefined && isSameAuthor(message, stored[at], others)
  })
}

function timed({ at, local, kind, text }: ChatMessage): Timed {
  const minute = minuteOf(at ?? `${local}Z`)
  if (kind === 'system') return { minute, content: '' }
  if (kind === 'attachment' || kind === 'media_omitted') return { minute, content: 'media' }
  return { minute, content: kind === 'text' ? textContent(text) : kind }
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
