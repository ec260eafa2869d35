/** Questions over papers as training lines: `node training/paper-lines.ts PAPERS OUT`. */
import { writeFileSync } from 'node:fs'
import { pino } from 'pino'
import { readQuestion } from '#server/answers/plan/reading.ts'
import { readableQuestion, readableWindow } from '#server/answers/text/readable.ts'
import { windowsOf } from '#server/search/reading-windows.ts'
import { createEmbedder } from '#server/models/embedder.ts'
import type { Embedder } from '#server/models/embedder.ts'
import { isGermanText, placeInTranslation } from '#server/translation/translate-text.ts'
import { wordsIn } from '#server/translation/words-in.ts'
import { lineOf } from './example.ts'
import type { LabelledWindow, Question } from './example.ts'
import { isHeldOut, placeOf, readPapers } from './papers.ts'
import type { Paper, PaperQuestion } from './papers.ts'
import { createRandom } from './random.ts'
import { readVocabulary } from './vocabulary.ts'

/** Each question is asked this many times, with other windows each time. */
const rounds = 4
/** Papers of other kinds that compete with a question's own, as if they were the same person's. */
const papersBeside = 11
/** A question's windows that do not answer it, out of the most promising ones. */
const wrongWindows = 3
const promising = 8
const random = createRandom(11)
const vocabulary = readVocabulary()

type Place = { start: number; end: number }
type CutWindow = ReturnType<typeof readableWindow> & {
  start: number
  end: number
  original: string
}
type CutPaper = Paper & { isGerman: boolean; windows: CutWindow[] }

const today = '2026-11-22'
const askedForms = new Map<string, string>()

/** The question as the product gives it to the reader; read once for all its lines. */
function asAsked(question: string): string {
  const asked = askedForms.get(question) ?? readableQuestion(readQuestion(question, today))
  askedForms.set(question, asked)
  return asked
}

const wordsOf = (text: string) =>
  new Set(wordsIn(text.toLowerCase()).flatMap(({ text: word }) => (word.length > 2 ? [word] : [])))

/** Texts with their vectors, each embedded once. */
function createVectors(embedder: Embedder) {
  const texts = new Set<string>()
  let vectors = new Map<string, Float32Array | undefined>()
  return {
    add: (text: string) => void texts.add(text),
    async embed() {
      const all = [...texts]
      const made = await embedder.embed(all)
      vectors = new Map(all.map((text, index) => [text, made[index]]))
    },
    similarity(text: string, other: string): number {
      const [a, b] = [vectors.get(text), vectors.get(other)]
      return a && b ? a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0) : 0
    },
  }
}

function cut(paper: Paper): CutPaper {
  const isGerman = isGermanText(paper.text)
  const windows = windowsOf(paper.text).map(({ text, start, end }) => {
    vectors.add(text)
    return { ...readableWindow({ title: '', text }, isGerman), start, end, original: text }
  })
  return { ...paper, isGerman, windows }
}

/** People's files are named in many ways, and some after nothing. */
function titleOf({ title, isGerman }: CutPaper): string {
  const way = random.next()
  if (way < 0.15) return ''
  const readable = readableWindow({ title, text: '' }, isGerman).title
  if (way < 0.6) return readable
  const words = wordsIn(readable).flatMap(({ text }) => (/\w{2}/.test(text) ? [text] : []))
  const some = words.filter(() => random.next() < 0.7)
  const name = (some.length > 0 ? some : words).join(random.next() < 0.5 ? ' ' : '-')
  return random.next() < 0.5 ? name : name.toLowerCase()
}

type Labelled = LabelledWindow & { original: string }

function labelled(paper: CutPaper, place: Place | undefined): Labelled[] {
  const title = titleOf(paper)
  return paper.windows.map(({ text, translation, start, end, original }) => {
    const isIn = place !== undefined && place.start >= start && place.end <= end
    const own = isIn ? [{ start: place.start - start, end: place.end - start }] : []
    const answers = translation ? own.map((answer) => placeInTranslation(translation, answer)) : own
    return { title, text, original, answers }
  })
}

/** The most promising windows by meaning and by shared words, with some randomness. */
function mostPromising(
  { question, asked }: { question: string; asked: string },
  windows: readonly Labelled[],
): Labelled[] {
  const words = wordsOf(asked)
  return windows
    .map((window) => {
      const shared = [...wordsOf(window.text)].filter((word) => words.has(word)).length
      const share = shared / Math.max(3, words.size)
      const value = 2 * vectors.similarity(question, window.original) + share + random.next() * 0.2
      return { window, value }
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, promising)
    .map(({ window }) => window)
}

/**
 * A question's windows: one that answers it, and some of those that look most as if they did, out
 * of the same paper and of others.
 */
function gather(
  question: string,
  paper: CutPaper,
  others: readonly CutPaper[],
  place?: Place,
): LabelledWindow[] {
  const all = labelled(paper, place)
  const right = random.shuffled(all.filter(({ answers }) => answers.length > 0)).slice(0, 1)
  const beside = random.shuffled(others.filter(({ kind }) => kind !== paper.kind))
  const foreign = beside.slice(0, papersBeside).flatMap((other) => labelled(other, undefined))
  const wrong = all.filter(({ answers }) => answers.length === 0)
  const likely = mostPromising({ question, asked: asAsked(question) }, [...wrong, ...foreign])
  return [...right, ...random.shuffled(likely).slice(0, wrongWindows)]
}

function ask(
  paper: CutPaper,
  others: readonly CutPaper[],
  asked: PaperQuestion,
): Question | undefined {
  const place = placeOf(paper, asked)
  if (!place) return undefined
  const windows = gather(asked.q, paper, others, place)
  if (!windows.some(({ answers }) => answers.length > 0)) return undefined
  const decision = asked.polarity
  return {
    set: 'papers',
    group: paper.author,
    question: asAsked(asked.q),
    windows,
    ...(decision ? { decision } : {}),
  }
}

const [folder = 'training/papers', out = 'training/data/papers.jsonl'] = process.argv.slice(2)
const log = pino({ level: 'warn' })
const embedder = createEmbedder({ cacheDir: '.cache/models', threads: 1, log })
const vectors = createVectors(embedder)
const papers = readPapers(folder)
  .filter((paper) => !isHeldOut(paper))
  .map(cut)
for (const { questions, absent } of papers) {
  for (const question of [...questions.map(({ q }) => q), ...absent]) vectors.add(question)
}
await vectors.embed()
await embedder.close()
const questions = Array.from({ length: rounds }, () =>
  papers.flatMap((paper) => [
    ...paper.questions.map((asked) => ask(paper, papers, asked)),
    ...paper.absent.map((question) => ({
      set: 'absent',
      group: paper.author,
      question: asAsked(question),
      windows: gather(question, paper, papers),
    })),
  ]),
).flat()
const lines = questions.flatMap((question) => (question && lineOf(question, vocabulary)) ?? [])
writeFileSync(out, `${lines.join('\n')}\n`)
console.log(`${papers.length} papers, ${lines.length} lines of ${questions.length}`)
