import { wordsOf } from '../language/words.ts'
import type { Word } from '../language/words.ts'
import type { CatalogIndex } from '../plan/catalog-index.ts'
import { namesIn, peopleTables } from '../plan/people-names.ts'
import { isLanguageWord, likelyWords } from './language-words.ts'

const shortest = 3

const fromIndex = new WeakMap<CatalogIndex, ReadonlySet<string>>()
let everyday: ReadonlySet<string> | undefined

/**
 * Words of a name that no other word is taken for: "tom" in "Tom Hargreaves", but neither "vets" in
 * "Cathcart Vets" nor "will" in "Will Hughes".
 */
function tellingWords(words: readonly string[]): string[] {
  everyday ??= new Set(likelyWords().commonest)
  return words.filter((word, at) => {
    if (word.length < shortest || everyday?.has(word)) return false
    const next = words[at + 1]
    const isFirst = at === 0 && next !== undefined && !isLanguageWord(next)
    return isFirst || !isLanguageWord(word)
  })
}

function tellingNames(index: CatalogIndex): ReadonlySet<string> {
  const known = fromIndex.get(index)
  if (known) return known
  const names = namesIn(index.tables.filter(({ name }) => peopleTables.includes(name)))
  const words = new Set(names.flatMap(tellingWords))
  fromIndex.set(index, words)
  return words
}

/**
 * A question typed without any capital letter, with the names of people as they are written:
 * "ritas rent" becomes "Rita's rent". Capital letters tell names from other words.
 */
export function withNameCase(question: string, index: CatalogIndex): string {
  if (/\p{Lu}/u.test(question.slice(1))) return question
  const names = tellingNames(index)
  let written = ''
  let end = 0
  for (const word of wordsOf(question)) {
    written += question.slice(end, word.start) + asWritten(word, names)
    end = word.end
  }
  return written + question.slice(end)
}

const shortestNickname = 4

/** "Funmi" is short for "Funmilayo", if it is no other word. */
const isNickname = (word: string, names: ReadonlySet<string>): boolean =>
  word.length >= shortestNickname &&
  !isLanguageWord(word) &&
  [...names].some((name) => name.startsWith(word))

function asWritten({ text, folded }: Word, names: ReadonlySet<string>): string {
  if (names.has(folded) || isNickname(folded, names)) return capitalised(text)
  const [, owner = '', mark = ''] = /^(.+?)(['’]?s)$/u.exec(folded) ?? []
  return names.has(owner) ? `${capitalised(text.slice(0, -mark.length))}'s` : text
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
