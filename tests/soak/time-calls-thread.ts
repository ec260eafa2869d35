import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

const url = z.url().parse(workerData)
const times: number[] = []
let isStopped = false
parentPort?.once('message', () => {
  isStopped = true
})
while (!isStopped) {
  const startedAt = performance.now()
  // A failed call is as bad as one that never ends.
  const isAnswered = await fetch(url).then(
    async (answer) => (await answer.text(), answer.ok),
    () => false,
  )
  times.push(isAnswered ? performance.now() - startedAt : Infinity)
  await wait(100)
}
parentPort?.postMessage(times)
