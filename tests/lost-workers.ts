import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import { z } from 'zod'

const folder = '.cache/results'
const file = `${folder}/lost-workers.json`
const startedChild = z.object({ process: z.custom<ChildProcess>() })

/**
 * Records test files interrupted because their worker process ended, and how it ended; Vitest
 * reports neither. `scripts/test.mjs` runs them once more.
 */
export function lostWorkers(): Reporter {
  const endings = new Set<string>()
  rmSync(file, { force: true })
  subscribe('child_process', (message) => {
    const child = startedChild.parse(message).process
    child.once('exit', (code, signal) => {
      // Vitest itself ends its workers with SIGTERM.
      if (code !== 0 && signal !== 'SIGTERM') endings.add(signal ?? `exit code ${code}`)
    })
  })
  return {
    onTestRunEnd(modules) {
      const files = modules.filter((module) => ['pending', 'queued'].includes(module.state()))
      if (files.length === 0) return
      mkdirSync(folder, { recursive: true })
      const lost = { files: files.map((module) => module.relativeModuleId), endings: [...endings] }
      writeFileSync(file, JSON.stringify(lost))
    },
  }
}
