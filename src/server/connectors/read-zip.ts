import { Readable } from 'node:stream'
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl'
import { ConnectorError } from './connector-error.ts'
import type { ImportFile } from './connector.ts'

export type ZipEntry = { name: string; size: number; stream: () => AsyncIterable<Buffer> }
/** Limits that replace the default ones. */
export type ZipLimits = { mostEntryBytes?: number; mostEntries?: number }

const usualEntries = 200_000
const mostBytes = 50 * 1024 ** 3
/** Entries are streamed, so a mailbox or video of many gigabytes is no danger. */
const mostEntryBytes = mostBytes
/** The total for all names, because they are kept while the archive is open. */
const mostNameCharacters = 64 * 1024 * 1024
const longestName = 4_096
/** A chat of a few sentences compresses well too, so only large entries count as a bomb. */
const bombRatio = 200
const bombBytes = 500 * 1024 * 1024
/** A file whose entries do not overlap cannot unpack to more. */
const deflateRatio = 1_040
const pieceBytes = 256 * 1024

/** Whether a file starts like a ZIP file. */
export async function isZip(file: ImportFile): Promise<boolean> {
  const start = await file.read(0, 4)
  return start.length === 4 && start.readUInt32LE(0) === 0x04034b50
}

/**
 * The files in an archive, one by one. Nothing is written to a name chosen by the archive, and
 * sizes are counted while reading, because the directory may lie about them.
 */
export async function* zipEntries(file: ImportFile): AsyncGenerator<ZipEntry> {
  const zip = await open(file)
  try {
    yield* listed(zip)
  } finally {
    zip.close()
  }
}

/** All files in an archive, which can be read in any order until it is closed. */
export async function openZip(
  file: ImportFile,
  limits: ZipLimits = {},
): Promise<{ entries: ZipEntry[]; close: () => void }> {
  const zip = await open(file)
  try {
    return { entries: await Array.fromAsync(listed(zip, limits)), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function* listed(
  zip: ZipFile,
  { mostEntryBytes: mostOfOne = mostEntryBytes, mostEntries = usualEntries }: ZipLimits = {},
): AsyncGenerator<ZipEntry> {
  let entries = 0
  let total = 0
  let names = 0
  for (let entry = await next(zip); entry; entry = await next(zip)) {
    entries += 1
    names += entry.fileName.length
    if (entries > mostEntries)
      throw refused(`This archive holds more than ${mostEntries.toLocaleString('en-US')} files.`)
    if (entry.fileName.length > longestName || names > mostNameCharacters) {
      throw refused('The names of the files in this archive are too long.')
    }
    if (isIgnored(entry.fileName)) continue
    if (entry.isEncrypted()) {
      throw refused(
        'This archive is protected with a password. Unpack it and import the files that are in it.',
      )
    }
    total += entry.uncompressedSize
    if (entry.uncompressedSize > mostOfOne || total > mostBytes) {
      throw refused('What is in this archive is larger than 50 GB.')
    }
    if (isBomb(entry) || total > bombBytes + deflateRatio * zip.fileSize) {
      throw refused('This archive unpacks to far more than it holds, so it was not read.')
    }
    const current = entry
    yield {
      name: entry.fileName,
      size: entry.uncompressedSize,
      stream: () => readEntry(zip, current),
    }
  }
}

const refused = (detail: string) => new ConnectorError('bad_file', { detail })

function isIgnored(name: string): boolean {
  return (
    name.endsWith('/') || name.startsWith('__MACOSX/') || /(^|\/)(\._[^/]*|\.DS_Store)$/.test(name)
  )
}

const isBomb = ({ uncompressedSize, compressedSize }: Entry): boolean =>
  uncompressedSize > bombBytes && uncompressedSize > bombRatio * compressedSize

function open(file: ImportFile): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true }
    fromRandomAccessReader(new ImportFileReader(file), file.size, options, (error, zip) => {
      if (error) reject(new ConnectorError('bad_file', { cause: error }))
      else resolve(zip)
    })
  })
}

function next(zip: ZipFile): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      zip.off('entry', onEntry)
      zip.off('end', onEnd)
      zip.off('error', onError)
      work()
    }
    const onEntry = (entry: Entry) => settle(() => resolve(entry))
    const onEnd = () => settle(() => resolve(undefined))
    const onError = (error: Error) => settle(() => reject(unreadable(error)))
    zip.on('entry', onEntry)
    zip.on('end', onEnd)
    zip.on('error', onError)
    zip.readEntry()
  })
}

/** Names such as `../../x` and `C:\\x` are refused by the library. */
const unreadable = (error: Error): ConnectorError =>
  /relative path|absolute path|invalid characters/.test(error.message)
    ? refused('This archive holds names that lead out of it, so it was not read.')
    : new ConnectorError('bad_file', { cause: error })

/** Errors while unpacking an entry, including a false size, are reported as a bad file. */
async function* readEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream: AsyncIterable<Buffer> = await openEntry(zip, entry)
  try {
    yield* stream
  } catch (error) {
    throw new ConnectorError('bad_file', { cause: error })
  }
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(new ConnectorError('bad_file', { cause: error }))
      else resolve(stream)
    })
  })
}

/** Lets yauzl read a file that is not on disk. */
class ImportFileReader extends RandomAccessReader {
  readonly #file: ImportFile

  constructor(file: ImportFile) {
    super()
    this.#file = file
  }

  /**
   * The directory is read in tens of thousands of small pieces, so streams are not used for them.
   */
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#file.read(position, length).then(
      (bytes) => {
        const whole = bytes.copy(buffer, offset) === length
        callback(whole ? null : new Error('unexpected end of file'))
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error('not readable')),
    )
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const file = this.#file
    return Readable.from(
      (async function* () {
        for (let at = start; at < end; at += pieceBytes) {
          yield await file.read(at, Math.min(pieceBytes, end - at))
        }
      })(),
    )
  }
}
