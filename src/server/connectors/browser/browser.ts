import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { tableFormat } from '../exports/table-format.ts'
import { bookmarkPage, bookmarkTree } from './bookmarks.ts'
import { historyDatabase } from './history-database.ts'
import { visitItem } from './items.ts'
import { chromeHistory, safariHistory } from './history-lists.ts'

/** The format of browser extensions, and of a browser's database copied into a table. */
const historyTable = tableFormat({
  description: 'a browser history',
  columns: [
    ['url', 'URL', 'NavigatedToUrl'],
    ['title', 'PageTitle', 'Title'],
    ['DateTime', 'visit_time', 'Visit Time', 'last_visit_time', 'Visited On', 'date'],
  ],
  without: ['First Name', 'Folder', 'Post ID'],
  file: /histor|visit|verlauf/i,
  dates: ['DateTime', 'visit_time', 'Visit Time', 'last_visit_time', 'Visited On', 'date'],
  row: (row) =>
    visitItem('Browser', {
      url: row('url', 'NavigatedToUrl'),
      title: row('title', 'PageTitle'),
      at: row.at('DateTime', 'visit_time', 'Visit Time', 'last_visit_time', 'Visited On', 'date'),
    }),
})

/** Visited and bookmarked pages, as browsers store and export them. */
export const createBrowser = (): Connector =>
  createFileConnector({
    formats: [
      bookmarkPage,
      bookmarkTree,
      chromeHistory,
      safariHistory,
      historyDatabase,
      historyTable,
    ],
    mayHold: (names) => !names.some((name) => name.startsWith('Takeout/')),
  })
