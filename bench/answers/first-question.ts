import { setTimeout as wait } from 'node:timers/promises'
import { openSampleServer } from '../../evals/sample-person/server.ts'
import { machineFacts } from '../synthetic/synthetic.ts'

const question = 'How much did I spend on groceries last month?'

/** The first question of a person who has just loaded the sample, and the next one. */
async function firstAfter(pauseMs: number) {
  await using server = await openSampleServer()
  await wait(pauseMs)
  const timed = async () => {
    const started = performance.now()
    await server.ask(question)
    return Math.round(performance.now() - started)
  }
  return { firstMs: await timed(), nextMs: await timed() }
}

/** The first question of a new person: at once, and after the seconds it takes to type it. */
export async function runFirstQuestionBench() {
  return { atOnce: await firstAfter(0), afterFiveSeconds: await firstAfter(5_000) }
}

if (import.meta.main) console.log(machineFacts(), await runFirstQuestionBench())
