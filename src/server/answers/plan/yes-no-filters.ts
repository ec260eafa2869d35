import { stem } from '../language/stem.ts'
import type { Word } from '../language/words.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Reading } from './reading.ts'

const yes = /^(?:yes|y|ja|j|true|x|✓|✔|done|ok)$/iu
const no = /^(?:no|n|nein|false|-|–|not yet|noch nicht|open|offen|pending)$/iu

/** Whether a cell says yes: `x`, `ja`, `true`. */
export const isYes = (cell: unknown): boolean => yes.test(String(cell).trim())

/** Whether a cell says no: `-`, `nein`, `not yet`. */
export const isNo = (cell: string): boolean => no.test(cell.trim())

const paid = new Set(['paid', 'bezahlt', 'beglichen', 'settled'].map(stem))

/** A column whose cells say yes or no to its heading: `Paid`, `Returned`. */
export function isYesNo({ type, values }: IndexedColumn): boolean {
  if (type === 'boolean') return true
  const cells = values.map((value) => value.trim()).filter((value) => value !== '')
  return (
    type === 'text' &&
    cells.length > 0 &&
    cells.every((cell) => isYes(cell) || no.test(cell)) &&
    cells.some(isYes)
  )
}

const not =
  /^(?:not|never|nicht|kein\p{L}*|haven't|hasn't|isn't|aren't|wasn't|weren't|didn't|don't|doesn't)$/u
const is = /^(?:are|is|was|were|have|has|sind|ist|wurden?|hat|haben)$/u
/** "Has not yet been paid": words between the auxiliary and the deed. */
const between = /^(?:been|be|yet|already|all|fully|noch|schon|bereits)$/u

/** Whether a deed is said to be done, by the words before it; undefined if they do not say. */
function isDone(words: readonly Word[], at: number): boolean | undefined {
  const before = words.slice(0, at).findLast(({ folded }) => !between.test(folded))
  const said = before?.folded ?? ''
  if (not.test(said) || (said === 'to' && words[at - 1]?.folded === 'be')) return false
  return is.test(said) ? true : undefined
}

/** Whether the word at this place says that the heading's deed is done, or is not. */
function saidOf(
  column: IndexedColumn,
  words: readonly Word[],
  at: number,
): 'yes' | 'no' | undefined {
  const word = words[at]
  if (!word) return undefined
  const heading = column.stems[0] ?? ''
  const done = isDone(words, at)
  const isUndone = /^un\p{L}{4,}$/u.test(word.folded) && stem(word.folded.slice(2)) === heading
  if (isUndone) return done === false ? 'yes' : 'no'
  const isHeading = word.stem === heading || (paid.has(heading) && paid.has(word.stem))
  if (!isHeading || done === undefined) return undefined
  return done ? 'yes' : 'no'
}

function rowsThatSay(answer: 'yes' | 'no', { name, type, values }: IndexedColumn) {
  const agreeing = type === 'boolean' ? [true] : values.filter(isYes)
  // Where nothing was written, nothing was done.
  return answer === 'yes'
    ? { op: 'in' as const, column: name, values: agreeing }
    : { op: 'not_in' as const, column: name, values: agreeing }
}

/** "Which jobs are unpaid", "how many books are returned": the cells that say yes or no. */
export function yesNoFilters({ words }: Reading, table: IndexedTable): PlacedFilter[] {
  if (table.records || table.joins) return []
  const columns = table.columns.filter((each) => each.stems.length === 1).filter(isYesNo)
  return columns.flatMap((column): PlacedFilter[] => {
    const said = words.flatMap((_, at) => {
      const answer = saidOf(column, words, at)
      return answer === undefined ? [] : [{ answer, at }]
    })
    const [first] = said
    if (!first || said.some(({ answer }) => answer !== first.answer)) return []
    return [{ filter: rowsThatSay(first.answer, column), from: first.at, to: first.at + 1 }]
  })
}
