import type { ChatMessage } from '../kinds/message.ts'
import type { AddressForm } from '../messages/phone.ts'
import { deletedByOwner } from './phrases.ts'

/** What a chat reveals about its exporter. */
export type ChatFacts = {
  title: string
  authors: ReadonlySet<string>
  /** Who deleted a message "themselves"; an export says so only of its owner. */
  firstPerson: string | undefined
}

export function factsOf(title: string, messages: readonly ChatMessage[]): ChatFacts {
  const authors = new Set<string>()
  let firstPerson: string | undefined
  for (const { author, kind, text } of messages) {
    if (author === null) continue
    authors.add(author)
    if (kind === 'deleted' && deletedByOwner.test(text)) firstPerson ??= author
  }
  return { title, authors, firstPerson }
}

/**
 * The name of the owner in these chats: by their number, by phrases in the first person, as the
 * other person in a two-person chat, or as the only one present in every chat. Undefined if the
 * exports do not reveal it.
 */
export function findOwner(
  chats: readonly ChatFacts[],
  ownNumber: string,
  addressForm: AddressForm,
): string | undefined {
  const all = new Set(chats.flatMap(({ authors }) => [...authors]))
  const numbered = [...all].find((name) => ownNumber !== '' && addressForm(name) === ownNumber)
  if (numbered !== undefined) return numbered
  const counts = new Map<string, number>()
  for (const chat of chats) {
    const name = chat.firstPerson ?? otherOf(chat)
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1])
  // A tie between two names proves nothing.
  if (first) return second?.[1] === first[1] ? undefined : first[0]
  if (chats.length < 2) return undefined
  const everywhere = [...all].filter((name) => chats.every(({ authors }) => authors.has(name)))
  return everywhere.length === 1 ? everywhere[0] : undefined
}

/** A chat between two is named after the other person. */
function otherOf({ title, authors }: ChatFacts): string | undefined {
  if (authors.size !== 2 || !authors.has(title)) return undefined
  return [...authors].find((name) => name !== title)
}
