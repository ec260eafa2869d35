import { expect, test, vi } from 'vitest'
import { openTestVault } from '#tests/database.ts'
import type { DeletedItem, Item } from '#server/connectors/connector.ts'
import type { Event } from '#server/connectors/kinds/event.ts'
import { createDocumentStore } from '#server/documents/store.ts'
import { storeRecords } from '#server/ingestion/records.ts'
import {
  contactItem,
  fileItem,
  mailItem,
  messageItem,
  rowItems,
  transactionItem,
} from '#server/records/records.fixtures.ts'
import { itemKinds, recordKinds } from '#server/records/record-kinds.ts'
import { sourceRow } from '#server/sources/source-row.fixtures.ts'
import { storeItems } from '#server/sources/storing/store-items.ts'
import { dataSources } from '#server/sources/tables.ts'
import { createWorkspaceSource } from './load.ts'
import { createWorkspaces } from './workspace.ts'

vi.setConfig({ testTimeout: 60_000 })

const log = { info: () => undefined, warn: () => undefined }

/** Ada's sources and her workspace. */
async function openSources() {
  const opened = await openTestVault()
  const { db, vault } = opened
  const keys = await vault.keysOf('ada')
  for (const id of ['src_1', 'src_2']) {
    await db.asUser('ada', (tx) =>
      tx.insert(dataSources).values(sourceRow(keys, { userId: 'ada', id, type: 'google' })),
    )
  }
  const source = createWorkspaceSource({ db, vault })
  let loaded = 0
  const counting = {
    ...source,
    async *load(userId: string, since: number, timeZone: string) {
      for await (const record of source.load(userId, since, timeZone)) {
        if (record.kind === 'records') loaded += record.ids.length
        yield record
      }
    },
  }
  const workspaces = createWorkspaces({ source: counting, log })
  return {
    ...opened,
    workspaces,
    store: (items: Item[], gone: DeletedItem[] = [], sourceId = 'src_1') =>
      db.asUser('ada', (tx) =>
        storeItems(tx, keys, { userId: 'ada', sourceId, type: 'google' }, items, gone),
      ),
    query: async (sql: string, timeZone?: string) =>
      (await workspaces.query('ada', sql, { timeZone })).rows,
    tables: async () => (await workspaces.catalog('ada')).tables,
    /** Number of records read since the last call. */
    takeLoaded: () => {
      const count = loaded
      loaded = 0
      return count
    },
    async [Symbol.asyncDispose]() {
      await workspaces.close()
      await opened[Symbol.asyncDispose]()
    },
  }
}

const emptyEvent: Event = {
  service: 'Calendar',
  calendar: '',
  title: '',
  start: '',
  end: '',
  allDay: false,
  location: '',
  description: '',
  organiser: '',
  attendees: [],
  status: '',
}
const oneOfEach = [...rowItems, mailItem('m1'), messageItem('c1'), fileItem('f1', 'Leek soup')]

test('records of every kind have a table with plain names', async () => {
  await using sources = await openSources()
  await sources.store(oneOfEach)
  const tables = await sources.tables()
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    itemKinds.map((kind) => recordKinds[kind].table).toSorted(),
  )
  for (const kind of itemKinds) {
    const { table, columns } = recordKinds[kind]
    // Without quotation marks, as people and language models write them.
    const names = columns.map(({ name }) => name).join(', ')
    expect(await sources.query(`SELECT ${names} FROM ${table}`)).not.toEqual([])
  }
  expect(
    await sources.query('SELECT date, from_name, from_address, direction, unread FROM emails'),
  ).toEqual([['2026-02-12T09:30:00', 'Bea Gardner', 'bea@example.org', 'received', false]])
  expect(await sources.query('SELECT date, chat, sender_name, service FROM messages')).toEqual([
    ['2025-03-04T14:05:09', 'Ada and Dana', 'Dana', 'WhatsApp'],
  ])
  expect(await sources.query('SELECT date, name, value, unit FROM vitals ORDER BY date')).toEqual([
    ['2026-05-04T08:00:00', 'heart rate', 60, 'count/min'],
    ['2026-05-04T09:00:00', 'heart rate', 90, 'count/min'],
  ])
  expect(await sources.query('SELECT name, folder, type, attached FROM files')).toEqual([
    ['Recipe.txt', 'Kitchen/Soups', 'txt', false],
  ])
  const prose = tables.flatMap(({ columns }) => columns.filter(({ name }) => name === 'text'))
  expect(prose.every(({ values }) => values.length === 0 || values[0] === 'Leek soup')).toBe(true)
})

test('times are in the time zone in which the person asks, days and times without a zone as written', async () => {
  await using sources = await openSources()
  const event = (key: string, given: Partial<Event>): Item => ({
    kind: 'event',
    key,
    event: { ...emptyEvent, title: key, ...given },
  })
  await sources.store([
    mailItem('m1', { date: '2026-07-01T03:30:00.000Z' }),
    messageItem('c1', { local: '2026-07-01T03:30:00' }),
    messageItem('c2', { local: '2026-07-01T03:30:00', at: '2026-07-01T03:30:00Z' }),
    event('Landing', { start: '2026-03-19T02:40:00+00:00', end: '2026-03-19T03:00:00Z' }),
    event('Concert', { start: '2026-07-02T00:00:00Z' }),
    event('Fair', { start: '2026-07-03', allDay: true }),
    event('Typed', { start: '2026-07-04T09:00:00Z', timeIsLocal: true }),
  ])
  const times = `SELECT date AS moment FROM emails UNION ALL SELECT date FROM messages
    UNION ALL SELECT start FROM events UNION ALL SELECT finish FROM events WHERE finish IS NOT NULL
    ORDER BY moment`
  const read = async (timeZone?: string) =>
    (await sources.query(times, timeZone)).map(([moment]) => moment)
  const inNewYork = [
    '2026-03-18T22:40:00',
    '2026-03-18T23:00:00',
    '2026-06-30T23:30:00',
    '2026-06-30T23:30:00',
    '2026-07-01T03:30:00',
    '2026-07-01T20:00:00',
    '2026-07-03T00:00:00',
    '2026-07-04T09:00:00',
  ]
  expect(await read('America/New_York')).toEqual(inNewYork)
  expect((await read('Asia/Tokyo'))[0]).toBe('2026-03-19T11:40:00')
  for (const none of [undefined, 'nowhere', 'UTC'])
    expect((await read(none))[0]).toBe('2026-03-19T02:40:00')
})

test('two devices in different zones that ask at the same time each get their own times', async () => {
  await using sources = await openSources()
  await sources.store([mailItem('m1', { date: '2026-07-01T03:30:00.000Z' })])
  const turns = Array.from({ length: 12 }, (_, turn) =>
    turn % 2 === 0
      ? { zone: 'America/New_York', local: '2026-06-30T23:30:00' }
      : { zone: 'Asia/Tokyo', local: '2026-07-01T12:30:00' },
  )
  const asked = turns.map(async ({ zone }) => {
    const { timeZone } = await sources.workspaces.catalog('ada', zone)
    const [row] = await sources.query('SELECT date FROM emails', timeZone)
    return row?.[0]
  })
  expect(await Promise.all(asked)).toEqual(turns.map(({ local }) => local))
  expect(sources.takeLoaded()).toBe(2)
})

test('changed and deleted records are updated without reading the others again', async () => {
  await using sources = await openSources()
  const contacts = ['Ann', 'Bob', 'Cem'].map((name) => contactItem(name))
  await sources.store([...contacts, mailItem('m1', { labels: ['Inbox', 'Unread'] })])
  const names = 'SELECT name FROM contacts ORDER BY name'
  expect(await sources.query(names)).toEqual([['Ann'], ['Bob'], ['Cem']])
  expect(await sources.query('SELECT count(*) FROM emails WHERE unread')).toEqual([[1]])
  expect(sources.takeLoaded()).toBe(4)

  await sources.store(
    [contactItem('Bob', 'Bert'), mailItem('m1')],
    [{ kind: 'contact', key: 'Cem' }],
  )
  expect(await sources.query(names)).toEqual([['Ann'], ['Bert']])
  expect(await sources.query('SELECT count(*) FROM emails WHERE unread')).toEqual([[0]])
  expect(sources.takeLoaded()).toBe(2)

  await sources.workspaces.drop('ada')
  expect(await sources.query(names)).toEqual([['Ann'], ['Bert']])
})

test('transactions of all sources are in one table, and only those in one currency are added up', async () => {
  await using sources = await openSources()
  await sources.store([transactionItem('a', { cents: -450 })])
  await sources.store([transactionItem('b', { cents: -550 })], [], 'src_2')
  expect(await sources.tables()).toMatchObject([
    { name: 'transactions', documentName: 'Transactions', rows: 2, records: true },
  ])
  await sources.store([transactionItem('c', { cents: -900, currency: 'EUR' })])
  const tables = await sources.tables()
  expect(
    tables.map(({ name, documentName, columns }) => [
      name,
      documentName,
      columns.find((column) => column.name === 'amount')?.unit,
    ]),
  ).toEqual([
    ['transactions_usd', 'Transactions', 'USD'],
    ['transactions_eur', 'Transactions EUR', 'EUR'],
  ])
  expect(await sources.query('SELECT sum(amount) FROM transactions_usd')).toEqual([[-10]])
  expect(
    await sources.query('SELECT currency, sum(amount) FROM transactions GROUP BY 1 ORDER BY 1'),
  ).toEqual([
    ['EUR', -9],
    ['USD', -10],
  ])
})

test('rows lead back to the documents and rows they were read from', async () => {
  await using sources = await openSources()
  const ofMonth = (month: number) => ({ local: `2025-0${month}-01T10:00:00` })
  await sources.store([
    ...[1, 2, 3].map((n) => transactionItem(`a${n}`)),
    transactionItem('e', { currency: 'EUR' }),
    messageItem('c1', ofMonth(3)),
    messageItem('c2', ofMonth(4)),
  ])
  const idsOf = async (sql: string) => (await sources.query(sql)).map(([id]) => Number(id))
  const money = await idsOf('SELECT _row FROM transactions ORDER BY _row')
  const places = await sources.workspaces.places('ada', money, 4)
  expect(places.map(({ documentName, rows }) => [documentName, rows.length])).toEqual([
    ['Transactions', 3],
    ['Transactions EUR', 1],
  ])
  expect(places[0]?.rows[2]).toEqual({
    id: money[2],
    locator: { kind: 'cells', sheet: 'Transactions', range: 'A4:F4' },
  })
  const rowIds = await idsOf('SELECT _row FROM messages ORDER BY _row')
  expect(
    (await sources.workspaces.places('ada', rowIds, 4)).map(({ documentName }) => documentName),
  ).toEqual(['Ada and Dana, March 2025', 'Ada and Dana, April 2025'])
  expect(await sources.workspaces.places('ben', money, 4)).toEqual([])
})

test('a sheet named like a table of records is renamed', async () => {
  await using sources = await openSources()
  const { db, vault } = sources
  const documents = createDocumentStore({ db, vault })
  const file = { name: 'contacts.csv', mimeType: 'text/csv', bytes: Buffer.from('x') }
  await documents.add('ada', 'doc_own', file)
  const owner = { userId: 'ada', documentId: 'doc_own', documentName: file.name }
  const keys = await vault.keysOf('ada')
  const columns = [{ name: 'Nickname', type: 'text' as const }]
  await db.asUser('ada', (tx) =>
    storeRecords(tx, keys, owner, {
      kind: 'sheets',
      language: 'en',
      blocks: [],
      grids: [],
      tables: [{ sheet: '', range: 'A1:A2', columns, rows: [['Bee']], rowNumbers: [2] }],
    }),
  )
  expect(await sources.query('SELECT nickname FROM contacts')).toEqual([['Bee']])
  await sources.store(rowItems)
  expect(await sources.query('SELECT name FROM contacts')).toEqual([['Mira Castellan']])
  expect(await sources.query('SELECT nickname FROM contacts_2')).toEqual([['Bee']])
})

test('a run from two sources is one row, even if the second source comes later', async () => {
  await using sources = await openSources()
  const run = (key: string, source: string, start: string): Item => ({
    kind: 'workout',
    key,
    workout: {
      name: 'running',
      start,
      end: '',
      minutes: 42,
      kilometres: 7.5,
      kilocalories: null,
      averageHeartRate: null,
      source,
    },
  })
  const rows = 'SELECT source, kilometres FROM workouts ORDER BY start'
  await sources.store([run('a', 'Watch', '2026-06-07T08:00:00+02:00')])
  expect(await sources.query(rows)).toEqual([['Watch', 7.5]])
  await sources.store([run('b', 'Strava', '2026-06-07T06:00:10Z')], [], 'src_2')
  expect(await sources.query(rows)).toEqual([['Watch, Strava', 7.5]])
})
