import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { tableFormat } from '../exports/table-format.ts'
import { bookmarkPage, bookmarkTree } from './bookmarks.ts'
import { historyDatabase } from './history-database.ts'
import { visitItem } from './items.ts'
import { chromeHistory, safariHistory } from './history-lists.ts'

/** As extensions of browsers write it, and the database of a browser copied into a table. */
const historyTable = tableFormat({
  what: 'the history of a browser',
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

/** Pages that were visited and saved, as browsers keep and hand them out. */
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
