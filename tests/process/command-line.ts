import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

type Given = { settings?: Record<string, string>; input?: string }

/** Runs `trove` as in a terminal; returns its exit code and its output by stream. */
export async function runTrove(args: readonly string[], { settings = {}, input = '' }: Given = {}) {
  const child = spawn(process.execPath, ['scripts/trove.mjs', ...args], {
    env: { PATH: process.env.PATH, ...settings },
  })
  child.stdin.end(input)
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: Number(code), out, err }
}
