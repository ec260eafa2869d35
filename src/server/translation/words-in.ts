/** A word or punctuation mark with its position. */
export type Word = { text: string; start: number; end: number }

const marks = '\\p{P}$+<=>^`|~'
const pattern = new RegExp(`[${marks}]|[^\\s${marks}]+`, 'gu')

/** Words and punctuation marks of a text, split as the models' tokenizer does. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
}
