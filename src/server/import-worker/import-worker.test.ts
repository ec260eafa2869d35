import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test as base } from 'vitest'
import { ZipFile } from 'yazl'
import { memoryFile } from '#server/connectors/memory-file.fixtures.ts'
import type { ImportFile } from '#server/connectors/connector.ts'
import { createWhatsApp } from '#server/connectors/whatsapp/whatsapp.ts'
import { readConfig } from '#server/config.ts'
import { pidsOf } from '#tests/process/processes.ts'
import type { Recognition } from './recognition.ts'
import { createImportWorker, type ImportWorkerOptions } from './import-worker.ts'

const chat = Array.from(
  { length: 3_000 },
  (_, index) =>
    `[04/${String(1 + (index % 12)).padStart(2, '0')}/25, 14:05:09] ${index % 2 ? 'Ada' : 'Dana'}: Message ${index}`,
).join('\n')
const chatFile = memoryFile('WhatsApp Chat with Dana.txt', chat)
const typeOf = (recognition: Recognition | undefined) =>
  recognition && 'type' in recognition ? recognition.type : undefined
const whatsapp = { type: 'whatsapp', credentials: {} } as const

const test = base.extend<{
  open: (options?: Partial<ImportWorkerOptions>) => ReturnType<typeof createImportWorker>
  root: string
}>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixture's needs from the pattern
  root: async ({}, use) => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'trove-imports-'))
    await use(root)
    rmSync(root, { recursive: true, force: true })
  },
  open: async ({ root }, use) => {
    const workers: ReturnType<typeof createImportWorker>[] = []
    await use((options = {}) => {
      const { imap, apis, googleServers: google } = readConfig({})
      const settings = { imap, apis, google }
      const worker = createImportWorker({ settings, temporaryRoot: root, ...options })
      workers.push(worker)
      return worker
    })
    await Promise.all(workers.map((worker) => worker.close()))
  },
})
const never = new AbortController().signal

async function readAllPages(worker: ReturnType<typeof createImportWorker>, files: ImportFile[]) {
  await using session = await worker.open('usr_ada', whatsapp, files, never)
  return Array.fromAsync(session.import([...files.keys()]))
}

test('the process reads the same as the connector', async ({ open }) => {
  const pages = await readAllPages(open(), [chatFile])
  const direct = createWhatsApp({ phoneNumber: '' }).import?.([chatFile], never)
  expect(pages).toEqual(direct && (await Array.fromAsync(direct)))
  expect(pages.flatMap(({ items }) => items)).toHaveLength(3_000)
})

test('any file is shown to every source, and the most specific one gets it', async ({ open }) => {
  const worker = open()
  const statement =
    'Date,Description,Amount,Running Bal.\r\n04/02/2026,"COFFEE","-4.50","995.50"\r\n'
  const found = await worker.recognise('usr_ada', [
    chatFile,
    memoryFile('letter.txt', 'Dear Dana,\nsee you.\n'),
    memoryFile('stmt.csv', statement),
    memoryFile('cut.zip', 'PK\u0003\u0004 and no more'),
  ])
  expect(found.map(typeOf)).toEqual(['whatsapp', undefined, 'bank_of_america', undefined])
})

test('the content of files in an archive is sent in pieces on request', async ({ open }) => {
  const long = 'A letter about the garden. '.repeat(20_000)
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(long), 'Takeout/Drive/letter.txt')
  zip.addBuffer(Buffer.from('A note.'), 'Takeout/Drive/note.txt')
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(Buffer.from(part))
  const file = memoryFile('takeout-001.zip', Buffer.concat(parts))
  const reader = { type: 'google', credentials: {} } as const
  await using session = await open().open('usr_ada', reader, [file], never)
  expect(await session.recognise(0)).toContain('Takeout')
  const contents = new Map<string, string>()
  for await (const { items } of session.import([0])) {
    for (const item of items) {
      if (item.kind !== 'file') continue
      const pieces = await Array.fromAsync(item.file.open())
      contents.set(item.file.name, Buffer.concat(pieces).toString())
    }
  }
  expect(contents).toEqual(
    new Map([
      ['letter.txt', long],
      ['note.txt', 'A note.'],
    ]),
  )
})

test('a process that uses too much memory is ended, and the error names only the file', async ({
  open,
}) => {
  const reading = readAllPages(open({ memoryLimitBytes: 30 * 1024 * 1024 }), [chatFile])
  await expect(reading).rejects.toMatchObject({
    name: 'ConnectorError',
    code: 'bad_file',
    detail: 'This file could not be read safely, so reading it was ended.',
  })
})

test('a process without a sign of life is ended', async ({ open }) => {
  const reading = readAllPages(open({ silenceMs: 1 }), [chatFile])
  await expect(reading).rejects.toMatchObject({
    code: 'bad_file',
    detail: expect.stringMatching(/took too long/),
  })
})

/** A chat whose reading process is killed the given number of times. */
function killing(times: number): ImportFile {
  let left = times
  return {
    ...chatFile,
    read: async (from, length) => {
      const [pid] = pidsOf('import', { pid: process.pid, dataDir: '' })
      if (pid !== undefined && left-- > 0) process.kill(pid, 'SIGKILL')
      return chatFile.read(from, length)
    },
  }
}

test('a file whose process is killed from outside is recognised by the next one, and refused the second time', async ({
  open,
}) => {
  const worker = open()
  expect(await worker.recognise('usr_ada', [killing(1)])).toMatchObject([{ type: 'whatsapp' }])
  await using session = await worker.open('usr_ada', whatsapp, [killing(1), killing(2)], never)
  expect(await session.recognise(0)).toBeDefined()
  await expect(session.recognise(1)).rejects.toMatchObject({
    code: 'bad_file',
    detail: expect.stringMatching(/stopped .* twice/),
  })
})

test('a process found dead before its exit is known is replaced like any killed one', async ({
  open,
}) => {
  const killed = killing(1)
  const file: ImportFile = {
    ...killed,
    read: async (from, length) => {
      const bytes = await killed.read(from, length)
      // The exit goes unnoticed while this thread sleeps, so the bytes are sent to a dead process.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
      return bytes
    },
  }
  expect(await open().recognise('usr_ada', [file])).toMatchObject([{ type: 'whatsapp' }])
})

test('a file that the server cannot read is not reported as damaged', async ({ open }) => {
  const lost = { ...chatFile, read: () => Promise.reject(new Error('the database is away')) }
  const worker = open()
  await expect(worker.recognise('usr_ada', [lost])).rejects.toThrow('the database is away')
  await expect(readAllPages(worker, [lost])).rejects.toThrow('the database is away')
  expect(await worker.recognise('usr_ada', [chatFile])).toMatchObject([{ type: 'whatsapp' }])
})

/** A file whose recognition never ends. */
const endless: ImportFile = { ...chatFile, name: 'endless.zip', read: () => new Promise(() => {}) }

test('recognition that takes too long is given up, and the next file is recognised', async ({
  open,
}) => {
  const found = await open({ recognitionMs: 3_000 }).recognise('usr_ada', [endless, chatFile])
  expect(found.map(typeOf)).toEqual([undefined, 'whatsapp'])
})

test('a slow file of one person delays nobody else', async ({ open }) => {
  const leave = new AbortController()
  const worker = open({ recognitionMs: 60_000 })
  const waiting = [1, 2, 3].map(() => worker.recognise('usr_ada', [endless], leave.signal))
  expect(await worker.recognise('usr_dana', [chatFile])).toMatchObject([{ type: 'whatsapp' }])
  leave.abort(new Error('the page was left'))
  const left = await Promise.allSettled(waiting)
  expect(left.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await worker.recognise('usr_ada', [chatFile])).toMatchObject([{ type: 'whatsapp' }])
})

test("one person's imports are read one at a time, and delay nobody else's", async ({ open }) => {
  const worker = open()
  const leave = new AbortController()
  const first = await worker.open('usr_ada', whatsapp, [endless], leave.signal)
  const reading = Array.fromAsync(first.import([0]))
  const others = [1, 2, 3].map(() => worker.open('usr_ada', whatsapp, [chatFile], leave.signal))
  const dana = await worker.open('usr_dana', whatsapp, [chatFile], never)
  expect(await dana.recognise(0)).toBeDefined()
  leave.abort(new Error('stopped by the person'))
  const left = await Promise.allSettled([reading, ...others])
  expect(left.map(({ status }) => status)).toEqual(Array.from(left, () => 'rejected'))
  await first[Symbol.asyncDispose]()
  await using own = await worker.open('usr_ada', whatsapp, [chatFile], never)
  expect(await own.recognise(0)).toBeDefined()
  await dana[Symbol.asyncDispose]()
})

test('trying a key ends when the person leaves', async ({ open }) => {
  const leave = new AbortController()
  const worker = open()
  const opening = worker.opens('usr_ada', 'whatsapp', endless, leave.signal)
  leave.abort(new Error('the page was left'))
  await expect(opening).rejects.toThrow('the page was left')
  expect(await worker.recognise('usr_ada', [chatFile])).toMatchObject([{ type: 'whatsapp' }])
})

test('an import that is stopped ends its process and leaves nothing on the disk', async ({
  open,
  root,
}) => {
  const stop = new AbortController()
  const slow: ImportFile = {
    ...chatFile,
    size: 50 * 1024 * 1024,
    read: () => {
      stop.abort(new Error('stopped by the person'))
      return new Promise(() => {})
    },
  }
  const worker = open()
  const session = await worker.open('usr_ada', whatsapp, [slow], stop.signal)
  const reading = Array.fromAsync(session.import([0]))
  await expect(reading).rejects.toThrow('stopped by the person')
  await session[Symbol.asyncDispose]()
  expect(readdirSync(root)).toEqual([])
})

test.runIf(existsSync('/proc/self/environ'))(
  'the process has no environment variables, and a folder that is removed with it',
  async ({ open, root }) => {
    const session = await open().open('usr_ada', whatsapp, [chatFile], never)
    await session.recognise(0)
    const [folder = ''] = readdirSync(root)
    const child = readdirSync('/proc').find(
      (pid) => /^\d+$/.test(pid) && environmentOf(pid).includes(`${root}/${folder}`),
    )
    const names = environmentOf(child ?? '')
      .split('\0')
      .flatMap((line) => line.split('=')[0] || [])
      .filter((name) => !name.startsWith('NODE_CHANNEL_'))
    expect(names.toSorted()).toEqual(['TMPDIR', 'TZ'])
    await session[Symbol.asyncDispose]()
    expect(readdirSync(root)).toEqual([])
  },
)

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}
