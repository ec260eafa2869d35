import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Config } from '#server/config.ts'

/** From the setting, else typed without echo. */
export async function askPassphrase({ backupPassphrase }: Config): Promise<string> {
  if (backupPassphrase !== undefined) return backupPassphrase
  if (!process.stdin.isTTY) {
    throw new Error('Set TROVE_BACKUP_PASSPHRASE, or run this in a terminal to be asked for it.')
  }
  process.stderr.write('Passphrase of the backup: ')
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
