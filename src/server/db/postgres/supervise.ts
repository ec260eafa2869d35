import type { ChildProcess } from 'node:child_process'

const restartAfterMs = 500

/** Starts it again whenever it ends by itself, as when the system kills it for its memory. */
export function supervise(first: ChildProcess, start: () => ChildProcess) {
  let child = first
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const watch = (): void => {
    child.stderr?.resume()
    child.once('exit', () => {
      // Ends the shell's other half, which would signal a process id that may be another's by then.
      child.stdin?.destroy()
      if (stopped) return
      timer = setTimeout(() => {
        child = start()
        watch()
      }, restartAfterMs)
    })
  }
  watch()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await end(child)
    },
  }
}

/** Ends a server as a stop of this program does, and waits until it is gone. */
export function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    if (process.platform === 'win32') child.kill()
    else child.stdin?.end()
  })
}
