import { isDatabase } from '../apple-messages/find-databases.ts'
import {
  numberOf,
  openTables,
  textOf,
  type KnownTables,
  type Row,
} from '../apple-messages/known-tables.ts'
import { ConnectorError } from '../connector-error.ts'
import { unixTime } from '../exports/moments.ts'
import type { Format } from '../exports/format.ts'
import type { Finding } from '../gather-pages.ts'
import { chromeTime } from './bookmarks.ts'
import { bookmarkItem, visitItem } from './items.ts'

type Layout = {
  service: string
  pages: string
  pageColumns: readonly string[]
  visits: string
  pageOf: string
  timeOf: string
  title: (page: Row | undefined, visit: Row) => string
  at: (time: number) => string
}

const layouts: readonly Layout[] = [
  {
    service: 'Firefox',
    pages: 'moz_places',
    pageColumns: ['url', 'title'],
    visits: 'moz_historyvisits',
    pageOf: 'place_id',
    timeOf: 'visit_date',
    title: (page) => textOf(page?.['title'] ?? null),
    at: (micros) => unixTime(Math.round(micros / 1000)),
  },
  {
    service: 'Chrome',
    pages: 'urls',
    pageColumns: ['url', 'title'],
    visits: 'visits',
    pageOf: 'url',
    timeOf: 'visit_time',
    title: (page) => textOf(page?.['title'] ?? null),
    at: chromeTime,
  },
  {
    service: 'Safari',
    pages: 'history_items',
    pageColumns: ['url'],
    visits: 'history_visits',
    pageOf: 'history_item',
    timeOf: 'visit_time',
    title: (_, visit) => textOf(visit['title'] ?? null),
    // Seconds since 1 January 2001.
    at: (seconds) => unixTime(Math.round((seconds + 978_307_200) * 1000)),
  },
]

const layoutOf = (tables: KnownTables) =>
  layouts.find(({ pages, visits }) => tables.has(pages) && tables.has(visits))

function* visitsIn(tables: KnownTables, layout: Layout): Generator<Finding> {
  const pageOf = tables.rowOf(layout.pages, layout.pageColumns)
  for (const visit of tables.rows(layout.visits, [layout.pageOf, layout.timeOf, 'title'])) {
    const page = pageOf(numberOf(visit[layout.pageOf] ?? null))
    const item = visitItem(layout.service, {
      url: textOf(page?.['url'] ?? null),
      title: layout.title(page, visit),
      at: layout.at(numberOf(visit[layout.timeOf] ?? null)),
    })
    yield typeof item === 'string' ? { skipped: item, count: 1 } : { item }
  }
}

/** Firefox keeps its bookmarks in the same file. */
function* bookmarksIn(tables: KnownTables): Generator<Finding> {
  if (!tables.has('moz_bookmarks')) return
  const placeOf = tables.rowOf('moz_places', ['url', 'title'])
  for (const row of tables.rows('moz_bookmarks', ['type', 'fk', 'title', 'dateAdded'])) {
    if (numberOf(row['type'] ?? null) !== 1) continue
    const place = placeOf(numberOf(row['fk'] ?? null))
    const item = bookmarkItem('Firefox', {
      url: textOf(place?.['url'] ?? null),
      title: textOf(row['title'] ?? null) || textOf(place?.['title'] ?? null),
      at: unixTime(Math.round(numberOf(row['dateAdded'] ?? null) / 1000)),
      folder: '',
    })
    yield typeof item === 'string' ? { skipped: item, count: 1 } : { item }
  }
}

/** The database in which a browser keeps its history: Firefox, Chrome and its relatives, Safari. */
export const historyDatabase: Format = {
  description: 'a browser history',
  extensions: ['sqlite', 'db', 'sqlite3', ''],
  fits: ({ name, start }) =>
    isDatabase(start) &&
    (/^(places.*\.sqlite|history(\.db)?)$/i.test(name) ||
      /CREATE TABLE (moz_places|history_items)\b/.test(start.toString('latin1'))),
  async *read({ size, stream }) {
    const tables = await openTables({ size, stream })
    try {
      const layout = layoutOf(tables)
      if (!layout) throw new ConnectorError('bad_file')
      yield* visitsIn(tables, layout)
      yield* bookmarksIn(tables)
    } finally {
      await tables.close()
    }
  },
}
