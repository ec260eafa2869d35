import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ExitError } from './exit-error.ts'

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../server/backup/${name}.ts`, import.meta.url))

/** Backs up or restores like `npm run backup` and `npm run restore`. */
export async function runCommand(name: 'backup' | 'restore', file: string): Promise<void> {
  const child = spawn(process.execPath, [fileOf(name), file], { stdio: 'inherit' })
  const [code]: unknown[] = await once(child, 'exit')
  // The child has printed the reason.
  if (code !== 0)
    throw new ExitError('failed', `Nothing was ${name === 'backup' ? 'backed up' : 'restored'}.`)
}
