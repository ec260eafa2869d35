import { describe, expect, test } from 'vitest'
import type { Item, Page } from '../../connector.ts'
import { createGoogle } from '../google.ts'
import { credentialsOf, openGoogle, refusal, type StoodInGoogle } from '../google.fixtures.ts'
import { skipReasons } from './drive-file.ts'

const folder = 'application/vnd.google-apps.folder'
const docs = 'application/vnd.google-apps.document'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const signal = () => AbortSignal.timeout(20_000)

const tree = [
  { id: 'root', name: 'My Drive', mimeType: folder },
  { id: 'dir', name: 'Garden', mimeType: folder, parents: ['root'] },
  { id: 'doc', name: 'Plan', mimeType: docs, parents: ['dir'], content: 'beans' },
  { id: 'txt', name: 'notes.md', mimeType: 'text/markdown', parents: ['dir'], content: 'peas' },
]

function pull(google: StoodInGoogle, cursor?: string, include = {}) {
  const connector = createGoogle({ credentials: credentialsOf('drive'), include }, google.servers)
  return Array.fromAsync(connector.pull?.(cursor, signal()) ?? [])
}

const itemsOf = (pages: readonly Page[]) => pages.flatMap(({ items }) => items)
const fileOf = (item: Item | undefined) => {
  if (item?.kind !== 'file') throw new Error('this is no file')
  return item.file
}
const skippedIn = (pages: readonly Page[]) =>
  Object.fromEntries(
    pages.flatMap(({ skipped = [] }) => skipped.map(({ reason, count }) => [reason, count])),
  )
const lastCursor = (pages: readonly Page[]) =>
  pages.findLast(({ cursor }) => cursor !== undefined)?.cursor
const textOf = async (item: Item | undefined) =>
  Buffer.concat(await Array.fromAsync(fileOf(item).open())).toString('utf8')

describe('files in a Drive', () => {
  test('are downloaded as they are, or exported as a document, with their folder', async () => {
    await using google = await openGoogle()
    google.state.drive.files = [...tree]
    const items = itemsOf(await pull(google))
    expect(items.map((item) => fileOf(item))).toMatchObject([
      { name: 'Plan.docx', path: 'My Drive/Garden', mimeType: docx, size: null },
      { name: 'notes.md', path: 'My Drive/Garden', mimeType: 'text/markdown', version: 'md5-peas' },
    ])
    expect(await textOf(items[0])).toBe(`${docx}:beans`)
    expect(await textOf(items[1])).toBe('peas')
  })

  test('without text are skipped, each kind with its reason', async () => {
    await using google = await openGoogle()
    const app = (kind: string) => ({
      id: kind,
      name: kind,
      mimeType: `application/vnd.google-apps.${kind}`,
    })
    google.state.drive.files = [
      { id: '1', name: 'a.mp4', mimeType: 'video/mp4' },
      { id: '2', name: 'a.mp3', mimeType: 'audio/mpeg' },
      { id: '3', name: 'a.jpg', mimeType: 'image/jpeg' },
      { id: '4', name: 'a.exe', mimeType: 'application/octet-stream' },
      { id: '5', name: 'a.pdf', mimeType: 'application/pdf', canDownload: false },
      app('shortcut'),
      app('form'),
      app('folder'),
    ]
    const pages = await pull(google)
    expect(itemsOf(pages)).toEqual([])
    const {
      film,
      sound,
      picture,
      otherKind,
      noDownload,
      shortcut,
      noFile,
      folder: dir,
    } = skipReasons
    expect(Object.keys(skippedIn(pages)).toSorted()).toEqual(
      [film, sound, picture, otherKind, noDownload, shortcut, noFile, dir].toSorted(),
    )
  })

  test('in an excluded folder are excluded', async () => {
    await using google = await openGoogle()
    google.state.drive.files = [...tree]
    const pages = await pull(google, undefined, { withoutFolders: ['Garden'] })
    expect(itemsOf(pages)).toEqual([])
    expect(skippedIn(pages)[skipReasons.leftOut]).toBeGreaterThan(0)
  })

  test('too large for the usual export are fetched through their link', async () => {
    await using google = await openGoogle()
    google.state.drive.files = [
      { id: 'doc', name: 'Plan', mimeType: docs, content: 'beans', largeExport: true },
    ]
    const [item] = itemsOf(await pull(google))
    expect(await textOf(item)).toBe('large:beans')
  })

  test('that can no longer be opened are reported, and stop nothing else', async () => {
    await using google = await openGoogle()
    google.state.drive.files = [{ id: 'txt', name: 'a.txt', mimeType: 'text/plain', content: 'x' }]
    const [item] = itemsOf(await pull(google))
    google.state.drive.files = []
    await expect(textOf(item)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('changes in the Drive', () => {
  test('after the first pull are fetched by the next one', async () => {
    await using google = await openGoogle()
    google.state.drive.files = [...tree]
    const cursor = lastCursor(await pull(google))
    google.state.drive.files = tree.map((file) =>
      file.id === 'txt'
        ? { ...file, content: 'more peas' }
        : file.id === 'doc'
          ? { ...file, trashed: true }
          : file,
    )
    google.state.drive.changes.push(
      { fileId: 'txt', removed: false },
      { fileId: 'doc', removed: false },
      { fileId: 'elsewhere', removed: true },
    )
    const pages = await pull(google, cursor)
    expect(itemsOf(pages).map((item) => fileOf(item).version)).toEqual(['md5-more peas'])
    expect(pages.flatMap(({ gone = [] }) => gone)).toEqual([
      { kind: 'file', key: 'drive:doc' },
      { kind: 'file', key: 'drive:elsewhere' },
    ])
  })

  test('during the listing are not missed', async () => {
    await using google = await openGoogle()
    google.state.drive.files = [...tree]
    const connector = createGoogle({ credentials: credentialsOf('drive') }, google.servers)
    const pages: Page[] = []
    for await (const page of connector.pull?.(undefined, signal()) ?? []) {
      if (pages.length === 0) google.state.drive.changes.push({ fileId: 'doc', removed: true })
      pages.push(page)
    }
    expect(pages.flatMap(({ gone = [] }) => gone)).toEqual([{ kind: 'file', key: 'drive:doc' }])
  })

  test.for(['l2', 'c1'])(
    'are listed again if Google no longer knows the cursor %s',
    async (token) => {
      await using google = await openGoogle()
      google.state.drive.files = [...tree]
      google.state.drive.changes.push({ fileId: 'txt', removed: false })
      const whole = await pull(google)
      google.state.drive.forgotten.add(token)
      const at = whole.findIndex(({ cursor = '' }) => cursor.includes(`"${token}"`))
      expect(at).toBeGreaterThanOrEqual(0)
      if (token === 'c1') google.state.drive.changes.push({ fileId: 'doc', removed: false })
      const again = await pull(google, whole[at]?.cursor)
      expect(new Set(itemsOf(again).map(({ key }) => key))).toEqual(
        new Set(['drive:doc', 'drive:txt']),
      )
    },
  )
})

describe('the token', () => {
  test('is renewed once after it expired, and the new one is stored', async () => {
    await using google = await openGoogle()
    google.state.drive.files = [...tree]
    google.state.accepts = (token) => token === 'access-renewed-1'
    const kept: Readonly<Record<string, string>>[] = []
    const connector = createGoogle(
      { credentials: credentialsOf('drive'), keep: async (changed) => void kept.push(changed) },
      google.servers,
    )
    await Array.fromAsync(connector.pull?.(undefined, signal()) ?? [])
    expect(google.state.renewals).toEqual(['refresh-1'])
    expect(JSON.stringify(kept)).toContain('access-renewed-1')
    // Google returned no new refresh token, so the old one stays.
    expect(JSON.stringify(kept)).toContain('refresh-1')
  })

  test('that is refused although new requires another consent', async () => {
    await using google = await openGoogle()
    google.state.accepts = () => false
    await expect(pull(google)).rejects.toMatchObject({ code: 'needs_reauth' })
    expect(google.state.renewals).toHaveLength(1)
  })
})

test.for([
  { headers: { 'retry-after': '90' }, message: 'slow down', atLeast: 89_000 },
  {
    headers: {},
    message: `Retry after ${new Date(Date.now() + 3_600_000).toISOString()}`,
    atLeast: 3_000_000,
  },
])(
  'a waiting time requested by Google is read from "$message"',
  async ({ headers, message, atLeast }) => {
    await using google = await openGoogle()
    const body = refusal(403, 'userRateLimitExceeded', message)
    google.state.refusals.push({ path: /files\?/, status: 403, body, headers, times: Infinity })
    const error: unknown = await pull(google).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'rate_limited' })
    expect(error).toHaveProperty(
      'retryAfterMs',
      expect.toSatisfy((ms: number) => ms >= atLeast),
    )
  },
)

test('a short waiting time is respected', async () => {
  await using google = await openGoogle()
  google.state.drive.files = [...tree]
  const body = refusal(429, 'rateLimitExceeded')
  google.state.refusals.push({
    path: /files\?/,
    status: 429,
    body,
    headers: { 'retry-after': '1' },
  })
  expect(itemsOf(await pull(google))).toHaveLength(2)
})
