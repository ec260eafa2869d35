import { fold } from '#shared/fold.ts'
import type { PersonEntry } from '../person-entry.ts'
import { isTrade, sameTrade } from './trade-words.ts'

const escaped = (word: string) => word.replaceAll(/[^\p{L}\p{N}]/gu, '[ -]')
/** In "Our plumber", "Local emergency plumber". */
const before = String.raw`(?:(?:my|our|the|a|an|local|good|old|new|best|emergency|unser\p{L}*|mein\p{L}*|der|die) ){0,3}`
/** In "Plumber for the flat", "Neighbour at no 6". */
const after = String.raw`(?=\s*(?:$|[.,;:\n(/&–-]|(?:for|at|in|from|of|and|next|fur|bei|beim|aus|von|vom|und) ))`

/**
 * The people whom cards of address books describe by a word: their role in the title, organisation or
 * name, or at the beginning of a clause of the note. "Recommended by the plumber" is somebody else.
 */
export function describedBy(people: readonly PersonEntry[], word: string): PersonEntry[] {
  const same = sameTrade(word)
  const any = same.map(escaped).join('|')
  const contained = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}'’])`, 'u')
  const noted = new RegExp(
    String.raw`(?:^|[.,;:\n(–/-])\s*${before}(?:${any})(?![\p{L}\p{N}'’])${after}`,
    'u',
  )
  const cardsOf = ({ identities }: PersonEntry) =>
    identities.flatMap(({ cards }) => cards).filter(({ isBook }) => isBook)
  const byRole = people.filter((person) =>
    cardsOf(person).some(
      ({ note = '', position = '' }) =>
        contained.test(fold(position)) || noted.test(fold(note).trim()),
    ),
  )
  // The name of a business says what it does; any other word may be in a name.
  if (byRole.length > 0 || !isTrade(word)) return byRole
  return people.filter((person) =>
    cardsOf(person).some(
      ({ organisation, name }) => contained.test(fold(organisation)) || contained.test(fold(name)),
    ),
  )
}
