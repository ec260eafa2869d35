import { translateWord } from './translate-word.ts'
import { wordsIn } from './words-in.ts'

/** A text word by word in English, with the place of each word in the original. */
export type Translation = { text: string; places: { from: number; start: number; end: number }[] }

const germanWords = new Set(
  `der die das den dem des und oder ist sind nicht mit für von vom zum zur im ein eine einen einem
  einer wird werden auf bei nach bis aus sich auch wurde wurden sie ihr ihre ich wir am beim je pro haben hat`.split(
    /\s+/,
  ),
)
const englishWords = new Set(
  `the of and to is are not with for from by on at you your we our or this that be will as it if
  any per i my`.split(/\s+/),
)

/** Whether a text is German, by its commonest words; a list or a form by the words in the dictionary. */
export function isGermanText(text: string): boolean {
  const words = wordsIn(text).map((word) => word.text.toLowerCase())
  const german = words.filter((word) => germanWords.has(word)).length
  const english = words.filter((word) => englishWords.has(word)).length
  if (german + english > 0) return german > english
  const long = words.filter((word) => /^\p{L}{5,}$/u.test(word))
  return long.length > 0 && long.filter((word) => translateWord(word)).length * 3 > long.length
}

export function translateText(text: string): Translation {
  const places: Translation['places'] = []
  let out = ''
  let last = 0
  for (const word of wordsIn(text)) {
    out += text.slice(last, word.start)
    places.push({ from: out.length, start: word.start, end: word.end })
    out += translateWord(word.text) ?? word.text
    last = word.end
  }
  return { text: out + text.slice(last), places }
}

/** Where a part of the original is in the translation. */
export function placeInTranslation(
  { text, places }: Translation,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  const first = places.findIndex((place) => place.end > start)
  const next = places.findIndex((place, index) => index > first && place.start >= end)
  const from = places[first]?.from ?? 0
  const to = next < 0 ? text.length : (places[next]?.from ?? text.length)
  return { start: from, end: from + text.slice(from, to).trimEnd().length }
}

const phrases: [pattern: RegExp, english: string][] = [
  [/\bvon wann bis wann\b/giu, 'from when to when'],
  [/\bum wie ?viel uhr\b/giu, 'at what time'],
  [/\bum wie ?viel\b/giu, 'by how much'],
  [/\bwie (?:hoch|teuer)\b/giu, 'how much'],
  [/\bwie viele\b/giu, 'how many'],
  [/\b(?:wie viel|wieviel)\b/giu, 'how much'],
  [/\bwie lange\b/giu, 'how long'],
  [/\bwie oft\b/giu, 'how often'],
  [/\bwie gro(?:ß|ss)\b/giu, 'how big'],
  [/\bwie (?:heißt|heisst|lautet|ist)\b/giu, 'what is'],
  [/\bwie (?:heißen|heissen|lauten)\b/giu, 'what are'],
  [/\bbis wann\b/giu, 'by when'],
  [/\bab wann\b/giu, 'from when'],
  [/\bseit wann\b/giu, 'since when'],
  [/\b(?:habe ich|hab ich) noch\b/giu, 'do I have left'],
  [/\bhaben wir noch\b/giu, 'do we have left'],
]

export function translateQuestion(question: string): string {
  const withPhrases = phrases.reduce(
    (text, [pattern, english]) => text.replace(pattern, english),
    question,
  )
  return translateText(withPhrases).text
}

/** A text or question as the embedding model gets it, which knows English only. */
export const inEnglish = (text: string): string =>
  isGermanText(text) ? translateQuestion(text) : text
