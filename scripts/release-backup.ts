// Saves the data of this release for the tests of later ones: tests/upgrades/VERSION.backup.
//   node scripts/release-backup.ts
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { version } from '#server/version.ts'
import { startServer } from '#tests/e2e/server.ts'
import { openHttpSession } from '#tests/http-session.ts'
import { runBackupCommand } from '#tests/process/backup-command.ts'
import { fillWithData, passphrase } from '#tests/upgrades/release-person.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'trove-release-'))
const dataDir = path.join(root, 'data')
const file = path.resolve('tests/upgrades', `${version}.backup`)
try {
  const server = await startServer({ TROVE_DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  try {
    await fillWithData(openHttpSession(server.url))
    const { code, text } = await runBackupCommand('backup', { file, dataDir, passphrase })
    console.log(text.trim())
    process.exitCode = code
  } finally {
    await server.stop()
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}
