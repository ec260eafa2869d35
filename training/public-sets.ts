/** Questions over public texts as training lines: `node training/public-sets.ts OUT`. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { windowsOf } from '#server/search/reading-windows.ts'
import { lineOf } from './example.ts'
import type { LabelledWindow, Question } from './example.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { readVocabulary } from './vocabulary.ts'

const contextLine = z.object({ context: z.number(), group: z.string(), text: z.string() })
const questionLine = z.object({
  of: z.number(),
  question: z.string(),
  start: z.number(),
  end: z.number(),
})
const line = z.union([contextLine, questionLine])

type Asked = z.infer<typeof questionLine>
type Context = z.infer<typeof contextLine>
type Loaded = {
  contexts: Map<number, Context>
  questions: Asked[]
  byGroup: Map<string, Context[]>
}

function load(file: string): Loaded {
  const contexts = new Map<number, Context>()
  const questions: Asked[] = []
  const byGroup = new Map<string, Context[]>()
  for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const read = line.parse(JSON.parse(text))
    if ('of' in read) questions.push(read)
    else {
      contexts.set(read.context, read)
      byGroup.set(read.group, [...(byGroup.get(read.group) ?? []), read])
    }
  }
  return { contexts, questions, byGroup }
}

/** People ask without a question mark, and mostly in lower case. */
const loosely = (question: string, random: Random) => {
  const bare = random.next() < 0.5 ? question.replace(/[?\s]+$/, '') : question
  return random.next() < 0.3 ? bare.toLowerCase() : bare
}

/** A sentence among others of its article; in three of ten questions only others. */
function sentenceQuestion(set: Loaded, asked: Asked, random: Random): Question | undefined {
  const context = set.contexts.get(asked.of)
  if (!context) return undefined
  const others = (set.byGroup.get(context.group) ?? []).filter(({ text }) => text !== context.text)
  const some = random.shuffled(others)
  const isAbsent = random.next() < 0.25 && some.length > 0
  const windows: LabelledWindow[] = []
  if (!isAbsent) {
    const beside = some.splice(0, random.pick([0, 0, 1, 1, 2]) ?? 0).map(({ text }) => text)
    const before = beside
      .splice(0, random.below(beside.length + 1))
      .map((text) => `${text} `)
      .join('')
    const start = before.length + asked.start
    windows.push({
      title: '',
      text: [before + context.text, ...beside].join(' '),
      answers: [{ start, end: start + asked.end - asked.start }],
    })
  }
  const foreign = some
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ')
  if (foreign !== '' && (isAbsent || random.next() < 0.35))
    windows.push({ title: '', text: foreign, answers: [] })
  return windows.length === 0
    ? undefined
    : { set: 'qamr', group: context.group, question: loosely(asked.question, random), windows }
}

/** A paragraph in windows: the one with the answer and a neighbour, or two that do not answer. */
function paragraphQuestion(set: Loaded, asked: Asked, random: Random): Question | undefined {
  const context = set.contexts.get(asked.of)
  if (!context) return undefined
  const title = random.next() < 0.5 ? context.group.replaceAll('_', ' ') : ''
  const windows = windowsOf(context.text).map(({ text, start, end }): LabelledWindow => {
    const isIn = asked.start >= start && asked.end <= end
    return {
      title,
      text,
      answers: isIn ? [{ start: asked.start - start, end: asked.end - start }] : [],
    }
  })
  const right = windows.filter(({ answers }) => answers.length > 0)
  if (asked.start >= 0 && right.length === 0) return undefined
  const wrong = random.shuffled(windows.filter(({ answers }) => answers.length === 0))
  const read = [...right.slice(0, 1), ...wrong.slice(0, right.length > 0 ? 1 : 2)]
  return {
    set: 'squad2',
    group: context.group,
    question: loosely(asked.question, random),
    windows: read,
  }
}

const folder = process.argv[3] ?? path.resolve('../shared/data/reading')
const random = createRandom(7)
const vocabulary = readVocabulary()
const qamr = load(path.join(folder, 'qamr.jsonl'))
const squad = load(path.join(folder, 'squad2.jsonl'))
const questions = [
  ...qamr.questions.map((asked) => sentenceQuestion(qamr, asked, random)),
  ...squad.questions.map((asked) => paragraphQuestion(squad, asked, random)),
]
const lines = questions.flatMap((question) => (question && lineOf(question, vocabulary)) ?? [])
writeFileSync(process.argv[2] ?? 'training/data/public.jsonl', `${lines.join('\n')}\n`)
console.log(`${lines.length} questions of ${questions.length}`)
