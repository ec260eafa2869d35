/**
 * The process in which files of an import are read. It holds no key and no connection, requests the
 * files' bytes from the server, and may be ended at any moment.
 */
import { connectorOf } from '#server/connectors/all.ts'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { Connector, ImportFile, Item, Page } from '#server/connectors/connector.ts'
import { framesOf, kindOf } from '#server/http/error-handler.ts'
import { endWithParent } from '#server/ingestion/end-with-parent.ts'
import { recogniseSource, recogniseFile } from './recognise-source.ts'
import { toProcess, type FromProcess, type Opening, type Task } from './messages.ts'
import { remoteFile } from './remote-file.ts'

const reportMemoryMs = 100

type Opened = {
  files: ImportFile[]
  settings: ConnectorSettings
  connector: Connector | undefined
}

const reads = new Map<number, (bytes: Buffer | undefined) => void>()
let readsSoFar = 0
let opened: Opened | undefined
let pages: AsyncIterator<Page> | undefined
/** Contents of the files on the last page. */
let contents: (() => AsyncIterable<Buffer>)[] = []
const streams = new Map<number, AsyncIterator<Buffer>>()

function send(message: FromProcess): void {
  process.send?.(message)
}

function readBlock(file: number, block: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const read = readsSoFar++
  reads.set(read, (bytes) => {
    if (bytes) resolve(bytes)
    else reject(new ConnectorError('transient'))
  })
  send({ kind: 'read', read, file, block })
  return promise
}

function open({ settings, reader, files }: Opening): void {
  const known = settings as ConnectorSettings
  opened = {
    settings: known,
    files: files.map((about, file) => {
      const { name, size, mapping, key } = about
      const given = { ...(mapping ? { mapping } : {}), ...(key === undefined ? {} : { key }) }
      return remoteFile({ name, size, ...given }, (block) => readBlock(file, block))
    }),
    connector: reader && connectorOf(reader.type, withoutUndefined(reader), known),
  }
}

const withoutUndefined = ({ credentials, include }: NonNullable<Opening['reader']>) => ({
  credentials,
  ...(include
    ? { include: include as NonNullable<Parameters<typeof connectorOf>[1]['include']> }
    : {}),
})

function fileAt({ files }: Opened, index: number): ImportFile {
  const file = files[index]
  if (!file) throw new RangeError('There is no such file')
  return file
}

async function perform(task: Task): Promise<unknown> {
  if (!opened) throw new RangeError('Nothing is opened')
  const { connector, settings } = opened
  switch (task.task) {
    case 'recognise-source':
      return recogniseSource(fileAt(opened, task.file), settings)
    case 'recognise':
      return recogniseFile(connector, fileAt(opened, task.file))
    case 'opens':
      return (await connector?.keyPrompt?.(fileAt(opened, task.file))) === undefined
    case 'import': {
      if (!connector?.import) throw new ConnectorError('unsupported')
      const files = task.files.map((index) => fileAt(opened as Opened, index))
      // Stopping the import ends this process.
      pages = connector.import(files, new AbortController().signal)[Symbol.asyncIterator]()
      return undefined
    }
    case 'next':
      return nextPage()
    case 'piece':
      return nextPiece(task.content)
  }
}

async function nextPage(): Promise<unknown> {
  contents = []
  streams.clear()
  const next = await pages?.next()
  if (!next || next.done) return undefined
  return { ...next.value, items: next.value.items.map(withoutFunctions) }
}

/** A function cannot be sent, so a file's content is identified by a number. */
function withoutFunctions(item: Item): unknown {
  if (item.kind !== 'file') return item
  const { open: openContent, ...file } = item.file
  contents.push(openContent)
  return { ...item, file, content: contents.length - 1 }
}

async function nextPiece(content: number): Promise<Uint8Array | undefined> {
  const stream = streams.get(content) ?? contents[content]?.()[Symbol.asyncIterator]()
  if (!stream) return undefined
  streams.set(content, stream)
  const next = await stream.next()
  if (!next.done) return next.value
  streams.delete(content)
  return undefined
}

/** An exception in a library means a damaged file. */
function failure(call: number, error: unknown): FromProcess {
  if (error instanceof ConnectorError) {
    const { code, detail, retryAfterMs } = error
    return {
      kind: 'failed',
      call,
      code,
      ...(detail === undefined ? {} : { detail: detail.slice(0, 500) }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }
  }
  const at = framesOf(error).map((line) => line.slice(0, 500))
  return {
    kind: 'failed',
    call,
    code: 'bad_file',
    fault: { kind: kindOf(error).slice(0, 300), at },
  }
}

async function answer(call: number, task: Task): Promise<void> {
  try {
    send({ kind: 'done', call, answer: await perform(task) })
  } catch (error) {
    send(failure(call, error))
  }
}

// Libraries leave rejected promises behind; only the current task's own result counts.
process.on('unhandledRejection', () => undefined)
// Ctrl-C signals every process of a terminal; the server decides when this one ends.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit(0))
process.on('message', (value) => {
  const message = toProcess.parse(value)
  if (message.kind === 'open') open(message)
  else if (message.kind === 'do') void answer(message.call, message.task)
  else {
    const { read, bytes } = message
    reads.get(read)?.(bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    reads.delete(read)
  }
})
if (process.platform !== 'linux') {
  setInterval(
    () => send({ kind: 'memory', residentBytes: process.memoryUsage.rss() }),
    reportMemoryMs,
  ).unref()
}
endWithParent()
send({ kind: 'ready' })
