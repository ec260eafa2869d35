// Runs the benchmarks: all of them, or those named as arguments. They print figures and never fail.
import { runAskBench } from './ask.ts'
import { runEmbeddingBench } from './embedding.ts'
import { runFirstQuestionBench } from './first-question.ts'
import { runImportBench } from './import.ts'
import { runIngestBench } from './ingest.ts'
import { runLighthouseBench } from './lighthouse.ts'
import { runMailBench } from './mail.ts'
import { runSearchBench } from './search.ts'
import { runServerBench } from './server.ts'
import { machineFacts } from './synthetic.ts'
import { runWorkspaceBench } from './workspace.ts'

const benchmarks: Record<string, () => Promise<unknown>> = {
  ingest: runIngestBench,
  import: runImportBench,
  search: runSearchBench,
  ask: runAskBench,
  'first-question': runFirstQuestionBench,
  embedding: runEmbeddingBench,
  server: runServerBench,
  mail: () => runMailBench(),
  workspace: runWorkspaceBench,
  lighthouse: () => runLighthouseBench(),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benchmarks))
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}.`)
console.log(machineFacts())
for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted.length === 0 || wanted.includes(name)) console.log(name, await run())
}
