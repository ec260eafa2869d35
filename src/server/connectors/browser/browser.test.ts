import { expect, test } from 'vitest'
import { databaseOf as databaseWith } from '../apple-messages/messages-database.fixtures.ts'
import type { Item } from '../connector.ts'
import { archiveFile, jsonFile, lookAt, tableFile } from '../exports/exports.fixtures.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { postsOf, readImport } from '../read-import.fixtures.ts'
import { createBrowser } from './browser.ts'

const browser = createBrowser()
const page = memoryFile(
  'bookmarks.html',
  `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p>
  <DT><H3 ADD_DATE="1700000000">Bookmarks bar</H3>
  <DL><p>
    <DT><H3>Garden</H3>
    <DL><p>
      <DT><A HREF="https://example.org/quince?a=1&amp;b=2" ADD_DATE="1767225600">Pruning &amp; quinces</A>
    </DL><p>
    <DT><A HREF="https://example.org/bean">Beans</A>
    <DT><A HREF="javascript:alert(1)">A script</A>
  </DL><p>
</DL><p>`,
)
const place = (uri: string, title: string) => ({
  typeCode: 1,
  type: 'text/x-moz-place',
  uri,
  title,
  dateAdded: 1_767_225_600_000_000,
})
const firefoxBackup = jsonFile('bookmarks-2026-01-02.json', {
  guid: 'root________',
  type: 'text/x-moz-place-container',
  children: [
    {
      title: 'toolbar',
      children: [{ title: 'Garden', children: [place('https://example.org/quince', 'Quinces')] }],
    },
  ],
})
const chromeHistory = jsonFile('History.json', {
  'Browser History': [
    { title: 'Celeriac', url: 'https://example.org/c', time_usec: 1_767_225_600_000_000 },
  ],
})
const safariHistory = jsonFile('History.json', {
  metadata: { browser_name: 'Safari', data_type: 'history' },
  history: [{ url: 'https://example.org/s', title: 'Salsify', time_usec: 1_767_225_600_000_000 }],
})

const databaseOf = (tables: string) => databaseWith({}, tables)
const firefox = `
  CREATE TABLE moz_places (id INTEGER PRIMARY KEY, url TEXT, title TEXT);
  CREATE TABLE moz_historyvisits (id INTEGER PRIMARY KEY, place_id INTEGER, visit_date INTEGER);
  CREATE TABLE moz_bookmarks (id INTEGER PRIMARY KEY, type INTEGER, fk INTEGER, title TEXT, dateAdded INTEGER);
  INSERT INTO moz_places VALUES (1, 'https://example.org/leek', 'Leek'), (2, 'place:sort=8', '');
  INSERT INTO moz_historyvisits VALUES (1, 1, 1767225600000000), (2, 1, 1767312000000000), (3, 2, 1767312000000000);
  INSERT INTO moz_bookmarks VALUES (1, 2, NULL, 'menu', 0), (2, 1, 1, 'My leek', 1767225600000000);`
const chrome = `
  CREATE TABLE urls (id INTEGER PRIMARY KEY, url TEXT, title TEXT);
  CREATE TABLE visits (id INTEGER PRIMARY KEY, url INTEGER, visit_time INTEGER);
  INSERT INTO urls VALUES (1, 'https://example.org/c', 'Celeriac');
  INSERT INTO visits VALUES (1, 1, 13411699200000000);`
const safari = `
  CREATE TABLE history_items (id INTEGER PRIMARY KEY, url TEXT);
  CREATE TABLE history_visits (id INTEGER PRIMARY KEY, history_item INTEGER, visit_time REAL, title TEXT);
  INSERT INTO history_items VALUES (1, 'https://example.org/s');
  INSERT INTO history_visits VALUES (1, 1, 788918400.5, 'Salsify');`

const visitsOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'activity' ? [item.activity] : []))

test('bookmarks and histories of browsers are recognised by content', async () => {
  const history = 'a browser history'
  expect(await lookAt(page)).toBe('browser: browser bookmarks')
  expect(await lookAt(firefoxBackup)).toBe('browser: browser bookmarks')
  expect(await lookAt(chromeHistory)).toBe('browser: the Chrome history')
  expect(await lookAt(safariHistory)).toBe('browser: the Safari history')
  expect(await lookAt(memoryFile('places.sqlite', databaseOf(firefox)))).toBe(`browser: ${history}`)
  expect(await lookAt(memoryFile('History', databaseOf(chrome)))).toBe(`browser: ${history}`)
  expect(await lookAt(memoryFile('History.db', databaseOf(safari)))).toBe(`browser: ${history}`)
  expect(await lookAt(archiveFile('browser.zip', { 'places.sqlite': databaseOf(firefox) }))).toBe(
    `browser: ${history}`,
  )
})

test('bookmarks keep their folders and dates, and links other than pages are skipped', async () => {
  const { items, skipped } = await readImport(browser, page)
  expect(postsOf(items)).toMatchObject([
    {
      kind: 'bookmark',
      title: 'Pruning & quinces',
      url: 'https://example.org/quince?a=1&b=2',
      at: '2026-01-01T00:00:00.000Z',
      about: 'Garden',
    },
    { title: 'Beans', at: '', about: '' },
  ])
  expect(skipped).toEqual([{ reason: 'Bookmarks that lead to no page', count: 1 }])
  expect(postsOf((await readImport(browser, firefoxBackup)).items)).toMatchObject([
    { title: 'Quinces', about: 'Garden', at: '2026-01-01T00:00:00.000Z' },
  ])
})

test('histories become visits, from databases and lists alike', async () => {
  const at = '2026-01-01T00:00:00.000Z'
  const firefoxItems = (await readImport(browser, memoryFile('places.sqlite', databaseOf(firefox))))
    .items
  expect(visitsOf(firefoxItems)).toMatchObject([
    { service: 'Firefox', action: 'visited', title: 'Leek', at },
    { at: '2026-01-02T00:00:00.000Z' },
  ])
  expect(postsOf(firefoxItems)).toMatchObject([{ title: 'My leek', at }])
  const ofSafari = await readImport(browser, memoryFile('History.db', databaseOf(safari)))
  expect(visitsOf(ofSafari.items)).toMatchObject([
    { service: 'Safari', title: 'Salsify', at: '2026-01-01T00:00:00.500Z' },
  ])
  const table = tableFile(
    'history.csv',
    ['DateTime', 'NavigatedToUrl', 'PageTitle'],
    ['2026-01-01T00:00:00Z', 'https://example.org/e', 'Endive'],
  )
  expect(visitsOf((await readImport(browser, table)).items)).toMatchObject([
    { title: 'Endive', at },
  ])
})

test('a visit in the database and in the list is one', async () => {
  const database = await readImport(browser, memoryFile('History', databaseOf(chrome)))
  const list = await readImport(browser, chromeHistory)
  expect(database.items).toEqual(list.items)
})
