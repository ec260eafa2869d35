import { symmetricDecrypt } from 'better-auth/crypto'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { deriveAuthSecret } from '#server/vault/auth-secret.ts'
import { parseMasterKey, type MasterKey } from '#server/vault/master-key.ts'
import { rewrapKeys } from '#server/vault/person-keys.ts'
import { open } from '#server/vault/seal.ts'
import { createVault, type Vault } from '#server/vault/vault.ts'
import { knownMediaTypes } from '#shared/file-types.ts'
import { openTestServer } from '#tests/server.ts'
import { fill, passing } from './sealed.fixtures.ts'
import { columnRules, type Rule, type StoredRow } from './stored-columns.ts'

type Value = { column: string; rule: Rule; value: unknown; row: StoredRow }

/** Columns whose type can contain text or bytes, as `table.column`. */
async function readColumns(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'trove' and table_type = 'BASE TABLE' and table_name <> 'migrations'
       and udt_name not in ('int2', 'int4', 'int8', 'float4', 'float8', 'bool', 'timestamptz', 'date')`,
  )
  return rows.map(({ name }) => name)
}

/** The values of these columns in all rows. */
async function readValues(owner: pg.Client): Promise<Value[]> {
  const columns = Object.entries(columnRules)
  const found: Value[] = []
  for (const table of new Set(columns.map(([name]) => name.split('.')[0] ?? ''))) {
    const { rows } = await owner.query<StoredRow>(`select * from trove.${table}`)
    for (const [column, rule] of columns) {
      const [of, name = ''] = column.split('.')
      if (of !== table) continue
      found.push(...rows.map((row) => ({ column, rule, value: row[name], row })))
    }
  }
  return found.filter(({ value }) => value !== null && value !== '')
}

const ownAddress = /^[\w.]+@(example\.org|guest\.invalid)$/

/** Numbers, meaningless ids, and the account's email address, also as JSON. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isPlain)
  const text = String(value)
  if (text.startsWith('{')) return isPlain(JSON.parse(text))
  return /^[\w-]{0,64}$/.test(text) || ownAddress.test(text)
}

const isKeyed = (value: unknown): boolean => {
  if (Buffer.isBuffer(value)) return value.length >= 16
  if (Array.isArray(value)) return value.every((part) => /^-?\d+$/.test(String(part)))
  return /^[\w:.+/=-]{16,}$/.test(String(value))
}

const asBytes = (value: unknown) =>
  Buffer.isBuffer(value) ? value : Buffer.from(String(value), 'base64')

async function isAsItSays({ column, rule, value, row }: Value, vault: Vault, master: MasterKey) {
  if (typeof rule === 'object') {
    const [table = ''] = column.split('.')
    const userId = String(row['user_id'])
    const keys = await vault.keysOf(userId)
    // It cannot be opened for another row, person or table.
    open(keys[rule.sealed], { table, id: rule.id(row), userId }, asBytes(value))
    return true
  }
  switch (rule) {
    case 'master':
      return (await symmetricDecrypt({ key: deriveAuthSecret(master), data: String(value) })) !== ''
    case 'nothing':
      return false
    case 'word':
      return [value]
        .flat()
        .every((word) => /^[\w./+,-]{1,100}$/.test(String(word).replace(/^{|}$/g, '')))
    case 'media type':
      return knownMediaTypes.has(String(value))
    case 'id':
      return /^[\w-]{1,64}$/.test(String(value))
    case 'keyed':
      return isKeyed(value)
    case 'numbers':
      return isPlain(value)
    case 'sentence':
      return /^[A-Z][\w ,.()-]{1,200}$/.test(String(value))
    case 'email':
      return ownAddress.test(String(value))
  }
}

/** The values that break the rule of their column. */
async function findWrong(values: readonly Value[], vault: Vault, master: MasterKey) {
  const wrong: string[] = []
  for (const value of values) {
    const isRight = await isAsItSays(value, vault, master).catch(() => false)
    if (!isRight) wrong.push(`${value.column}: ${String(value.value).slice(0, 60)}`)
  }
  return wrong
}

test(
  'every column has a rule, sealed values open only in their own row, and all still do after a change of the master key',
  { timeout: 120_000 },
  async () => {
    await using server = await openTestServer({ GOOGLE_ISSUER: 'http://127.0.0.1:1' })
    const owner = new pg.Client(server.opened.connection)
    await owner.connect()
    try {
      expect((await readColumns(owner)).toSorted()).toEqual(Object.keys(columnRules).toSorted())
      await fill(server)
      const values = await readValues(owner)
      // Two sealed values of a person bound to the same place could be swapped.
      const places = values.flatMap(({ column, rule, row }) =>
        typeof rule === 'object' ? [`${column} ${rule.id(row)} ${String(row['user_id'])}`] : [],
      )
      expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
      const filled = new Set(values.map(({ column }) => column))
      const empty = Object.entries(columnRules)
        .filter(([column, rule]) => rule !== 'nothing' && !filled.has(column))
        .map(([column]) => column)
      expect(empty.filter((column) => !passing.includes(column))).toEqual([])
      expect(await findWrong(values, server.services.vault, server.master)).toEqual([])

      const next = parseMasterKey(randomBytes(32).toString('base64'), 'test')
      await rewrapKeys(owner, { from: [server.master], to: next })
      const later = await readValues(owner)
      const vault = createVault({ db: server.opened.db, master: next })
      expect(await findWrong(later, vault, next)).toEqual([])
      expect(
        await findWrong(
          later,
          createVault({ db: server.opened.db, master: server.master }),
          server.master,
        ),
      ).not.toEqual([])
    } finally {
      await owner.end()
    }
  },
)
