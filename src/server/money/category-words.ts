import type { MoneyCategory } from '#shared/money.ts'
import { categoryWords } from './data/words.ts'
import { plainWords } from '#server/merchants/plain-words.ts'

type Term = ((word: string) => boolean)[]

/** Finds a category from the words of a name. */
export function createCategoryFinder(): (
  words: readonly string[],
  isAllowed: (category: MoneyCategory) => boolean,
) => MoneyCategory | undefined {
  const rules = categoryWords.map(([category, text]) => [category, termsOf(text)] as const)
  return (words, isAllowed) =>
    rules.find(
      ([category, terms]) => isAllowed(category) && terms.some((term) => contains(words, term)),
    )?.[0]
}

const termsOf = (text: string): Term[] =>
  text
    .split('|')
    .map((term) => term.trim().split(/\s+/).flatMap(testsOf))
    .filter((term) => term.length > 0)

/** `*` at an end matches any letters. */
function testsOf(text: string): Term {
  const words = plainWords(text)
  const last = words.length - 1
  return words.map((word, at) => {
    if (at === last && text.endsWith('*')) return (found) => found.startsWith(word)
    if (at === 0 && text.startsWith('*')) return (found) => found.endsWith(word)
    return (found) => found === word
  })
}

const contains = (words: readonly string[], term: Term): boolean =>
  words.some((_, at) => term.every((test, place) => test(words[at + place] ?? '')))
