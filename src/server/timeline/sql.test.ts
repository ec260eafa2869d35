import { expect, test } from 'vitest'
import { rowsOf } from '#server/records/record-kind.ts'
import { recordKindOf, recordKinds, valueOf } from '#server/records/record-kinds.ts'
import { mailItem, messageItem, rowItems } from '#server/records/records.fixtures.ts'
import type { CatalogTable } from '#server/workspace/catalog.ts'
import { openDatabase } from '#server/workspace/database.ts'
import { groupsOf, groupsSql } from './read-groups.ts'
import { daysSql, entriesSql, type Part } from './sql.ts'

/** Tables of every kind with one row each. */
async function everyTable(timeZone: string) {
  const database = await openDatabase({ memoryMb: 256, threads: 1 })
  const tables: CatalogTable[] = []
  for (const { table: name, columns } of Object.values(recordKinds)) {
    await database.create({ name, columns: columns.map((column) => ({ ...column })) })
    const rest = { documentId: '', documentName: '', sheet: '', rows: 1, firstRow: 1, lastRow: 1 }
    tables.push({ name, records: true, ...rest, columns: [] })
  }
  const items = [...rowItems, mailItem('mail'), messageItem('message')]
  for (const [index, item] of items.entries()) {
    const kind = recordKindOf(item.kind)
    if (kind === undefined || item.kind === 'file') continue
    const rows = rowsOf(kind, valueOf(item), timeZone)
    const shape = { name: kind.table, columns: [...kind.columns] }
    await database.append(
      shape,
      rows,
      rows.map(() => index),
    )
  }
  const connection = await database.connect()
  const asked = { maxRows: 1_000, maxCharacters: 1_000_000 }
  return async (part: Part) => {
    const entries = entriesSql({ version: '1', tables }, part) ?? ''
    const { rows } = await database.query(connection, { sql: groupsSql(entries), ...asked })
    const sql = daysSql(entries, '2030-01-01', 1_000)
    const days = await database.query(connection, { sql, ...asked })
    return { groups: groupsOf(rows), days: days.rows.length }
  }
}

test('every kind of record with a date is in the timeline, through allowed statements', async () => {
  const read = await everyTable('America/New_York')
  const { groups, days } = await read({})
  const titles = groups.map(({ day, group: { kind, entries } }) =>
    [day, entries[0]?.time, kind, entries[0]?.title].join(' '),
  )
  expect(titles.toSorted()).toEqual([
    '2001-01-01  health_entry Penicillin',
    '2021-03-04  contact Mira Castellan',
    '2024-01-01  medication Levothyroxine',
    '2024-05-06 03:08 post The tern has come back to the island',
    '2025-03-04 14:05 message Shall we meet at the lighthouse?',
    '2025-11-12  lab Ferritin',
    '2026-01-01  note Packing list',
    '2026-01-02 15:00 activity How to prune quinces',
    '2026-02-03  book The Overgrown Wall',
    '2026-02-03  metric sessions Norway',
    '2026-02-03  trade buy World Index',
    '2026-02-03 05:00 order Trowel of ash wood',
    '2026-02-03 05:00 play Marsh Harrier',
    '2026-02-12 04:30 email Harvest',
    '2026-03-01 04:00 event Chimney sweep',
    '2026-04-02  transaction Blue Door Coffee',
    '2026-05-04  vitals heart rate',
    '2026-06-07 06:00 workout Running',
  ])
  expect(days).toBe(new Set(groups.map(({ day }) => day)).size)
})

test("a single person's timeline has the records that name them, by any of their names", async () => {
  const read = await everyTable('UTC')
  const person = { name: 'Omar Haddad', calls: ['omar'] }
  const { groups } = await read({ person })
  expect(groups.map(({ group }) => group.entries[0]?.title)).toEqual(['Chimney sweep'])
})
