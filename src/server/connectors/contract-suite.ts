import { describe, expect, test } from 'vitest'
import type { SourceType } from '#shared/sources.ts'
import type { ConnectorErrorCode } from './connector-error.ts'
import type { Connector, ImportFile, Page } from './connector.ts'
import { memoryFile } from './memory-file.fixtures.ts'

/** A connector to a stand-in of its service, with the same content each time it is opened. */
export type OpenLive = () => Promise<{ connector: Connector } & AsyncDisposable>

export type ContractCase = {
  name: SourceType
  /** The connector without credentials, for files. */
  connector: Connector
  /** The live route. */
  live?: {
    open: OpenLive
    /** The account that `verify` returns. */
    account: string
    /** The number of items in the service, spanning more than one page. */
    items: number
    errors: { when: string; open: OpenLive; code: ConnectorErrorCode }[]
  }
  /** Files that are recognised, each with its number of distinct items. */
  files?: {
    file: ImportFile
    items: number
    /** The source that gets the file if no one names one; defaults to this one. */
    goesTo?: SourceType
  }[]
  /** Names of files in `foreignFiles` that this source does recognise. */
  knows?: readonly string[]
}

const timeLimitMs = 20_000
const signal = () => AbortSignal.timeout(timeLimitMs)

/** Files that belong to no source; a source that reads one of them lists it in `knows`. */
const foreignFiles: readonly ImportFile[] = [
  memoryFile('empty.txt', ''),
  memoryFile('letter.txt', 'Dear Dana,\nthe garden is fine.\nYours, Bea\n'),
  memoryFile('table.csv', 'plant,bed\nbean,3\npea,4\n'),
  memoryFile('object.json', '{"plant": "bean", "bed": 3}'),
  memoryFile('list.json', '[1, 2, 3]'),
  memoryFile('page.html', '<!doctype html><title>Garden</title><p>Beans.</p>'),
  memoryFile('photo.jpg', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')),
  memoryFile('scan.pdf', '%PDF-1.4\n%%EOF\n'),
  memoryFile('cut.zip', Buffer.from('504b0304140000000000', 'hex')),
]

/** The guarantees of every connector, whatever it reads. */
export function describeConnector({ name, connector, live, files, knows = [] }: ContractCase) {
  describe(name, () => {
    if (live) describeLive(live)

    test.for(foreignFiles.filter((file) => !knows.includes(file.name)))(
      'does not recognise $name',
      async (file) => {
        const recognised = await connector.recognise?.(file).catch(() => undefined)
        expect(recognised).toBeUndefined()
      },
    )

    test.for((files ?? []).map(({ file, items }) => ({ name: file.name, file, items })))(
      'recognises $name and reads it alike each time, also after a stop',
      async ({ file, items }) => {
        expect(await connector.recognise?.(file)).toMatch(/\w/)
        const first = await contents(importOf(connector, file))
        expect(first.size).toBe(items)
        expect(await contents(importOf(connector, file))).toEqual(first)
        await stopAfterOnePage(importOf(connector, file))
        expect(await contents(importOf(connector, file))).toEqual(first)
        expect(await stopsOn((stop) => importOf(connector, file, stop))).toBe(true)
      },
    )
  })
}

function describeLive({ open, account, items, errors }: NonNullable<ContractCase['live']>) {
  test('names the account that answered', async () => {
    await using service = await open()
    expect(await service.connector.verify?.(signal())).toMatchObject({ account })
  })

  test('returns the same items when it resumes after any page', async () => {
    await using service = await open()
    const { connector } = service
    const whole = await pagesOf(connector, undefined)
    const all = merged(whole)
    expect([...all.keys()].length).toBe(items)
    for (const stop of whole.keys()) {
      const before = whole.slice(0, stop + 1)
      const cursor = before.findLast((page) => page.cursor !== undefined)?.cursor
      const after = await pagesOf(connector, cursor)
      expect(merged([...before, ...after]), `after page ${stop}`).toEqual(all)
    }
  })

  test('returns nothing new after the last cursor', async () => {
    await using service = await open()
    const whole = await pagesOf(service.connector, undefined)
    const cursor = whole.findLast((page) => page.cursor !== undefined)?.cursor
    expect(cursor).toBeDefined()
    const again = await pagesOf(service.connector, cursor)
    const all = merged(whole)
    for (const [key, content] of merged(again)) expect(all.get(key)).toEqual(content)
    expect(again.flatMap(({ gone }) => gone ?? [])).toEqual([])
  })

  test('stops when it is aborted', async () => {
    await using service = await open()
    expect(await stopsOn((stop) => service.connector.pull?.(undefined, stop) ?? none())).toBe(true)
  })

  test.for(errors)('fails with $code when $when', async ({ open: openFailing, code }) => {
    await using service = await openFailing()
    const { connector } = service
    const reading = async () => {
      await connector.verify?.(signal())
      await contents(connector.pull?.(undefined, signal()) ?? none())
    }
    await expect(reading()).rejects.toMatchObject({ name: 'ConnectorError', code })
  })
}

const importOf = (connector: Connector, file: ImportFile, stop = signal()) =>
  connector.import?.([file], stop) ?? none()

async function* none(): AsyncGenerator<Page> {}

async function pagesOf(connector: Connector, cursor: string | undefined): Promise<Page[]> {
  const pages: Page[] = []
  for await (const page of connector.pull?.(cursor, signal()) ?? none()) pages.push(page)
  return pages
}

const contents = async (pages: AsyncIterable<Page>) => merged(await Array.fromAsync(pages))

/**
 * The final stored state: contents by key, without deleted items. A file's `open` is not compared.
 */
function merged(pages: readonly Page[]): Map<string, string> {
  const stored = new Map<string, string>()
  for (const { items, gone = [] } of pages) {
    for (const item of items) stored.set(`${item.kind} ${item.key}`, JSON.stringify(item))
    for (const { kind, key } of gone) stored.delete(`${kind} ${key}`)
  }
  return stored
}

async function stopAfterOnePage(pages: AsyncIterable<Page>): Promise<void> {
  for await (const _ of pages) break
}

/** Whether no page follows the one at which reading was aborted. */
async function stopsOn(read: (signal: AbortSignal) => AsyncIterable<Page>): Promise<boolean> {
  const stop = new AbortController()
  let pages = 0
  try {
    for await (const { items } of read(stop.signal)) {
      if (items.length > 0) pages += 1
      if (pages > 0) stop.abort()
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error
  }
  return pages <= 1
}
