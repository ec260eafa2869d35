import { Worker } from 'node:worker_threads'

const lookEveryMs = 1000

/**
 * Ends this process when its parent is gone, even while it hangs in a loop: the looping thread
 * cannot notice the lost connection, so another one checks.
 */
export function endWithParent(): void {
  const watch = `const parent = ${process.ppid}
    setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, ${lookEveryMs})`
  new Worker(watch, { eval: true, execArgv: [] }).unref()
}
