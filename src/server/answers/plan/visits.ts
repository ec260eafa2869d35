import type { Word } from '../language/words.ts'
import type { IndexedTable } from './indexed-table.ts'
import { ownerOf } from './link-forms.ts'
import { kindsOf } from './money-direction.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

/** Going somewhere, or buying something there: a payment to whoever is named before. */
const visit =
  /^(?:visits?|trips?|shops?|orders?|purchases?|deliver(?:y|ies)|charges?|besuche?|einkauf|einkaufe|bestellung(?:en)?)$/u
/** "Hospital visits" are no payments at "Royal Hospital Car Park". */
const going = /^(?:visits?|trips?|besuche?)$/

const isOfMerchant = (word: Word | undefined, { valueWords }: IndexedTable): boolean =>
  word !== undefined &&
  [word.folded, ownerOf(word)].some((form) =>
    valueWords.get(form)?.some(({ column }) => column.name === 'merchant'),
  )

/** The whole name of a payee: "Berlin" is not that of `Berlin Taxi`. */
const isMerchantAt = (words: readonly Word[], from: number, { values }: IndexedTable): boolean =>
  [1, 2, 3].some((length) => {
    const name = words
      .slice(from, from + length)
      .map(ownerOf)
      .join(' ')
    return values.get(name)?.some(({ column }) => column.name === 'merchant') === true
  })

/** "Greggs trips", "the last Costco shop": the payments themselves, and no word of the bank's text. */
export function visitLinks({ words }: Reading, table: IndexedTable): Link[] {
  if (!kindsOf(table) || table.joins) return []
  return words.flatMap((word, at): Link[] => {
    const isPartOfName = isOfMerchant(word, table) && isOfMerchant(words[at + 1], table)
    const isWhole = table.values
      .get(ownerOf(words[at - 1] ?? word))
      ?.some(({ column }) => column.name === 'merchant')
    // "A visit to Peter Mark", "per trip to Costco".
    const isTo = going.test(word.folded) && /^(?:to|at)$/.test(words[at + 1]?.folded ?? '')
    if (isTo && isMerchantAt(words, at + 2, table))
      return [{ kind: 'table', from: at, to: at + 1, score: 1.06 }]
    if (going.test(word.folded) && isWhole !== true) return []
    return visit.test(word.folded) && isOfMerchant(words[at - 1], table) && !isPartOfName
      ? [{ kind: 'table', from: at, to: at + 1, score: 1.06 }]
      : []
  })
}
