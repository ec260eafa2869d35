import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { childrenOf, pidsOf, processesOf } from '#tests/process/processes.ts'
import { startPostgres } from './embedded.ts'

test('a database that does not stop when told to is killed', { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trove-database-'))
  try {
    const database = await startPostgres(path.join(dataDir, 'postgres'))
    const postmasters = pidsOf('database', { pid: process.pid, dataDir })
    const [checkpointer] = postmasters.flatMap((pid) => childrenOf(pid, /checkpointer/))
    expect(checkpointer).toBeDefined()
    // A server has to write a checkpoint before it stops properly.
    process.kill(checkpointer ?? -1, 'SIGSTOP')
    await database.stop()
    expect(processesOf(path.join(dataDir, 'postgres'))).toEqual([])
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
