import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EmbeddedPostgres } from './embedded.ts'

/** How to reach the embedded PostgreSQL of another process, which tells its address in its lock file. */
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
