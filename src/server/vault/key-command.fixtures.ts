import { execFile } from 'node:child_process'
import path from 'node:path'

type Ran = { code: number; out: string; err: string }

/** Runs one of the two commands as an operator would. */
export function run(
  command: 'key-check' | 'key-rotate',
  env: Record<string, string>,
): Promise<Ran> {
  const script = path.join(import.meta.dirname, `${command}.ts`)
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script], { env }, (error, out, err) => {
      resolve({ code: error ? (child.exitCode ?? 1) : 0, out, err })
    })
  })
}
