import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EmbeddedPostgres } from './embedded.ts'

/** Connection settings of another process's embedded PostgreSQL, from its lock file. */
export function runningConnection(folder: string): EmbeddedPostgres['connection'] {
  const lines = readFileSync(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
  const [, , , port = '', socketFolder = '', address = ''] = lines
  return {
    host: socketFolder === '' ? address : socketFolder,
    port: Number(port),
    user: 'trove_owner',
    password: readFileSync(path.join(folder, 'password'), 'utf8').trim(),
    database: 'postgres',
  }
}
