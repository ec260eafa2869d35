import { createGermanWords } from '#server/translation/german-words.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { oppositeNames, type LedgerWords, type Lexicon } from './lexicon.ts'
import { fold, stem } from './stem.ts'
import { wordsOf, type Word } from './words.ts'

const wordSet = (list: string) =>
  new Set(
    list
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(fold),
  )

function speech(lexicon: Lexicon) {
  const { months, units, periodWords, stopWords, fillers, money, numbers } = lexicon
  const named = [months, units, numbers].flatMap((table) => Object.keys(table))
  const phrases = [...Object.values(periodWords).flat(), ...lexicon.lists, ...named]
  return {
    lexicon,
    /** Words that identify the language. */
    vocabulary: wordSet([stopWords, fillers, money, ...phrases].join(' ')),
    stopWords: wordSet(lexicon.stopWords),
    fillers: wordSet(lexicon.fillers),
    rowWords: new Set([...wordSet(lexicon.rowWords)].map(stem)),
    events: new Set([...wordSet(lexicon.events)].map(stem)),
    spendings: new Set([...wordSet(lexicon.spendings)].map(stem)),
    earnings: new Set([...wordSet(lexicon.earnings)].map(stem)),
    money: new Set([...wordSet(lexicon.money)].map(stem)),
    yesNo: wordSet(lexicon.yesNo),
  }
}
export type Speech = ReturnType<typeof speech>

const speeches = [speech(english), speech(german)] as const

/** The language of most of the question's vocabulary; the first one on a tie. */
export function speechOf(words: readonly Word[]): Speech {
  const counts = speeches.map(
    ({ vocabulary }) => words.filter((word) => vocabulary.has(word.folded)).length,
  )
  const best = counts.indexOf(Math.max(...counts))
  return speeches[best] ?? speeches[0]
}

/** How a language is spoken; English where there is none. */
export const speechIn = (language: string): Speech =>
  speeches.find(({ lexicon }) => lexicon.language === language) ?? speeches[0]

export const languageOf = (question: string): string => speechOf(wordsOf(question)).lexicon.language

/** Folded words of any language with those that they exclude, in both directions. */
export const opposites = oppositeNames.flatMap((name) => {
  const side = (at: 0 | 1) =>
    wordSet(speeches.map(({ lexicon }) => lexicon.opposites[name][at]).join(' '))
  const [one, other] = [side(0), side(1)]
  return [
    { words: one, excluded: other },
    { words: other, excluded: one },
  ]
})

type WordLists = {
  [Name in keyof LedgerWords as LedgerWords[Name] extends string ? Name : never]: 1
}

/** Stems of a ledger's words in any language, as headings and names of sheets have them. */
export const ledgerStems = (name: keyof WordLists): ReadonlySet<string> =>
  new Set(speeches.flatMap(({ lexicon }) => [...wordSet(lexicon.ledger[name])].map(stem)))

/** Synonyms of a stem in any language, from the groups that contain it. */
const groups = new Map<string, Set<string>>()
const groupNames = new Map<string, Set<string>>()
for (const { lexicon } of speeches) {
  for (const group of lexicon.synonyms) {
    const stems = group.split(' ').map(stem)
    const [name = ''] = stems
    groupNames.set(name, new Set([...(groupNames.get(name) ?? []), ...stems]))
    for (const word of stems) groups.set(word, new Set([...(groups.get(word) ?? []), ...stems]))
  }
}

/** The other words of the groups that contain a word. */
function equivalents(all: readonly string[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>()
  for (const group of all) {
    const words = group.split(' ').map(fold)
    for (const word of words) {
      const others = words.filter((other) => other !== word)
      known.set(word, new Set([...(known.get(word) ?? []), ...others]))
    }
  }
  return known
}
const translated = equivalents(speeches.flatMap(({ lexicon }) => lexicon.translations))
const everyday = equivalents(speeches.flatMap(({ lexicon }) => lexicon.everyday ?? []))
const germanWords = createGermanWords(stem)
/** Words that group, count or name a kind of row, such as "month" and "mails", stand for no cell. */
const isCue = (word: string, stemmed: string) =>
  speeches.some(
    ({ vocabulary, rowWords, events, spendings, earnings }) =>
      vocabulary.has(word) ||
      [rowWords, events, spendings, earnings].some((stems) => stems.has(stemmed)),
  )
function germanFor(word: string): string[] {
  const stemmed = stem(word)
  return isCue(word, stemmed) ? [] : germanWords(word).filter((german) => stem(german) !== stemmed)
}
const wordsFor = (word: string): string[] => [
  ...new Set([...(translated.get(word) ?? []), ...germanFor(word)]),
]

/** Final parts of German compounds: a "Zahnarzttermin" is at the dentist's. */
const tail =
  /s?(?:termine?n?|besuche?n?|rechnung(?:en)?|kosten|ausgaben|vertrage?|mitgliedschaft|karten?|behandlung(?:en)?)$/
const shortestHead = 4

/** Equivalents of a word in cells, in this language or another. */
export function translationsOf(word: string): string[] {
  const said = wordsFor(word)
  const head = word.replace(tail, '')
  return said.length > 0 || head.length < shortestHead ? said : wordsFor(head)
}

/** The same for a person's own sheets, which may use any everyday word. */
export const everydayFormsOf = (word: string): string[] => [
  ...new Set([...translationsOf(word), ...(everyday.get(word) ?? [])]),
]

const listed = new Set([
  ...speeches.flatMap(({ vocabulary, rowWords, events, spendings, earnings, yesNo }) =>
    [vocabulary, rowWords, events, spendings, earnings, yesNo].flatMap((words) => [...words]),
  ),
  ...translated.keys(),
  ...everyday.keys(),
])

/** Whether the folded word belongs to the vocabulary of any language. */
export const isListed = (folded: string): boolean => {
  const stemmed = stem(folded)
  return listed.has(folded) || listed.has(stemmed) || groups.has(stemmed)
}

export const areSynonyms = (a: string, b: string): boolean => groups.get(a)?.has(b) ?? false
/** Stems of the synonym group that begins with this word. */
export const synonymsNamed = (name: string): ReadonlySet<string> =>
  groupNames.get(stem(name)) ?? new Set()
