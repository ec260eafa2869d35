import { fold } from '#shared/fold.ts'
import dictionary from './german-english.json' with { type: 'json' }
import { translationsFrom } from './translations.ts'

const entries = Object.entries(dictionary)
/** Also without umlauts, as words of the index and some questions are. */
const known = new Map([
  ...entries.map(([word, english]) => [fold(word), english] as const),
  ...entries,
])
const meaningOf = (word: string) => known.get(word) ?? translationsFrom('de', fold(word))[0]

/** Endings of nouns, adjectives and verbs, and what the form in the dictionary has instead. */
const endings: [ending: string, instead: string][] = [
  ['', ''],
  ['s', ''],
  ['es', ''],
  ['n', ''],
  ['en', ''],
  ['e', ''],
  ['en', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['em', ''],
  ['em', 'e'],
  ['es', 'e'],
  ['ern', ''],
  ['t', 'en'],
  ['st', 'en'],
  ['te', 'en'],
  ['ten', 'en'],
  ['e', 'en'],
  ['innen', ''],
  ['in', ''],
]
const shortest = 3

function simple(word: string): string | undefined {
  for (const [ending, instead] of endings) {
    const isWhole = ending === ''
    if (!word.endsWith(ending) || (!isWhole && word.length - ending.length < shortest)) continue
    const form = word.slice(0, word.length - ending.length) + instead
    const found = meaningOf(form)
    if (found !== undefined) return found
    if (isWhole && word.length <= shortest) return undefined
  }
  return undefined
}

/** The shortest parts of a compound. */
const shortestPart = 3
/** What joins two parts of a compound. */
const joints = ['', 's', 'n', 'en', 'es', 'e']

function compound(word: string, depth = 0): string | undefined {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const tail = simple(word.slice(at))
    if (tail === undefined) continue
    const head = headOf(word.slice(0, at), depth)
    if (head !== undefined) return `${head} ${tail}`
  }
  return undefined
}

function headOf(head: string, depth: number): string | undefined {
  for (const joint of joints) {
    if (!head.endsWith(joint) || head.length - joint.length < shortestPart) continue
    const bare = head.slice(0, head.length - joint.length)
    const found = meaningOf(bare) ?? known.get(`${bare}e`)
    if (found !== undefined) return found
  }
  return depth < 2 ? compound(head, depth + 1) : undefined
}

const cache = new Map<string, string | undefined>()
const mostCached = 20_000

/** The English of a German word, or of the parts of a compound; `undefined` if unknown. */
export function translateWord(text: string): string | undefined {
  const word = text.toLowerCase().normalize('NFC')
  if (!/^\p{L}+$/u.test(word)) return undefined
  if (cache.has(word)) return cache.get(word)
  const found = simple(word) ?? (word.length >= 2 * shortestPart ? compound(word) : undefined)
  if (cache.size < mostCached) cache.set(word, found)
  return found
}
