import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const question = z.object({
  q: z.string(),
  a: z.string(),
  context: z.string().optional(),
  type: z.string(),
  polarity: z.enum(['yes', 'no']).optional(),
  wording: z.string(),
})
const paper = z.object({
  id: z.string(),
  author: z.string(),
  country: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  questions: z.array(question),
  absent: z.array(z.string()),
})
export type Paper = z.infer<typeof paper>
export type PaperQuestion = z.infer<typeof question>

export function readPapers(folder: string): Paper[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => paper.parse(JSON.parse(line)))
}

/** One in five authors is held out: the ranking and its calibration are fitted on their papers. */
export function isHeldOut({ author }: Paper): boolean {
  const sum = Array.from(author).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return sum % 5 === 0
}

/** The position of the answer: within its context if the same words occur elsewhere, too. */
export function placeOf({ text }: Paper, { a, context }: PaperQuestion) {
  const from = context === undefined ? 0 : text.indexOf(context)
  const start = text.indexOf(a, Math.max(0, from))
  return start < 0 ? undefined : { start, end: start + a.length }
}
