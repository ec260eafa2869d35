import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#server/db/postgres/embedded.ts'
import { startExternalPostgres } from './external-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner connection to the database server of this run. */
    postgres: { host: string; port: number; user: string; password: string; database: string }
  }
}

/** One database server for the whole run, in which each test opens its own databases. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-test-'))
  const external = project.name.includes('external')
  const server = external ? await startExternalPostgres(folder) : await startPostgres(folder)
  project.provide('postgres', server.connection)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
