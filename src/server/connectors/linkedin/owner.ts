import { fold } from '#shared/fold.ts'
import { slugOf } from './linked-items.ts'
import type { Row } from './read-table.ts'

/** The owner of the export. */
export type Owner = {
  name: string
  /** Whether a member is the owner; undefined if the owner is unknown. */
  is: (name: string, slug: string) => boolean | undefined
}

/**
 * Finds the owner: by profile, else by who writes in most conversations, else by the entered
 * address.
 */
export function findOwner(profileName: string, messages: readonly Row[], email: string): Owner {
  const senders = messages.map((row) => ({
    name: row('FROM'),
    slug: slugOf(row('SENDER PROFILE URL')),
    conversation: row('CONVERSATION ID'),
  }))
  const name =
    profileName ||
    inMost(senders) ||
    (senders.find((one) => isAddressOf(email, one.name))?.name ?? '')
  const slugs = new Map<string, number>()
  for (const one of senders) {
    if (one.name === name && one.slug !== '') slugs.set(one.slug, (slugs.get(one.slug) ?? 0) + 1)
  }
  const [own] = [...slugs].toSorted((a, b) => b[1] - a[1])
  return {
    name,
    is: (given, slug) => {
      if (name === '') return undefined
      return own !== undefined && slug !== '' ? slug === own[0] : given === name
    },
  }
}

type Sender = { name: string; conversation: string }

function inMost(senders: readonly Sender[]): string {
  const byName = new Map<string, Set<string>>()
  const all = new Set<string>()
  for (const { name, conversation } of senders) {
    all.add(conversation)
    const known = byName.get(name) ?? new Set<string>()
    byName.set(name, known.add(conversation))
  }
  const [most, next] = [...byName].toSorted((a, b) => b[1].size - a[1].size)
  if (!most || most[1].size < 2 || most[1].size === next?.[1].size) return ''
  return most[1].size >= all.size / 2 ? most[0] : ''
}

/** Whether an address fits a name: `ada.lovelace@example.org` is Ada Lovelace's. */
function isAddressOf(email: string, name: string): boolean {
  const letters = (text: string) => fold(text).replaceAll(/\P{L}/gu, '')
  const local = letters(email.split('@')[0] ?? '')
  const parts = name.split(/\s+/).map(letters)
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  return parts.length > 1 && first !== '' && local.includes(first) && local.includes(last)
}
