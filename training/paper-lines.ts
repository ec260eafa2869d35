/** Questions over papers as training lines: `node training/paper-lines.ts PAPERS OUT`. */
import { writeFileSync } from 'node:fs'
import { readQuestion } from '#server/answers/plan/reading.ts'
import { readableQuestion, readableWindow } from '#server/answers/text/readable.ts'
import { windowsOf } from '#server/answers/text/windows.ts'
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
const random = createRandom(11)
const vocabulary = readVocabulary()

type Place = { start: number; end: number }

const today = '2026-11-22'
/** The question as the product gives it to the reader. */
const asAsked = (question: string) => readableQuestion(readQuestion(question, today))

const wordsOf = (text: string) =>
  new Set(wordsIn(text.toLowerCase()).flatMap(({ text: word }) => (word.length > 2 ? [word] : [])))

/** The most similar windows by shared words first, with some randomness. */
function likest(question: string, windows: readonly LabelledWindow[]): LabelledWindow[] {
  const asked = wordsOf(question)
  return windows
    .map((window) => {
      const shared = [...wordsOf(window.text)].filter((word) => asked.has(word)).length
      return { window, value: shared + random.next() * 2 }
    })
    .toSorted((a, b) => b.value - a.value)
    .map(({ window }) => window)
}

/** People's files are named in many ways, and some after nothing. */
function titleOf({ title }: Paper): string {
  const way = random.next()
  if (way < 0.15) return ''
  if (way < 0.6) return title
  const words = wordsIn(title).flatMap(({ text }) => (/\w{2}/.test(text) ? [text] : []))
  const some = words.filter(() => random.next() < 0.7)
  const name = (some.length > 0 ? some : words).join(random.next() < 0.5 ? ' ' : '-')
  return random.next() < 0.5 ? name : name.toLowerCase()
}

function labelled(paper: Paper, place: Place | undefined): LabelledWindow[] {
  const title = titleOf(paper)
  const isGerman = isGermanText(paper.text)
  return windowsOf(paper.text).map(({ text, start, end }) => {
    const { translation, ...readable } = readableWindow({ title, text }, isGerman)
    const isIn = place !== undefined && place.start >= start && place.end <= end
    const own = isIn ? [{ start: place.start - start, end: place.end - start }] : []
    return {
      ...readable,
      answers: translation ? own.map((answer) => placeInTranslation(translation, answer)) : own,
    }
  })
}

/**
 * A question's windows: those that answer it, the most similar in the same paper, and some from
 * papers of another kind.
 */
function gather(
  question: string,
  paper: Paper,
  others: readonly Paper[],
  place?: Place,
): LabelledWindow[] {
  const all = labelled(paper, place)
  const right = random.shuffled(all.filter(({ answers }) => answers.length > 0)).slice(0, 1)
  const wrong = likest(
    question,
    all.filter(({ answers }) => answers.length === 0),
  )
  const foreign = others
    .filter(({ kind }) => kind !== paper.kind)
    .filter(() => random.next() < 4 / Math.max(4, others.length))
    .flatMap((other) => labelled(other, undefined))
  const beside = random.next() < 0.6 ? likest(question, foreign).slice(0, 1) : []
  return [...right, ...wrong.slice(0, right.length > 0 && random.next() < 0.5 ? 1 : 2), ...beside]
}

function ask(paper: Paper, others: readonly Paper[], asked: PaperQuestion): Question | undefined {
  const place = placeOf(paper, asked)
  if (!place) return undefined
  const windows = gather(asAsked(asked.q), paper, others, place)
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
const papers = readPapers(folder).filter((paper) => !isHeldOut(paper))
const questions = Array.from({ length: rounds }, () =>
  papers.flatMap((paper) => [
    ...paper.questions.map((asked) => ask(paper, papers, asked)),
    ...paper.absent.map((question) => ({
      set: 'absent',
      group: paper.author,
      question: asAsked(question),
      windows: gather(asAsked(question), paper, papers),
    })),
  ]),
).flat()
const lines = questions.flatMap((question) => (question && lineOf(question, vocabulary)) ?? [])
writeFileSync(out, `${lines.join('\n')}\n`)
console.log(`${papers.length} papers, ${lines.length} lines of ${questions.length}`)
