import { detectAll } from 'tinyld'
import type { Block } from '../extracted.ts'

const sampleCharacters = 20_000
const fallback = 'en'
/** Limits detection to widespread languages: for names and codes it would guess rare ones. */
const known =
  'en de fr es it pt nl sv no da fi ru uk pl cs hu ro tr el he ar ja zh ko la ca bg'.split(' ')

/** ISO 639-1 code of the language of most of the text. */
export function languageOf(blocks: readonly Block[]): string {
  let sample = ''
  for (const block of blocks) {
    if (sample.length >= sampleCharacters) break
    sample += `${block.text}\n`
  }
  const text = sample.slice(0, sampleCharacters)
  // Numbers and codes do not indicate a language, and a handful of words is too little.
  const words = text.match(/\p{L}{2,}/gu) ?? []
  if (words.length < 5) return fallback
  const [best] = detectAll(words.join(' '), { only: known })
  return best && best.accuracy > 0.2 && /^[a-z]{2}$/.test(best.lang) ? best.lang : fallback
}
