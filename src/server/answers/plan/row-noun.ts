import { ledgerStems } from '../language/language.ts'
import type { Word } from '../language/words.ts'
import { foldedWords } from '../language/words.ts'
import { stem } from '../language/stem.ts'
import type { ColumnLink } from './columns.ts'
import type { Draft } from './draft.ts'
import type { IndexedTable } from './indexed-table.ts'
import type { Reading } from './reading.ts'
import { isParty } from './unpaid.ts'

const collectionStems = ledgerStems('collections')
const extension = /\.[a-z0-9]{1,5}$/iu
const lesser = /^(?:my|our|the|mein|meine|unser|unsere|\d+|v\d+)$/u
const determiner = /^(?:my|our|the|this|that|mein\p{L}*|unser\p{L}*|der|die|das|dem|dies\p{L}*)$/u
const of = /^(?:of|for|von|der|fur)$/u

/** The last part of a compound that is a collection: `liste` in "Auftragsliste". */
function withoutCollection(word: string): string | undefined {
  const end = [...collectionStems].find(
    (each) => word.length > each.length + 2 && stem(word).endsWith(each),
  )
  return end === undefined ? undefined : stem(word).slice(0, -end.length)
}

/**
 * Stems of the noun for a row in the name of a sheet that is a collection of such rows: `job` in
 * "Jobs ledger" and "List of jobs"; none if it is named after something else.
 */
function rowStems({ documentName }: IndexedTable): string[] {
  const words = foldedWords(documentName.replace(extension, '')).filter(
    (word) => !lesser.test(word),
  )
  const at = words.findIndex((word) => collectionStems.has(stem(word)))
  const [before, behind] = [words[at - 1], of.test(words[at + 1] ?? '') ? words[at + 2] : undefined]
  const [noun = before] = [behind]
  if (at >= 0) return noun === undefined ? [] : [stem(noun)]
  const [compound] = words.flatMap((word) => withoutCollection(word) ?? [])
  if (compound !== undefined) return [compound, compound.replace(/s$/u, ''), stem(compound)]
  // "Jobs 2026": the plural alone.
  const [only, ...others] = words
  return only !== undefined && others.length === 0 ? [stem(only)] : []
}

/** Whether a word of the question is the noun for a row of the sheet. */
export const namesRow = (word: Word | undefined, table: IndexedTable): boolean =>
  word !== undefined && !table.records && !table.joins && rowStems(table).includes(word.stem)

/**
 * "How many jobs" over a ledger of jobs counts its rows, although two may have the same name; people
 * and firms are the same each time, and "kinds of jobs" are too.
 */
export function countsRows({ reading, table }: Draft, { from, column }: ColumnLink): boolean {
  const { words } = reading
  return (
    column.type === 'text' &&
    !isParty(column) &&
    !isKindsOf(reading, from - 2) &&
    namesRow(words[from], table)
  )
}

const kinds = /^(?:kinds?|types?|sorts?|arten|sorten)$/
const ofThem = /^(?:of|von)$/

/** Whether the word at this place is the "kinds" of "kinds of jobs". */
export const isKindsOf = ({ words }: Pick<Reading, 'words'>, at: number): boolean =>
  kinds.test(words[at]?.folded ?? '') && ofThem.test(words[at + 1]?.folded ?? '')

/** "According to my log": a word for the sheet itself. */
export const isOwnSheet = ({ words }: Pick<Reading, 'words'>, at: number): boolean =>
  collectionStems.has(words[at]?.stem ?? '') && determiner.test(words[at - 1]?.folded ?? '')
