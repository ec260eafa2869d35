import type { ChatMessage } from '../kinds/message.ts'
import type { AddressForm } from '../messages/phone.ts'
import { deletedByOwner } from './phrases.ts'

/** What one chat tells about who exported it. */
export type ChatFacts = {
  title: string
  authors: ReadonlySet<string>
  /** Who deleted a message "themselves"; an export says that of its owner only. */
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
 * The name under which the owner of these chats writes: by their number, by what an export says in
 * the first person, as the other one of a chat with somebody, or as the only one who is in all chats.
 * Undefined where the exports do not tell.
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
  // Two names that are told alike often tell nothing.
  if (first) return second?.[1] === first[1] ? undefined : first[0]
  if (chats.length < 2) return undefined
  const everywhere = [...all].filter((name) => chats.every(({ authors }) => authors.has(name)))
  return everywhere.length === 1 ? everywhere[0] : undefined
}

/** A chat of two is named after the other one. */
function otherOf({ title, authors }: ChatFacts): string | undefined {
  if (authors.size !== 2 || !authors.has(title)) return undefined
  return [...authors].find((name) => name !== title)
}
