import type { ChildProcess } from 'node:child_process'

const restartAfterMs = 500

/**
 * Restarts the server whenever it ends by itself, such as when the system kills it for its memory.
 */
export function supervise(first: ChildProcess, start: () => ChildProcess) {
  let child = first
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const watch = (): void => {
    child.stderr?.resume()
    child.once('exit', () => {
      // Ends the shell's watcher, which would signal a process id that may have been reused.
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
      await stopServer(child)
    },
  }
}

/** Stops a server as this program does on exit, and waits until it is gone. */
export function stopServer(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    if (process.platform === 'win32') child.kill()
    else child.stdin?.end()
  })
}
