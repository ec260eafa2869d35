import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { memoryFile } from './memory-file.fixtures.ts'
import { readAll } from './read-text.ts'
import { isZip, openZip, zipEntries } from './read-zip.ts'

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), name)
  }
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

const listing = async (bytes: Buffer) =>
  Array.fromAsync(zipEntries(memoryFile('a.zip', bytes)), ({ name }) => name)

/** Changes a field of every entry in the directory of an archive. */
function inDirectory(bytes: Buffer, change: (entry: Buffer) => void): Buffer {
  const changed = Buffer.from(bytes)
  const signature = Buffer.from('504b0102', 'hex')
  for (let at = changed.indexOf(signature); at >= 0; at = changed.indexOf(signature, at + 4)) {
    change(changed.subarray(at))
  }
  return changed
}

const compressedSizeAt = 20
const sizeAt = 24
const flagsAt = 8

test('the files of an archive are listed without folders and macOS metadata', async () => {
  const bytes = await zipOf({
    'mails/one.eml': 'One',
    '__MACOSX/mails/._one.eml': 'x',
    'mails/._one.eml': 'x',
    '.DS_Store': 'x',
  })
  expect(await isZip(memoryFile('a', bytes))).toBe(true)
  expect(await listing(bytes)).toEqual(['mails/one.eml'])
})

test('files in an opened archive are read in any order', async () => {
  const archive = await openZip(memoryFile('a.zip', await zipOf({ a: 'first', b: 'second' })))
  const [a, b] = archive.entries
  expect(b && (await readAll(b.stream(), 100)).toString()).toBe('second')
  expect(a && (await readAll(a.stream(), 100)).toString()).toBe('first')
  archive.close()
})

describe('a hostile archive is refused', () => {
  const cases: [string, () => Promise<Buffer>, RegExp | undefined][] = [
    [
      'whose names lead out of it',
      async () => replaced(await zipOf({ 'aa/aa/etc': 'x' }), 'aa/aa/etc', '../../etc'),
      /lead out/,
    ],
    [
      'whose names are absolute',
      async () => replaced(await zipOf({ 'aetc/passwd': 'x' }), 'aetc/passwd', '/etc/passwd'),
      /lead out/,
    ],
    [
      'that unpacks to more than its bytes can hold',
      async () =>
        inDirectory(await zipOf({ a: 'x'.repeat(5_000) }), (entry) =>
          entry.writeUInt32LE(0xf000_0000, sizeAt),
        ),
      /far more/,
    ],
    [
      'that holds more than a disk does',
      async () => {
        const names = Array.from({ length: 40 }, (_, index) => [`file ${index}`, 'x'.repeat(100)])
        return inDirectory(await zipOf(Object.fromEntries(names)), (entry) => {
          entry.writeUInt32LE(0xf000_0000, sizeAt)
          entry.writeUInt32LE(0xe000_0000, compressedSizeAt)
        })
      },
      undefined,
    ],
    [
      'that is protected with a password',
      async () =>
        inDirectory(await zipOf({ a: 'secret '.repeat(20) }), (entry) =>
          entry.writeUInt16LE(entry.readUInt16LE(flagsAt) | 1, flagsAt),
        ),
      /password/,
    ],
    [
      'that is cut off',
      async () => (await zipOf({ a: 'x'.repeat(500) })).subarray(0, 60),
      undefined,
    ],
    [
      'whose directory is missing',
      async () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(2_000)]),
      undefined,
    ],
  ]
  test.for(cases)('%s', async ([, make, detail]) => {
    const reading = listing(await make())
    await expect(reading).rejects.toMatchObject({ name: 'ConnectorError', code: 'bad_file' })
    if (detail)
      await expect(reading).rejects.toMatchObject({ detail: expect.stringMatching(detail) })
  })

  test('whose entries are larger than declared', async () => {
    const lying = inDirectory(await zipOf({ a: 'x'.repeat(5_000) }), (entry) =>
      entry.writeUInt32LE(10, sizeAt),
    )
    const reading = async () => {
      for await (const { stream } of zipEntries(memoryFile('a.zip', lying))) {
        await readAll(stream(), 1_000_000)
      }
    }
    await expect(reading()).rejects.toMatchObject({ code: 'bad_file' })
  })

  test('with too many files', async () => {
    const file = memoryFile('a.zip', manyTimes(await zipOf({ a: 'x' }), 2_001))
    await expect(openZip(file, { mostEntries: 2_000 })).rejects.toMatchObject({
      detail: expect.stringMatching(/2,000/),
    })
  })
})

/** Repeats an archive's only file in its directory, so often that ZIP64 is needed. */
function manyTimes(bytes: Buffer, times: number): Buffer {
  const directory = bytes.indexOf(Buffer.from('504b0102', 'hex'))
  const end = bytes.indexOf(Buffer.from('504b0506', 'hex'))
  const entries = Buffer.concat(Array.from({ length: times }, () => bytes.subarray(directory, end)))
  const long = Buffer.alloc(56)
  long.writeUInt32LE(0x06064b50, 0)
  long.writeBigUInt64LE(44n, 4)
  long.writeBigUInt64LE(BigInt(times), 24)
  long.writeBigUInt64LE(BigInt(times), 32)
  long.writeBigUInt64LE(BigInt(entries.length), 40)
  long.writeBigUInt64LE(BigInt(directory), 48)
  const where = Buffer.alloc(20)
  where.writeUInt32LE(0x07064b50, 0)
  where.writeBigUInt64LE(BigInt(directory + entries.length), 8)
  where.writeUInt32LE(1, 16)
  const short = Buffer.from(bytes.subarray(end))
  short.fill(0xff, 8, 20)
  return Buffer.concat([bytes.subarray(0, directory), entries, long, where, short])
}

/** The name is stored both with the file and in the directory. */
function replaced(bytes: Buffer, name: string, by: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(name, by), 'latin1')
}
