import type { Word } from '../language/words.ts'
import type { IndexedTable } from './indexed-table.ts'
import { ownerOf } from './link-forms.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

/** What people write into a calendar without its noun: "League: Rovers v Danville". */
const happening =
  /^(?:match(?:es)?|games?|fixtures?|lessons?|class(?:es)?|practices?|trainings?|rehearsals?|dates?|checkups?|spiele?|stunden?|proben?|kurse?)$/u

const isOfTitle = (word: Word | undefined, { valueWords, senses }: IndexedTable): boolean =>
  word !== undefined &&
  valueWords.get(ownerOf(word))?.some(({ column }) => column.name === senses?.titles) === true

/** "League matches": the events themselves, where no title has the word. */
export function happeningLinks({ words }: Reading, table: IndexedTable): Link[] {
  if (table.name !== 'events' || table.joins) return []
  return words.flatMap((word, at): Link[] =>
    happening.test(word.folded) && isOfTitle(words[at - 1], table) && !isOfTitle(word, table)
      ? [{ kind: 'table', from: at, to: at + 1, score: 0.55 }]
      : [],
  )
}
