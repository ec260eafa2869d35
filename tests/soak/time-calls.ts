import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Calls an address ten times a second until stopped, and returns the times in milliseconds. Calls
 * from its own thread, so that a busy test does not count as a slow server.
 */
export function timeCalls(url: string) {
  const thread = new Worker(new URL('time-calls-thread.ts', import.meta.url), { workerData: url })
  const result = once(thread, 'message').then(([times]: number[][]) => summary(times ?? []))
  // Stopping twice must not fail, nor stopping a thread that has failed.
  result.catch(() => {})
  return {
    stop() {
      thread.postMessage('stop')
      return result
    },
  }
}

function summary(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { calls: times.length, p50: at(0.5), p99: at(0.99), slowest: at(1) }
}
