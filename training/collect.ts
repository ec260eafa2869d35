/**
 * Every candidate for the questions over held-out papers, with its features and whether it is
 * right: `node training/collect.ts SEARCHED OUT [CACHE [READ]]`. The reader is the product's,
 * quantised; its readings are kept in the file READ.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pino } from 'pino'
import { z } from 'zod'
import { extractAnswer } from '#server/answers/extract/extract-answer.ts'
import { readQuestion } from '#server/answers/plan/reading.ts'
import { normalizeAnswer } from '#server/answers/text/normalize-answer.ts'
import { readCandidates } from '#server/answers/text/read-candidates.ts'
import { createEmbedder } from '#server/models/embedder.ts'
import { isSame } from './judge.ts'
import { readingOnce } from './read-once.ts'

const hit = z.object({
  documentId: z.string(),
  text: z.string(),
  path: z.array(z.string()),
  score: z.number(),
  title: z.string(),
  dense: z.number().optional(),
  windows: z.array(z.number()).optional(),
})
const searched = z.object({
  paper: z.string(),
  author: z.string(),
  person: z.number(),
  question: z.string(),
  type: z.string(),
  wording: z.string(),
  answer: z.string().optional(),
  context: z.string().optional(),
  polarity: z.enum(['yes', 'no']).optional(),
  hits: z.array(hit),
})
type Searched = z.infer<typeof searched>

const [
  from = 'training/data/searched.jsonl',
  out = 'training/data/candidates.jsonl',
  cacheDir = '.cache/models',
  read = '',
] = process.argv.slice(2)
const asked = readFileSync(from, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => searched.parse(JSON.parse(line)))
const embedder = createEmbedder({ cacheDir, threads: 1, log: pino({ level: 'warn' }) })
const reader = read === '' ? embedder : readingOnce(embedder, read)
const today = '2026-11-22'
const times: number[] = []

async function collect(each: Searched) {
  const { question, answer, paper, hits } = each
  const evidence = hits.map(({ path, title, ...rest }) => ({
    ...rest,
    title,
    path: [...path, `${title}.txt`],
  }))
  const reading = readQuestion(question, today)
  const started = performance.now()
  const candidates = await readCandidates(reader, reading, evidence)
  times.push(performance.now() - started)
  const rules = extractAnswer(reading, evidence)
  const ruled = rules && (rules.short ?? rules.best.sentence.text)
  const isRight = (passage: number, text: string) =>
    answer !== undefined && hits[passage]?.documentId === paper && isSame(text, answer)
  return {
    ...each,
    hits: undefined,
    isYesNo: reading.yesNo,
    isSearched:
      answer !== undefined &&
      hits.some(({ documentId, text }) => documentId === paper && text.includes(answer)),
    rules: rules &&
      ruled !== undefined && {
        text: ruled,
        isRight: isRight(rules.best.passage, ruled),
        isQuoted: answer !== undefined && rules.best.sentence.text.includes(answer),
        confidence: rules.confidence,
      },
    candidates: candidates.map(({ features, text, passage, yes, proposer, form, sentence }) => ({
      features: features.map((value) => Math.round(value * 1e4) / 1e4),
      text,
      key: normalizeAnswer(text),
      yes,
      proposer,
      form,
      isQuoted: answer !== undefined && sentence.text.includes(answer),
      isRight: isRight(passage, text),
    })),
  }
}

const lines: string[] = []
for (const each of asked) lines.push(JSON.stringify(await collect(each)))
writeFileSync(out, `${lines.join('\n')}\n`)
await embedder.close()
times.sort((a, b) => a - b)
console.log(
  `${lines.length} questions, ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms median, ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms p95`,
)
