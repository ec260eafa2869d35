import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '#tests/e2e/server.ts'
import { openHttpSession } from '#tests/http-session.ts'
import { missingData, passphrase } from '#tests/upgrades/release-person.ts'
import { runBackupCommand } from './backup-command.ts'

const folder = path.join(import.meta.dirname, '../upgrades')
const backups = readdirSync(folder).filter((name) => name.endsWith('.backup'))

test('every release has left its data', () => {
  expect(backups).toContain('0.1.0.backup')
})

test.each(backups)(
  'data of %s is complete after the upgrade, and gives the same answers',
  { timeout: 180_000 },
  async (name) => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'trove-upgrade-'))
    const dataDir = path.join(root, 'data')
    try {
      const given = { file: path.join(folder, name), dataDir, passphrase }
      expect(await runBackupCommand('restore', given)).toMatchObject({ code: 0 })
      const server = await startServer({ TROVE_DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
      try {
        expect(await missingData(openHttpSession(server.url))).toEqual([])
      } finally {
        await server.stop()
      }
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  },
)
