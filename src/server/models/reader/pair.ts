import { wordsIn } from '#server/translation/words-in.ts'

/** A window of a passage, with its document's title and the headings above it. */
export type Window = { title: string; text: string }

/** The tokens of a question and a window. */
export type Pair = {
  ids: number[]
  /** Index of the first token after the question. */
  windowFrom: number
  /** Each word of the window with its first and last token. */
  words: { start: number; end: number; first: number; last: number }[]
}

const most = { question: 32, title: 16, pair: 160 }

/** Token ids of the special tokens and of a word. */
export type Vocabulary = {
  first: number
  separator: number
  idsOf: (word: string) => readonly number[]
}

/** `[CLS] question [SEP] title : window [SEP]`, truncated to fit. */
export function encodePair(question: string, window: Window, vocabulary: Vocabulary): Pair {
  const { first, separator, idsOf } = vocabulary
  const asked = wordsIn(question)
    .flatMap(({ text }) => idsOf(text))
    .slice(0, most.question)
  const title = wordsIn(window.title)
    .flatMap(({ text }) => idsOf(text))
    .slice(0, most.title)
  const ids = [first, ...asked, separator, ...title, ...(title.length > 0 ? idsOf(':') : [])]
  const windowFrom = asked.length + 2
  const words: Pair['words'] = []
  for (const { text, start, end } of wordsIn(window.text)) {
    const tokens = idsOf(text)
    if (tokens.length === 0) continue
    if (ids.length + tokens.length >= most.pair) break
    words.push({ start, end, first: ids.length, last: ids.length + tokens.length - 1 })
    ids.push(...tokens)
  }
  return { ids: [...ids, separator], windowFrom, words }
}
