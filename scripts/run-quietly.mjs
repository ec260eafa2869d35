import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

const KEPT_CHARACTERS = 20_000

/** Runs a command silently; if it fails, throws with the end of its output. */
export function runQuietly(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-KEPT_CHARACTERS)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${output.trim()}\n${command} ended with ${signal ?? code}`))
    })
  })
}
