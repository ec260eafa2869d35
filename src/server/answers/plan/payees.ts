import { ownerOf } from './link-forms.ts'
import type { IndexedTable } from './indexed-table.ts'
import { kindsOf } from './money-direction.ts'
import { namesIn, peopleTables } from './people-names.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

/** The names of the people of the same workspace, each once. */
function namesOf({ related }: IndexedTable): string[][] {
  const names = namesIn(peopleTables.flatMap((name) => related?.(name) ?? []))
  const distinct = new Map(names.map((name) => [name.join(' '), name]))
  return [...distinct.values()].filter((name) => name.length >= 2)
}

/** How banks write somebody: `r bielby`, `bielby rita`, `bielby r`. */
function writtenForms([first = '', ...more]: readonly string[]): string[] {
  const last = more.at(-1) ?? ''
  const initial = first.slice(0, 1)
  return [`${initial} ${last}`, `${last} ${first}`, `${last} ${initial}`]
}

/** "Funmi" is short for "Funmilayo", but "Paul" is not for "Paula". */
const shortestNickname = 4
const leastLonger = 3
const isShortFor = (called: string, first = ''): boolean =>
  called.length >= shortestNickname &&
  first.length >= called.length + leastLonger &&
  first.startsWith(called)

const isIn = (whole: readonly string[], form: string) =>
  ` ${whole.join(' ')} `.includes(` ${form} `)

/**
 * Payments to people whom the bank abbreviates: "Rita" for `R BIELBY BOARD`, if the person knows
 * one Rita Bielby. A name that the bank writes in full is linked like any other value.
 */
export function payeeLinks({ words }: Reading, table: IndexedTable): Link[] {
  if (!kindsOf(table)) return []
  const names = namesOf(table)
  return words.flatMap((word, at): Link[] => {
    const owner = ownerOf(word)
    const isWritten = table.values.has(owner) || table.valueWords.has(owner)
    if (owner.length < 3 || isWritten || !/^\p{Lu}/u.test(word.text)) return []
    const exact = names.filter(([first]) => first === owner)
    const called = exact.length > 0 ? exact : names.filter(([first]) => isShortFor(owner, first))
    const [name, ...others] = called
    const next = words[at + 1]
    const isFull = next !== undefined && ownerOf(next) === name?.at(-1)
    if (!name || (others.length > 0 && !isFull)) return []
    const entries = table.valueWords.get(name.at(-1) ?? '') ?? []
    const found = writtenForms(name).flatMap((text) => {
      const entry = entries.find((each) => isIn(each.words, text))
      return entry ? [{ text, column: entry.column }] : []
    })[0]
    if (!found) return []
    const to = isFull ? at + 2 : at + 1
    return [{ kind: 'part', from: at, to, score: 0.8, ...found, alternatives: [] }]
  })
}
