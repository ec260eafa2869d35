/**
 * Checks the training papers of the reading model and counts their contents. Usage: node
 * training/check-papers.ts [file.jsonl ...], by default every file of training/papers.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

const FOLDER = join(import.meta.dirname, 'papers')

const Question = z.strictObject({
  q: z.string().trim().min(3),
  a: z.string().trim().min(1),
  context: z.string().optional(),
  type: z.enum([
    'date',
    'amount',
    'duration',
    'name',
    'number',
    'code',
    'place',
    'clause',
    'yesno',
    'list',
  ]),
  polarity: z.enum(['yes', 'no']).optional(),
  wording: z.enum(['plain', 'short', 'colloquial', 'typo', 'german']),
})
const Paper = z.strictObject({
  id: z.string().min(1),
  author: z.string().min(1),
  country: z.string().min(1),
  kind: z.string().min(1),
  title: z.string().min(1),
  text: z.string().min(1),
  questions: z.array(Question).min(8),
  absent: z.array(z.string().trim().min(3)).min(3),
})
type Question = z.infer<typeof Question>
type Paper = z.infer<typeof Paper>

function occurrences(text: string, part: string): number {
  let count = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1
  return count
}

/** Faults of one question, as sentences; the answer must match exactly one place in the text. */
function questionFaults(text: string, question: Question): string[] {
  const faults: string[] = []
  const { a, context, polarity, type } = question
  const found = occurrences(text, a)
  if (found === 0) faults.push('the answer is not in the text')
  if (found > 1 && context === undefined)
    faults.push(`the answer is there ${found} times and no context says which`)
  if (context !== undefined && occurrences(text, context) !== 1)
    faults.push('the context is not there exactly once')
  if (context !== undefined && occurrences(context, a) !== 1)
    faults.push('the context does not hold the answer once')
  if ((type === 'yesno') !== (polarity !== undefined)) faults.push('yesno and polarity go together')
  return faults.map((fault) => `"${question.q}": ${fault}`)
}

function paperFaults(paper: Paper): string[] {
  const asked = [...paper.questions.map(({ q }) => q), ...paper.absent]
  const faults = paper.questions.flatMap((question) => questionFaults(paper.text, question))
  if (new Set(asked).size < asked.length) faults.push('a question is asked twice')
  return faults
}

function parseLine(line: string): Paper | string {
  try {
    const result = Paper.safeParse(JSON.parse(line))
    return result.success ? result.data : z.prettifyError(result.error)
  } catch {
    return 'not JSON'
  }
}

function tally(name: string, values: string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const sorted = [...counts].toSorted((left, right) => right[1] - left[1])
  return `${name} (${counts.size}): ${sorted.map(([value, count]) => `${value} ${count}`).join(', ')}`
}

function report(papers: Paper[]): void {
  const questions = papers.flatMap((paper) => paper.questions)
  const absent = papers.reduce((sum, paper) => sum + paper.absent.length, 0)
  console.log(`${papers.length} papers, ${questions.length} questions, ${absent} absent`)
  console.log(
    [
      tally(
        'type',
        questions.map(({ type }) => type),
      ),
      tally(
        'polarity',
        questions.flatMap(({ polarity }) => polarity ?? []),
      ),
      tally(
        'wording',
        questions.map(({ wording }) => wording),
      ),
      tally(
        'author',
        papers.map(({ author }) => author),
      ),
      tally(
        'country',
        papers.map(({ country }) => country),
      ),
      tally(
        'kind',
        papers.map(({ kind }) => kind),
      ),
    ].join('\n'),
  )
}

const given = process.argv.slice(2)
const files = given.length > 0 ? given : readdirSync(FOLDER).map((name) => join(FOLDER, name))
const papers: Paper[] = []
const ids = new Set<string>()
let faulty = 0
for (const file of files.filter((name) => name.endsWith('.jsonl')).toSorted()) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  for (const [index, line] of lines.entries()) {
    const paper = parseLine(line)
    const faults = typeof paper === 'string' ? [paper] : paperFaults(paper)
    if (typeof paper !== 'string') {
      if (ids.has(paper.id)) faults.push(`the id ${paper.id} is taken`)
      ids.add(paper.id)
      papers.push(paper)
    }
    for (const fault of faults) console.error(`${basename(file)}:${index + 1} ${fault}`)
    faulty += faults.length
  }
}
report(papers)
if (faulty > 0) process.exitCode = 1
