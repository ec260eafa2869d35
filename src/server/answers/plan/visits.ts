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

/** Whether words are the whole name of a payee: "Berlin" is not that of `Berlin Taxi`. */
const isWholeMerchant = (words: readonly Word[], { values }: IndexedTable): boolean =>
  values.get(words.map(ownerOf).join(' '))?.some(({ column }) => column.name === 'merchant') ===
  true

/** "Greggs trips", "the last Costco shop": the payments themselves, and no word of the bank's text. */
export function visitLinks({ words }: Reading, table: IndexedTable): Link[] {
  if (!kindsOf(table) || table.joins) return []
  return words.flatMap((word, at): Link[] => {
    const isPartOfName = isOfMerchant(word, table) && isOfMerchant(words[at + 1], table)
    // "A visit to Peter Mark", "per trip to Costco".
    const isTo =
      going.test(word.folded) &&
      /^(?:to|at)$/.test(words[at + 1]?.folded ?? '') &&
      [1, 2, 3].some((length) => isWholeMerchant(words.slice(at + 2, at + 2 + length), table))
    const isOf =
      visit.test(word.folded) &&
      isOfMerchant(words[at - 1], table) &&
      !isPartOfName &&
      (!going.test(word.folded) || isWholeMerchant(words.slice(at - 1, at), table))
    return isTo || isOf ? [{ kind: 'table', from: at, to: at + 1, score: 1.06 }] : []
  })
}
