import { stem } from '../language/stem.ts'
import type { Word } from '../language/words.ts'
import type { IndexedColumn, IndexedTable } from './indexed-table.ts'
import type { PlacedFilter } from './placed-filter.ts'
import type { Reading } from './reading.ts'

const yes = /^(?:yes|y|ja|j|true|x|✓|✔|done|ok)$/iu
const no = /^(?:no|n|nein|false|-|–|not yet|noch nicht|open|offen|pending)$/iu

/** Whether a cell says yes: `x`, `ja`, `true`. */
export const isYes = (cell: unknown): boolean => yes.test(String(cell).trim())

/** Words for what is not paid, whose heading is `Paid`. */
const unpaid =
  /^(?:unpaid|outstanding|owed|owing|owes?|unbezahlt\p{L}*|offen\p{L}*|ausstehend\p{L}*)$/u
const paid = new Set(['paid', 'bezahlt', 'beglichen', 'settled'].map(stem))

/** A column whose cells say yes or no to its heading: `Paid`, `Returned`. */
function isYesNo({ type, values }: IndexedColumn): boolean {
  if (type === 'boolean') return true
  const cells = values.map((value) => value.trim()).filter((value) => value !== '')
  return (
    type === 'text' &&
    cells.length > 0 &&
    cells.every((cell) => isYes(cell) || no.test(cell)) &&
    cells.some(isYes)
  )
}

const negations = /^(?:not|never|nicht|haven't|hasn't|isn't|aren't)$/u
const auxiliaries = /^(?:are|is|was|were|been|already|sind|ist|wurden?|schon|bereits)$/u
const reach = 3

/** Whether the word at this place says that the heading's deed is done, or is not. */
function saidOf(
  column: IndexedColumn,
  words: readonly Word[],
  at: number,
): 'yes' | 'no' | undefined {
  const word = words[at]
  if (!word) return undefined
  const heading = column.stems[0] ?? ''
  if (paid.has(heading) && unpaid.test(word.folded)) return 'no'
  const isUndone = /^un\p{L}{4,}$/u.test(word.folded) && stem(word.folded.slice(2)) === heading
  if (isUndone) return 'no'
  if (word.stem !== heading) return undefined
  const before = words.slice(Math.max(0, at - reach), at).map(({ folded }) => folded)
  const isStill = before.at(-1) === 'be' && before.includes('to')
  if (isStill || before.some((each) => negations.test(each))) return 'no'
  return before.some((each) => auxiliaries.test(each)) ? 'yes' : undefined
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
  return columns.flatMap((each) =>
    words.flatMap((_, at): PlacedFilter[] => {
      const said = saidOf(each, words, at)
      return said === undefined ? [] : [{ filter: rowsThatSay(said, each), from: at, to: at + 1 }]
    }),
  )
}
