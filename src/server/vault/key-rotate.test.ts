import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { connectDatabase } from '#server/db/connect.ts'
import { users } from '#server/db/tables.ts'
import { run } from './key-command.fixtures.ts'
import { masterKeyFile, readMasterKey } from './master-key.ts'
import { createVault } from './vault.ts'

// Each test starts several programs, and some a database server.
vi.setConfig({ testTimeout: 120_000 })

/** A data folder with an embedded database. */
function makeFolder() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trove-keys-'))
  const config = { databaseUrl: undefined, dataDir }
  async function withVault<T>(work: (vault: ReturnType<typeof createVault>) => Promise<T>) {
    const connected = await connectDatabase(config)
    const { db } = connected
    try {
      const master = readMasterKey(undefined, dataDir, false)
      const vault = createVault({ db, master })
      if ((await db.auth.$count(users)) === 0) {
        await db.auth.insert(users).values({ id: 'ada', email: 'ada@example.org' })
        await vault.create('ada')
      }
      return await work(vault)
    } finally {
      await connected.close()
    }
  }
  return {
    dataDir,
    env: { TROVE_DATA_DIR: dataDir },
    withVault,
    keys: () => withVault((vault) => vault.keysOf('ada')),
    keyFiles: () => readdirSync(path.dirname(masterKeyFile(dataDir))).toSorted(),
    [Symbol.dispose]: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

test('the key file is replaced by a new one, and the old one is kept', async () => {
  using folder = makeFolder()
  expect(await run('key-rotate', folder.env)).toMatchObject({ code: 1 })
  const keys = await folder.keys()
  const old = readFileSync(masterKeyFile(folder.dataDir), 'utf8')
  const rotated = await run('key-rotate', folder.env)
  expect(rotated).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Keys wrapped by the new master key \([0-9a-f]{16}\): 1\./),
  })
  const [present, kept = ''] = folder.keyFiles()
  expect([present, kept]).toEqual(['master.key', expect.stringMatching(/^master\.key\.old-20/)])
  const pathOf = (name: string) => path.join(path.dirname(masterKeyFile(folder.dataDir)), name)
  expect(readFileSync(pathOf(kept), 'utf8')).toBe(old)
  expect(readFileSync(pathOf('master.key'), 'utf8')).not.toBe(old)
  expect(folder.keyFiles().map((name) => statSync(pathOf(name)).mode & 0o777)).toEqual([
    0o600, 0o600,
  ])
  expect(await folder.keys()).toEqual(keys)
  expect((await run('key-check', folder.env)).code).toBe(0)
})

test('a rotation interrupted before the key file was replaced is completed', async () => {
  using folder = makeFolder()
  const keys = await folder.keys()
  await run('key-rotate', folder.env)
  const file = masterKeyFile(folder.dataDir)
  const [, kept = ''] = folder.keyFiles()
  // As after a crash: the keys are wrapped again, but the old key file is still in place.
  renameSync(file, `${file}.new`)
  renameSync(path.join(path.dirname(file), kept), file)
  expect(await run('key-check', folder.env)).toMatchObject({
    code: 1,
    err: expect.stringContaining('`npm run key:rotate` finishes it.'),
  })
  expect((await run('key-rotate', folder.env)).code).toBe(0)
  expect(await folder.keys()).toEqual(keys)
})

test('nothing is rotated while Trove uses the folder', async () => {
  using folder = makeFolder()
  const ran = await folder.withVault(() => run('key-rotate', folder.env))
  expect(ran.code).toBe(1)
  expect(ran.err).toContain('Another Trove is already running on the data folder')
})
