/**
 * Checks the order of the server's folders: a folder imports only from those above it in the list,
 * types included. Code that two folders share belongs in a lower one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** From the bottom up. */
const server = [
  'errors.ts',
  'ids.ts',
  'version.ts',
  'loopback.ts',
  'local-addresses.ts',
  'lists.ts',
  'process-role.ts',
  'concurrency',
  'tracing',
  'objects',
  'settings',
  'config.ts',
  'http',
  'db',
  'vault',
  'mail',
  'translation',
  'models',
  'speech',
  'accounts',
  'api-keys',
  'assistants',
  'quotas',
  'html',
  'merchants',
  'search',
  'ingestion',
  'connectors',
  'records',
  'import-worker',
  'oauth',
  'usage',
  'jobs',
  'deletions',
  'sources',
  'documents',
  'watching',
  'people',
  'money',
  'workspace',
  'timeline',
  'answers',
  'chat',
  'queries',
  'today',
  'recap',
  'health',
  'threads',
  'screens.ts',
  'admin',
  'backup',
  'demo',
  'export',
  'onboarding',
  'gathering.ts',
  'answering.ts',
  'services.ts',
  'api',
  'mcp',
  'operations',
  'job-handlers.ts',
  'app.ts',
  'start-failure.ts',
  'main.ts',
]
/** Subfolders of `sources`; the folder's own files are exempt. */
const sources = ['files', 'reading', 'storing', 'runs']

const root = path.join(import.meta.dirname, '../src/server')
const isTest = /\.test\.ts$|fixtures?\.ts$|-suite\.ts$|contract-cases?\.ts$/
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !isTest.test(file))

const imports = /^(import|export)( type)?\b[^;']*?from '((?:#server\/|\.)[^']+)'/gm

/** The target of a relative or `#server` import, relative to the server's folder. */
const target = (file: string, specifier: string): string =>
  specifier.startsWith('#server/')
    ? specifier.slice('#server/'.length)
    : path.posix.join(path.posix.dirname(file), specifier)

const wrong: string[] = []

function check(order: readonly string[], from: string, to: string, label: string): void {
  const [own, other] = [order.indexOf(from), order.indexOf(to)]
  if (own < 0 || other < 0) wrong.push(`${label}: not in the order of folders`)
  else if (other > own) wrong.push(`${label}: ${to} stands above ${from}`)
}

for (const file of files) {
  const text = readFileSync(path.join(root, file), 'utf8')
  for (const [, , type, specifier = ''] of text.matchAll(imports)) {
    const to = target(file, specifier)
    const [folder = '', room = ''] = file.split('/')
    const [otherFolder = '', otherRoom = ''] = to.split('/')
    if (to.startsWith('..')) continue
    // Everything may import the type of the services.
    if (to === 'services.ts' && type) continue
    const label = `${file} → ${to}`
    if (folder !== otherFolder) check(server, folder, otherFolder, label)
    else if (folder === 'sources' && sources.includes(room) && sources.includes(otherRoom)) {
      check(sources, room, otherRoom, label)
    }
  }
}

// Two concurrent changes may have taken the same number.
const migrations = readdirSync(path.join(root, 'db/migrations')).map((file) => file.slice(0, 4))
for (const number of new Set(migrations)) {
  if (migrations.indexOf(number) !== migrations.lastIndexOf(number)) {
    wrong.push(`db/migrations: two have the number ${number}`)
  }
}

for (const line of wrong) console.error(line)
if (wrong.length > 0) process.exit(1)
