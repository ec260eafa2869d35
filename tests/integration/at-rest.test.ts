import { execFileSync } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import { findExternalPostgres } from '#tests/external-postgres.ts'
import { requirement } from '#tests/requirement.ts'
import { test, type TestServer } from '#tests/server.ts'

const rare = 'quixotryesque'
const needles = [rare, 'quixotr', 'hydrangeas', 'hydrangea', 'zephyrine', 'Zephyrine Fotheringay']

test('a document, its words, its name and the questions about it are nowhere readable', async ({
  server,
}) => {
  requirement('privacy.claim.credentials-encrypted')
  const browser = await server.person('Zephyrine Fotheringay')
  await browser.bring({
    [`${rare}-report.txt`]: `The ${rare} garden holds 41 hydrangeas.`,
    [`${rare}.csv`]: `plant,count\n${rare},41\nhydrangeas,7\n`,
    'garden.csv': 'hydrangea north,hydrangea south\n4,5\n6,7\n',
  })
  const asked = await browser.post('/api/ask', { question: `How many hydrangeas has ${rare}?` })
  expect(asked.status).toBe(200)
  expect(await asked.text()).toContain('41')
  const choice = { kind: 'column', table: 'garden', column: 'hydrangea_south' }
  const reading = { phrase: 'hydrangea', choice }
  await browser.post('/api/ask', { question: 'What is the total hydrangea?', reading })
  expect(await (await browser.get('/api/readings')).text()).toContain('hydrangea south')
  await expect.poll(() => vectorsOf(server), { timeout: 20_000 }).toBeGreaterThan(0)

  const dump = await dumpEverything(server)
  expect(dump.length).toBeGreaterThan(10_000)
  for (const needle of needles) {
    expect(dump.includes(Buffer.from(needle)), needle).toBe(false)
    const hex = Buffer.from(needle).toString('hex')
    expect(dump.includes(Buffer.from(hex)), `${needle} in hex`).toBe(false)
  }
  // The person's email address is allowed, and shows that the dump is complete.
  expect(dump.includes(Buffer.from(browser.email))).toBe(true)
  expect(server.logged.join('\n')).not.toContain(rare)
})

async function vectorsOf(server: TestServer): Promise<number> {
  return withOwner(server, async (owner) => {
    const { rows } = await owner.query<{ count: number }>(
      'select count(*)::int as count from trove.passage_vectors',
    )
    return rows[0]?.count ?? 0
  })
}

/** pg_dump if its version fits the server, otherwise every row of every table as text. */
async function dumpEverything(server: TestServer): Promise<Buffer> {
  const { connection } = server.opened
  const bin = findExternalPostgres()
  const version = await withOwner(server, async (owner) => {
    const { rows } = await owner.query<{ version: string }>(
      "select current_setting('server_version') as version",
    )
    return Number.parseInt(rows[0]?.version ?? '0', 10)
  })
  if (bin && version <= Number(path.basename(path.dirname(bin)))) {
    const env = { PGPASSWORD: connection.password, PATH: '/usr/bin:/bin' }
    const to = ['-h', connection.host, '-p', String(connection.port), '-U', connection.user]
    return execFileSync(path.join(bin, 'pg_dump'), [...to, connection.database], {
      env,
      maxBuffer: 1 << 28,
    })
  }
  return withOwner(server, async (owner) => {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('trove', 'trove_jobs')`,
    )
    const parts: string[] = []
    for (const { name } of tables) {
      const { rows } = await owner.query<{ text: string }>(`select t::text as text from ${name} t`)
      parts.push(...rows.map((row) => row.text))
    }
    return Buffer.from(parts.join('\n'))
  })
}

async function withOwner<T>(
  server: TestServer,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client(server.opened.connection)
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
