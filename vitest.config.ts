import { defineConfig } from 'vitest/config'
import { lostWorkers } from './tests/lost-workers.ts'
import { findExternalPostgres } from './tests/external-postgres.ts'

const common = {
  setupFiles: ['tests/setup.ts'],
  globalSetup: ['tests/global-setup.ts'],
  env: { TZ: 'UTC' },
  pool: 'forks' as const,
  testTimeout: 60_000,
  hookTimeout: 60_000,
}
/** Tests that open a database. */
const integration = ['src/server/**/*.db.test.ts', 'tests/integration/**/*.test.ts']
/**
 * Tests that another version or configuration of PostgreSQL may fail: they run again on the
 * machine's own, if it has one.
 */
const ofAnyPostgres = [
  'src/server/**/*.db.test.ts',
  'tests/integration/{at-rest,documents,isolation,row-level-security,source-runs}.test.ts',
]
const database = {
  ...common,
  include: integration,
  // Each test has its own database; loading the application again for each file would double the
  // time.
  isolate: false,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', lostWorkers(), ['json', { outputFile: '.cache/results/vitest.json' }]],
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'evals/**/*.test.ts'],
          exclude: integration,
          globalSetup: [],
        },
      },
      { test: { ...database, name: 'embedded database' } },
      {
        test: {
          ...common,
          name: 'server process',
          include: ['tests/process/**/*.test.ts'],
          globalSetup: [],
          testTimeout: 120_000,
        },
      },
      ...(findExternalPostgres()
        ? [{ test: { ...database, include: ofAnyPostgres, name: 'external database' } }]
        : []),
    ],
  },
})
