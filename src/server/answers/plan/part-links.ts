import type { Speech } from '../language/language.ts'
import { wordsOf } from '../language/words.ts'
import type { Word } from '../language/words.ts'
import type { IndexedTable, IndexedValue } from './indexed-table.ts'
import { byColumn, ownerOf } from './link-forms.ts'
import { kindsOf } from './money-direction.ts'
import type { Link } from './question-link.ts'

const longestLabel = 4

export type Span = { from: number; to: number; words: readonly Word[] }

/** Words as they may appear in a cell: `Sam's` becomes `Sam`. */
export const owners = (words: readonly Word[]) => words.map(ownerOf)

/** `Fry's` as banks write it: `FRYS`. */
export const unquoted = (words: readonly Word[]) =>
  words.map(({ folded }) => folded.replaceAll("'", ''))

const contains = (whole: readonly string[], part: readonly string[]) =>
  whole.some((_, start) => part.every((word, index) => whole[start + index] === word))

/** A word names a value if it is capitalised there, or if the value has no capitals. */
function isNameIn(value: string, word: string): boolean {
  if (!/\p{Lu}/u.test(value)) return true
  return foldedNames(value).has(word)
}

/** "Annual check-up" in a sheet: every word of a short value names it. */
const isShortLabel = ({ records, alone }: IndexedTable, { words }: IndexedValue): boolean =>
  !records && !alone && words.length <= longestLabel

const foldedNames = (value: string) =>
  new Set(
    wordsOf(value).flatMap(({ text, folded }) =>
      /^[\p{Lu}\p{N}]/u.test(text) ? [folded, folded.replaceAll("'", '')] : [],
    ),
  )

/** `diegos` becomes `diego`: a possessive without its apostrophe. */
function unowned({ valueWords, records }: IndexedTable, words: string[]): string[] {
  const [word = '', ...more] = words
  const isOwner = records && more.length === 0 && word.length > 3 && /[^s]s$/.test(word)
  return isOwner && !valueWords.has(word) ? [word.slice(0, -1)] : words
}

/** "Money" alone, which names no payee. */
export const isMoney = ([word, ...more]: readonly Word[]): boolean =>
  more.length === 0 && /^(?:money|geld)$/.test(word?.folded ?? '')

/** "The vet" in `Cavehill Vets`: payees are written in either number. */
function inOtherNumber(table: IndexedTable, words: readonly string[]): string[] {
  const [word = '', ...more] = words
  const other = word.endsWith('s') ? word.slice(0, -1) : `${word}s`
  const isPayee = table.valueWords.get(other)?.some(({ column }) => column.name === 'merchant')
  const isOther = more.length === 0 && other.length > 2 && kindsOf(table) && isPayee
  return isOther ? [other] : [...words]
}

/** Words within longer values: `ACME` in `ACME Corp Ltd`. */
export function partLinks(
  table: IndexedTable,
  { from, to, words }: Span,
  content: ReadonlySet<number>,
  speech: Speech,
): Link[] {
  const folded = unowned(table, owners(words))
  // "My phone bill" refers to paying for the phone, whatever the bank calls a bill.
  if (kindsOf(table) && (isMoney(words) || words.every(({ stem }) => speech.spendings.has(stem))))
    return []
  // "My mail" is a mail, even if somebody has that name.
  const isNoun = words.length === 1 && table.nameStems.has(words[0]?.stem ?? '')
  if (isNoun && (table.records || /^\p{Ll}/u.test(words[0]?.text ?? ''))) return []
  if (!content.has(from) || !content.has(to - 1) || folded.some((word) => word.length < 2))
    return []
  const holding = (parts: readonly string[]) =>
    (table.valueWords.get(parts[0] ?? '') ?? []).filter(
      (entry) =>
        entry.words.length > words.length &&
        contains(entry.words, parts) &&
        (entry.column.name === table.senses?.titles ||
          isShortLabel(table, entry) ||
          isNameIn(entry.value, parts[0] ?? '')),
    )
  const asWritten = holding(folded)
  const other = asWritten.length === 0 ? inOtherNumber(table, folded) : folded
  const byFolded = holding(other)
  const [only, ...rest] = words
  const owned =
    byFolded.length === 0 && only && rest.length === 0 && !table.records && !table.alone
      ? holding([only.stem])
      : byFolded
  const [first, ...others] = byColumn(
    owned.length > 0 ? owned : holding(unquoted(words)),
    ['name', 'merchant'].find((named) => table.senses?.show[0] === named),
  )
  if (!first) return []
  const [column] = first
  const alternatives = others.map(([other]) => other)
  const text = (
    owned.length === 0 ? unquoted(words) : byFolded.length > 0 ? other : [only?.stem ?? '']
  ).join(' ')
  return [{ kind: 'part', from, to, score: 0.65, column, text, alternatives }]
}
