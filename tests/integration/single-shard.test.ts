import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { personColumn, readDistribution } from '#server/db/distribution.ts'
import { quotedName } from '#server/db/quoted-name.ts'
import { arrived } from '#tests/watched-folder.ts'
import { openTestServer } from '#tests/server.ts'
import { closedToOwner, everyRoute } from './isolation-leaks.ts'
import { bringSecrets, deleteQuery, everythingOf } from './isolation.fixtures.ts'
import { recordStatements, type Recorded } from './recorded-statements.ts'

vi.setConfig({ testTimeout: 300_000 })

const shards = 4

/** Empty copies of the distributed tables, partitioned by person as Citus would distribute them. */
async function openShards(owner: pg.Client, tables: readonly string[]): Promise<void> {
  await owner.query('create schema shards')
  for (const table of tables) {
    const [name, original] = [`shards.${quotedName(table)}`, `trove.${quotedName(table)}`]
    await owner.query(
      `create table ${name} (like ${original} including defaults including generated)
       partition by hash (${personColumn})`,
    )
    const { rows } = await owner.query(
      `select pg_get_indexdef(x.indexrelid) as definition from pg_index x
       where x.indrelid = '${original}'::regclass and x.indisunique and ${personColumnOf('x')}`,
    )
    for (const { definition } of z.array(z.object({ definition: z.string() })).parse(rows))
      await owner.query(definition.replace(/INDEX \S+ ON \S+/, `INDEX ON ${name}`))
    for (let at = 0; at < shards; at += 1)
      await owner.query(
        `create table shards.${quotedName(`${table}#${at}`)} partition of ${name}
         for values with (modulus ${shards}, remainder ${at})`,
      )
  }
  await owner.query('set search_path to shards, trove')
}

const personColumnOf = (index: string) => `exists (
  select from pg_attribute a
  where a.attrelid = ${index}.indrelid and a.attname = '${personColumn}' and a.attnum = any(${index}.indkey)
)`

const endsSession = /logout|account\/browsers/
const readsRows = /^\s*(?:select|insert|update|delete|with)\b/i
const insertsRows = /^\s*insert into\s+\S+\s*\(([^)]*)\)/i

const changesRows = /^\s*(?:update|delete)\b/i

async function volatileFunctions(owner: pg.Client): Promise<Set<string>> {
  const { rows } = await owner.query(
    "select distinct proname::text as name from pg_proc where provolatile = 'v'",
  )
  return new Set(
    z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name),
  )
}

/** The partitions that PostgreSQL would read or change, as `documents#2`. */
async function partitionsOf(owner: pg.Client, { text, values }: Recorded): Promise<string[]> {
  const { rows } = await owner.query(`explain (format json, costs off) ${text}`, values)
  return [...JSON.stringify(rows).matchAll(/"Relation Name":"([^"]+#\d)"/g)].flatMap(
    ([, name]) => name ?? [],
  )
}

/** Whether a statement stays with one person: one partition of each table, the same of all. */
async function staysWithOnePerson(owner: pg.Client, statement: Recorded): Promise<boolean> {
  const partitions = new Set(await partitionsOf(owner, statement))
  const places = new Set([...partitions].map((name) => name.split('#')[1]))
  const columns = insertsRows.exec(statement.text)?.[1]
  return places.size <= 1 && (columns === undefined || columns.includes(personColumn))
}

test('every statement of the product about a person’s data stays on one shard', async () => {
  using app = recordStatements('trove_app')
  await using server = await openTestServer()
  const ada = await server.person('Ada')
  const ids = await bringSecrets(ada)
  expect((await arrived(ada)).waiting.count).toBe(1)
  await everythingOf(ada, ids)
  const calls = Object.entries(everyRoute).filter(([route]) => !endsSession.test(route))
  const removing = calls.filter(([route]) => route.startsWith('DELETE'))
  const others = calls.filter(([route]) => !route.startsWith('DELETE'))
  for (const [, [call]] of others) await call(ada, ids)
  await closedToOwner(ada, { ...ids, deletion: await deleteQuery(ada) })
  for (const [, [call]] of removing) await call(ada, ids)
  const statements = app.statements().filter(({ text }) => readsRows.test(text))
  expect(statements.length).toBeGreaterThan(150)

  const owner = new pg.Client(server.opened.connection)
  await owner.connect()
  try {
    const { distributed } = await readDistribution(owner)
    await openShards(owner, distributed)
    const everywhere: string[] = []
    for (const statement of statements)
      if (!(await staysWithOnePerson(owner, statement))) everywhere.push(statement.text)
    expect(everywhere).toEqual([])
    // A cluster refuses changes that could differ from server to server.
    const volatile = await volatileFunctions(owner)
    const changes = statements.filter(({ text }) => changesRows.test(text))
    expect(changes.length).toBeGreaterThan(20)
    const calledBy = ({ text }: Recorded) =>
      [...text.matchAll(/\b([a-z_0-9]+)\(/gi)].filter(([, name = '']) => volatile.has(name))
    expect(changes.filter((change) => calledBy(change).length > 0)).toEqual([])
  } finally {
    await owner.end()
  }
})
