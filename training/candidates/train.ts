/**
 * Fits the weights that choose among the candidates of a question over a sheet:
 * `node training/candidates/train.ts training/data/candidates.jsonl`. The figures are measured on tables that
 * the fit did not see. `--write` replaces the weights of the product by those fitted on all tables.
 */
import { createReadStream, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { measureCandidates, queryKey } from '#server/answers/candidates/measure-candidates.ts'
import { indexCatalog, type CatalogIndex } from '#server/answers/plan/catalog-index.ts'
import { plansOf } from '#server/answers/plan/plan-question.ts'
import { readQuestion } from '#server/answers/plan/reading.ts'
import { bestOf, fit, type Example } from './fit.ts'
import type { JudgedQuestion, Line } from './judged.ts'

const weightsFile = 'src/server/answers/candidates/weights.json'
/** A feature of fewer questions says nothing about other questions. */
const fewestQuestions = 5
const leastWeight = 0.15
const options = { epochs: 10, rate: 0.1, decay: 0.003, seed: 7 }
const leads = [0, 0.5, 1, 1.5, 2, 3]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})

const names = new Map<string, number>()
const idOf = (name: string) => {
  const id = names.get(name) ?? names.size
  names.set(name, id)
  return id
}

function exampleOf({ table: name, question, right }: JudgedQuestion, index: CatalogIndex) {
  const [table] = index.tables
  if (!table) return undefined
  const reading = readQuestion(question, '2026-11-24')
  const plans = plansOf(reading, index).filter((plan) => plan.table === table)
  const keys = new Set(right.map(queryKey))
  const candidates = measureCandidates(reading, table, plans).map(({ candidate, features }) => ({
    ids: Int32Array.from([...features.keys()].map(idOf)),
    values: Float32Array.from(features.values()),
    isRight: keys.has(queryKey(candidate.query)),
  }))
  return { table: name, candidates, planned: 0 } satisfies Example
}

async function readExamples(file: string): Promise<Example[]> {
  const examples: Example[] = []
  let index: CatalogIndex | undefined
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const line: Line = JSON.parse(text)
    if ('tables' in line) index = indexCatalog(line.tables)
    else {
      const example = index && exampleOf(line, index)
      if (example) examples.push(example)
    }
  }
  return examples
}

/** Removes the features that too few questions have. */
function withoutRare(examples: readonly Example[]): Example[] {
  const counts = new Int32Array(names.size)
  for (const { candidates } of examples)
    for (const id of new Set(candidates.flatMap(({ ids }) => [...ids])))
      counts[id] = (counts[id] ?? 0) + 1
  const isKept = (id: number) => (counts[id] ?? 0) >= fewestQuestions
  return examples.map((example) => ({
    ...example,
    candidates: example.candidates.map(({ ids, values: all, isRight }) => ({
      ids: ids.filter(isKept),
      values: all.filter((_, at) => isKept(ids[at] ?? -1)),
      isRight,
    })),
  }))
}

const hash = (text: string) =>
  Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 99_991, 7)
const isHeld = ({ table }: Example) => hash(table) % 4 === 0

const examples = withoutRare((await Promise.all(positionals.map(readExamples))).flat())
const start = new Float64Array(names.size)
start[idOf('planned first')] = 2
const held = examples.filter(isHeld)
const seen = examples.filter((example) => !isHeld(example))
const weights = fit(seen, start, options)
const shareOf = (isRight: (example: Example) => boolean) =>
  held.filter(isRight).length / held.length
const judged = held.map((example) => ({ example, ...bestOf(weights, example) }))
console.log({
  questions: examples.length,
  features: names.size,
  keptApart: held.length,
  planner: shareOf(({ candidates, planned }) => candidates[planned]?.isRight === true),
  possible: shareOf(({ candidates }) => candidates.some(({ isRight }) => isRight)),
})
console.table(
  leads.map((lead) => {
    const changed = judged.filter((each) => each.lead >= lead && each.at !== each.example.planned)
    const isRight = ({ example, at, lead: by }: (typeof judged)[number]) =>
      example.candidates[by >= lead ? at : example.planned]?.isRight === true
    return {
      lead,
      right: judged.filter(isRight).length / judged.length,
      changed: changed.length / judged.length,
      mended: changed.filter(
        (each) => isRight(each) && !each.example.candidates[each.example.planned]?.isRight,
      ).length,
      broken: changed.filter(
        (each) => !isRight(each) && each.example.candidates[each.example.planned]?.isRight,
      ).length,
    }
  }),
)

if (values.write) {
  const all = fit(examples, start, options)
  const kept = [...names]
    .map(([name, id]): [string, number] => [name, Math.round((all[id] ?? 0) * 100) / 100])
    .filter(([, weight]) => Math.abs(weight) >= leastWeight)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(weightsFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}
