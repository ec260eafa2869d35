// Runs the benchmarks: those named as arguments, or all but the longest. They print figures and never
// fail.
import { runAskBench } from './answers/ask.ts'
import { runEmbeddingBench } from './search/embedding.ts'
import { runFirstQuestionBench } from './answers/first-question.ts'
import { runLargePersonBench } from './people/large-person.ts'
import { runManyPeopleBench } from './people/many-people.ts'
import { runImportBench } from './imports/items.ts'
import { runIngestBench } from './search/ingest.ts'
import { runLighthouseBench } from './server/lighthouse.ts'
import { runMailBench } from './mail/mail.ts'
import { runSearchBench } from './search/search.ts'
import { runMemoryBench } from './server/memory.ts'
import { runServerBench } from './server/server.ts'
import { machineFacts } from './synthetic/synthetic.ts'
import { runWorkspaceBench } from './answers/workspace.ts'

const benchmarks: Record<string, () => Promise<unknown>> = {
  ingest: runIngestBench,
  import: runImportBench,
  search: runSearchBench,
  ask: runAskBench,
  'first-question': runFirstQuestionBench,
  embedding: runEmbeddingBench,
  server: runServerBench,
  memory: runMemoryBench,
  mail: () => runMailBench(),
  workspace: runWorkspaceBench,
  lighthouse: () => runLighthouseBench(),
}

/** Each takes up to half an hour. */
const byNameOnly: Record<string, () => Promise<unknown>> = {
  'large-person': runLargePersonBench,
  'many-people': runManyPeopleBench,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benchmarks) && !(name in byNameOnly))
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}.`)
console.log(machineFacts())
for (const [name, run] of Object.entries({ ...benchmarks, ...byNameOnly })) {
  const isWanted = wanted.length === 0 ? name in benchmarks : wanted.includes(name)
  if (isWanted) console.log(name, await run())
}
