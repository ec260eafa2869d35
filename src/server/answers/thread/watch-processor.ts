import type { Worker } from 'node:worker_threads'
import { nobody, readTurn } from './processor-meter.ts'

const everyMs = 50

/**
 * Watches from outside how much processor time the thread has used for its current call, and ends
 * the thread when the limit is exceeded: a loop cannot be interrupted from within. Returns a
 * function that stops the watch.
 */
export function watchProcessor(
  worker: Worker,
  memory: SharedArrayBuffer,
  onOver: (call: number) => void,
): () => void {
  let looking = false
  async function look(): Promise<void> {
    const turn = readTurn(memory)
    if (!turn || turn.call === nobody || looking) return
    looking = true
    try {
      const { user, system } = await worker.cpuUsage()
      const usedMs = turn.usedMs + (user + system) / 1000 - turn.startedAtMs
      const now = readTurn(memory)
      const isSame = now?.call === turn.call && now.startedAtMs === turn.startedAtMs
      if (isSame && usedMs > turn.limitMs) onOver(turn.call)
    } catch {
      // The thread ended in the meantime.
      stop()
    } finally {
      looking = false
    }
  }
  const timer = setInterval(() => void look(), everyMs).unref()
  const stop = () => clearInterval(timer)
  worker.once('exit', stop)
  return stop
}
