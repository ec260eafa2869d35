/**
 * The questions of fictional people, with their files next to them; README.md describes how they
 * were made.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const single = z.union([
  /** One of these has to be in the answer; none of `not` may. */
  z.strictObject({ text: z.array(z.string()).min(1), not: z.array(z.string()).optional() }),
  z.strictObject({ number: z.number(), tolerance: z.number(), unit: z.string().optional() }),
  z.strictObject({ date: z.iso.date() }),
  z.strictObject({ month: z.string().regex(/^\d{4}-\d{2}$/) }),
  /** One of each group has to be in the answer. */
  z.strictObject({
    all: z.array(z.array(z.string()).min(1)).min(1),
    not: z.array(z.string()).optional(),
  }),
  /** `clause` decides if the answer says neither yes nor no. */
  z.strictObject({ yes: z.boolean(), clause: z.array(z.string()) }),
])
export type Single = z.infer<typeof single>

const expectedAnswer = z.union([
  single,
  z.strictObject({ any: z.array(single).min(1) }),
  /** `says`: words in the data that rule out an answer. `zero`: zero is a true answer. */
  z.strictObject({
    unanswerable: z.literal(true),
    says: z.array(z.string()).optional(),
    zero: z.boolean().optional(),
  }),
])
export type Expected = z.infer<typeof expectedAnswer>

const questions = z.array(
  z.strictObject({
    id: z.string(),
    person: z.string(),
    kind: z.enum(['paper', 'records']),
    type: z.string(),
    question: z.string(),
    answer: expectedAnswer,
    evidence: z.string(),
    /** None for people who ask in German, and for texted questions. */
    wordings: z
      .strictObject({ typo: z.string(), colloquial: z.string(), german: z.string() })
      .optional(),
    /** How a texted question is written. */
    style: z.enum(['plain', 'colloquial']).optional(),
  }),
)
const personQuestions = z.strictObject({
  about: z.strictObject({
    name: z.string(),
    country: z.string(),
    timeZone: z.string(),
    today: z.iso.date(),
    life: z.string(),
    /** Files dropped on Data Sources; all others are uploaded as documents. */
    sources: z.array(z.string()),
  }),
  questions,
})
const textedQuestions = z.strictObject({ questions })
export type Question = z.infer<typeof personQuestions>['questions'][number]
export type AskingPerson = z.infer<typeof personQuestions> & { files: string }

export const wordings = ['question', 'typo', 'colloquial', 'german'] as const
export type Wording = (typeof wordings)[number]

export const asked = (question: Question, wording: Wording): string | undefined =>
  wording === 'question' ? question.question : question.wordings?.[wording]

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The people of a set, in the order of their names. */
export function readPeople(set: string): AskingPerson[] {
  const folder = path.join(import.meta.dirname, set)
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({
      ...personQuestions.parse(readJson(path.join(folder, name, 'questions.json'))),
      files: path.join(folder, name, 'files'),
    }))
}

/** The people of a set who were asked more questions later, with these. */
export const readTexted = (set: string): AskingPerson[] =>
  readPeople(set).flatMap((person) => {
    const file = path.join(person.files, '..', 'texted.json')
    return existsSync(file) ? { ...person, ...textedQuestions.parse(readJson(file)) } : []
  })
