import { everydayFormsOf, translationsOf } from '../language/language.ts'
import { foldedWords } from '../language/words.ts'
import type { Word } from '../language/words.ts'
import type { IndexedValue } from './indexed-table.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import { isNear } from './edit-distance.ts'
import type { Link } from './question-link.ts'

/** Groups matches by column: the one that `named` names, then those with the fewest values. */
export function byColumn(entries: readonly IndexedValue[], named?: string) {
  const columns = new Map<IndexedColumn, string[]>()
  for (const { column, value } of entries) {
    const values = columns.get(column)
    if (values) values.push(value)
    else columns.set(column, [value])
  }
  const rank = ({ name, distinct }: IndexedColumn) => (name === named ? 0 : distinct)
  return [...columns].toSorted(([a], [b]) => rank(a) - rank(b))
}

const joint = /^(?:\s*(?:[,;/&+([*†‡|–—]|and\b|und\b|feat|with\b)|\s+-)/i
const jointBefore = /(?:[,;/&+|]|\band|\bund|\bfeat\.?|\bwith)\s*$/i

/**
 * Adds joint values: `Ann Lee and Bo Ray` for `Ann Lee`, `Single (reissue)` for `Single`. `Rent
 * deposit` is a different value from `Rent`.
 */
export function withJoint(
  { valueWords, alone }: IndexedTable,
  column: IndexedColumn,
  values: readonly string[],
): string[] {
  if (!alone || column.separator !== undefined) return [...values]
  const more = values.flatMap((value) => {
    const [first = ''] = foldedWords(value)
    return (valueWords.get(first) ?? []).flatMap((entry) => {
      const at = entry.value.toLowerCase().indexOf(value.toLowerCase())
      if (entry.column !== column || at < 0 || entry.value.length === value.length) return []
      const [before, after] = [entry.value.slice(0, at), entry.value.slice(at + value.length)]
      const isJoint =
        (before === '' || jointBefore.test(before)) && (after === '' || joint.test(after))
      return isJoint ? [entry.value] : []
    })
  })
  return [...new Set([...values, ...more])]
}

/** `Sam` for `Sam's`. */
export const ownerOf = ({ folded }: Word): string => folded.replace(/'s?$/, '')

/** Equivalents of a word in the cells and headings of a table. */
export const formsOf = ({ records }: IndexedTable, word: string): string[] =>
  records ? translationsOf(word) : everydayFormsOf(word)

/** A variant of a value: a translation, a longer form, or a negated form such as `unpaid`. */
export function valueForms(table: IndexedTable, index: number, word: Word): Link[] {
  const link = (key: string, score: number, isNot = false): Link[] =>
    (table.values.get(key) ?? []).slice(0, 1).map(({ column, value }) => {
      const span = { kind: 'value' as const, from: index, to: index + 1, score }
      return { ...span, column, values: [value], alternatives: [], ...(isNot ? { isNot } : {}) }
    })
  const others = formsOf(table, ownerOf(word))
  const opposite = /^(?:un|non)(\p{L}{4,})$/u.exec(word.folded)?.[1]
  const longer = beginningIn(table.values, word.folded)
  return [
    ...others.flatMap((other) => link(other, 0.8)).slice(0, 1),
    ...partForms(table, index, others),
    ...(opposite === undefined ? [] : link(opposite, 0.8, true)),
    ...(longer === undefined ? [] : link(longer, 0.6)),
  ]
}

/** The first value that matches the word without its ending: `dentist` for `dentistry`. */
function beginningIn(values: IndexedTable['values'], word: string): string | undefined {
  const least = Math.max(6, word.length - 5)
  const beginnings = new Set<string>()
  for (let length = least; length <= word.length; length++) {
    const beginning = word.slice(0, length)
    if (values.has(beginning)) beginnings.add(beginning)
  }
  if (beginnings.size <= 1) return [...beginnings][0]
  return values.keys().find((key) => beginnings.has(key))
}

/** A synonym of a word within a longer value: `dentist` for `annual dental checkup`. */
function partForms(table: IndexedTable, index: number, others: readonly string[]): Link[] {
  return others.flatMap((text) => {
    const entries = (table.valueWords.get(text) ?? []).filter((entry) => entry.words.length > 1)
    const [first, ...more] = byColumn(entries)
    if (!first) return []
    const alternatives = more.map(([column]) => column)
    return [
      {
        kind: 'part' as const,
        from: index,
        to: index + 1,
        score: 0.6,
        column: first[0],
        text,
        alternatives,
      },
    ]
  })
}

/** A misspelt word, one edit away from a value or a heading. */
export function spellingLinks(table: IndexedTable, index: number, word: Word): Link[] {
  const span = { from: index, to: index + 1, score: 0.55 }
  const column = table.columns.find(({ stems }) => stems.some((stem) => isNear(stem, word.stem)))
  if (column) return [{ ...span, kind: 'column', column, exact: true }]
  for (const [key, [entry]] of table.values) {
    if (!entry || !isNear(key, word.folded)) continue
    const { column: found, value } = entry
    return [{ ...span, kind: 'value', column: found, values: [value], alternatives: [] }]
  }
  return []
}
