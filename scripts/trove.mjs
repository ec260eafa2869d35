#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { node24, root } from './paths.mjs'

/** Runs the command line on Node 24 from the packages, in the caller's folder. */
if (existsSync(node24)) {
  const args = [join(root, 'src', 'cli', 'main.ts'), ...process.argv.slice(2)]
  const child = spawn(node24, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
} else {
  console.error(`The packages are not installed. Run \`npm start\` in ${root} once.`)
  process.exitCode = 1
}
