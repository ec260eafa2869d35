import type { ReadWord, WindowReading } from '#server/models/reader/reader-session.ts'
import { wordsIn } from '#server/translation/words-in.ts'
import { boundariesOf, clamp, gap, scoreOf } from './boundaries.ts'
import type { ReadCandidate } from './candidate.ts'
import { firstValueOf } from './ranking.ts'
import type { Reader, TitledEvidence } from './reader.ts'
import { readableWindow, readingOfOriginal } from './readable.ts'

/** Words in a row around a candidate, as positions in the passage's text. */
type Excerpt = { passage: number; start: number; end: number }
type ReadExcerpt = Excerpt & { words: ReadWord[]; answers: number }

const mostExcerpts = 6
const mostTokens = 480
const mostOfTitle = 10
/** Words of an excerpt: a longer line is cut, a shorter one gets some words around it. */
const size = { least: 14, most: 30 }

type Asked = {
  question: string
  evidence: readonly TitledEvidence[]
  /** Which of the passages are German. */
  isGerman: readonly boolean[]
}

/**
 * Reads the likeliest candidates once more, all in one window, each with a few words around it: the
 * reader compares them there. Adds the last features of the ranking.
 */
export async function withExcerpts(
  reader: Reader,
  asked: Asked,
  candidates: readonly ReadCandidate[],
  signal?: AbortSignal,
): Promise<ReadCandidate[]> {
  const excerpts = chooseExcerpts(candidates, asked.evidence)
  const read = await readTogether(reader, asked, excerpts, signal)
  const bounds = candidates.map((candidate) => boundsOf(candidate, read))
  const best = Math.max(...bounds.map((each) => (each ? scoreOf(each) : -Infinity)))
  return candidates.map((candidate, index) => {
    const own = bounds[index]
    const features = own
      ? [
          1,
          clamp(scoreOf(own) / 2),
          clamp(Math.min(own.starts, own.ends)),
          gap(best, scoreOf(own)),
          clamp(own.answers),
        ]
      : [0, 0, 0, 0, 0]
    return { ...candidate, features: [...candidate.features, ...features] }
  })
}

function chooseExcerpts(
  candidates: readonly ReadCandidate[],
  evidence: readonly TitledEvidence[],
): Excerpt[] {
  const chosen: Excerpt[] = []
  const words = new Map<number, readonly Range[]>()
  const valued = candidates.map((candidate) => ({ candidate, value: firstValueOf(candidate) }))
  for (const { candidate } of valued.toSorted((a, b) => b.value - a.value)) {
    if (chosen.length === mostExcerpts) break
    if (chosen.some((excerpt) => isIn(candidate, excerpt))) continue
    const { passage } = candidate
    const all = words.get(passage) ?? wordsIn(evidence[passage]?.text ?? '')
    words.set(passage, all)
    const range = excerptAround(all, candidate)
    if (!range) continue
    const other = chosen.find((each) => each.passage === passage && overlap(each, range))
    if (other) {
      other.start = Math.min(other.start, range.start)
      other.end = Math.max(other.end, range.end)
    } else chosen.push({ passage, ...range })
  }
  return chosen
}

const isIn = ({ passage, start, end }: ReadCandidate, excerpt: Excerpt) =>
  passage === excerpt.passage && start >= excerpt.start && end <= excerpt.end

type Range = { start: number; end: number }
const overlap = (a: Range, b: Range) => a.start < b.end && b.start < a.end

/**
 * The line of a candidate, or as much of it as fits, and with some words around it if it is short;
 * undefined if the candidate itself is too long.
 */
function excerptAround(
  words: readonly Range[],
  { start, end, sentence, sentenceStart }: ReadCandidate,
): Range | undefined {
  const line = indexesOf(words, sentenceStart, sentenceStart + sentence.text.length)
  const own = indexesOf(words, start, end)
  if (!own || !line || own.last - own.first >= size.most) return undefined
  const before = Math.floor((size.most - (own.last - own.first + 1)) / 2)
  let first = line.last - line.first < size.most ? line.first : own.first - before
  first = Math.max(line.first, Math.min(first, line.last - size.most + 1))
  let last = Math.min(line.last, first + size.most - 1)
  const least = Math.min(size.least, words.length)
  while (last - first + 1 < least) {
    first = Math.max(0, first - 1)
    last = Math.min(words.length - 1, last + 1)
  }
  const [from, to] = [words[first], words[last]]
  return from && to ? { start: from.start, end: to.end } : undefined
}

function indexesOf(words: readonly Range[], start: number, end: number) {
  const first = words.findIndex((word) => word.end > start)
  const last = words.findLastIndex((word) => word.start < end)
  return first >= 0 && last >= first ? { first, last } : undefined
}

async function readTogether(
  reader: Reader,
  { question, evidence, isGerman }: Asked,
  excerpts: readonly Excerpt[],
  signal: AbortSignal | undefined,
): Promise<ReadExcerpt[]> {
  if (excerpts.length === 0) return []
  let text = ''
  const placed = excerpts.map((excerpt) => {
    const { text: passage = '', title = '' } = evidence[excerpt.passage] ?? {}
    const own = { title, text: passage.slice(excerpt.start, excerpt.end) }
    const { translation, ...readable } = readableWindow(own, isGerman[excerpt.passage] === true)
    const name = wordsIn(readable.title).slice(0, mostOfTitle)
    const label = readable.title.slice(0, name.at(-1)?.end ?? 0)
    text += label === '' ? '' : `${label}: `
    const from = text.length
    text += `${readable.text}\n`
    return { excerpt, translation, from, to: from + readable.text.length }
  })
  const [reading] = await reader.read(question, [{ title: '', text, mostTokens }], signal)
  return placed.map(({ excerpt, translation, from, to }) => {
    const inside = wordsBetween(reading?.words ?? [], from, to)
    const own: WindowReading = { words: inside, answers: 0, yes: 0 }
    const { words } = translation ? readingOfOriginal(translation, own) : own
    return {
      ...excerpt,
      words: words.map((word) => shifted(word, excerpt.start)),
      answers: reading?.answers ?? 0,
    }
  })
}

const wordsBetween = (words: readonly ReadWord[], from: number, to: number) =>
  words.filter((word) => word.from >= from && word.to <= to).map((word) => shifted(word, -from))

const shifted = (word: ReadWord, by: number): ReadWord => ({
  ...word,
  from: word.from + by,
  to: word.to + by,
})

function boundsOf(candidate: ReadCandidate, excerpts: readonly ReadExcerpt[]) {
  const excerpt = excerpts.find((each) => isIn(candidate, each))
  const read = excerpt && boundariesOf(excerpt.words, candidate)
  // The last excerpts may be cut off.
  return read && read.to >= candidate.end ? { ...read, answers: excerpt.answers } : undefined
}
