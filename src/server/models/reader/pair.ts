import { wordsIn } from '#server/translation/words-in.ts'

/** A window of a passage, with its document's title and the headings above it. */
export type Window = {
  title: string
  text: string
  /** Limit of its tokens together with those of the question, if not the usual one. */
  mostTokens?: number
}

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

/** `[CLS] question [SEP] title : window [SEP]`, truncated to fit, with marks for the layout. */
export function encodePair(question: string, window: Window, vocabulary: Vocabulary): Pair {
  const { first, separator, idsOf } = vocabulary
  const mostTokens = window.mostTokens ?? most.pair
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
    const mark = markFor(window.text.slice(words.at(-1)?.end ?? start, start))
    const marked = mark === undefined ? [] : idsOf(mark)
    const first = ids.length + marked.length
    if (first + tokens.length >= mostTokens) break
    words.push({ start, end, first, last: first + tokens.length - 1 })
    ids.push(...marked, ...tokens)
  }
  return { ids: [...ids, separator], windowFrom, words }
}

/** The layout between two words, which the tokenizer would drop: a line break, or a gap of columns. */
function markFor(gap: string): string | undefined {
  if (gap.includes('\n')) return ';'
  return /\t| {3,}/.test(gap) ? '|' : undefined
}
