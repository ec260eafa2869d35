// Waits for a server to respond, then asks it one question. Its log contains the setup code for the
// first account.
import { readFileSync } from 'node:fs'
import { askOneQuestion } from './ask-one-question.mjs'

const START_LIMIT_MS = 120_000
const [url, log] = process.argv.slice(2)

const startedAt = Date.now()
while (!(await isHealthy())) {
  if (Date.now() - startedAt > START_LIMIT_MS) throw new Error('The server did not become healthy')
  await new Promise((resume) => setTimeout(resume, 250))
}
const [, setupCode] = /setup code: (\S+)/.exec(readFileSync(log, 'utf8')) ?? []
await askOneQuestion(url, setupCode)

async function isHealthy() {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}
