import { describe, expect, test } from 'vitest'
import { open, seal } from './sealed-file.ts'

const passphrase = 'ten green bottles'
const headBytes = 35
const pieceBytes = 2 ** 20 + 16

async function* stream(...parts: Buffer[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield await Promise.resolve(part)
}

async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts)
}

const content = (length: number) =>
  Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 7) % 251))

describe.each([0, 1, 2 ** 20 - 1, 2 ** 20, 2 ** 20 + 1, 3 * 2 ** 20])('%i bytes', (length) => {
  test('survive sealing and opening, however the file is divided when read', async () => {
    const plain = content(length)
    const sealed = await collect(seal(stream(plain.subarray(0, 5), plain.subarray(5)), passphrase))
    const half = Math.floor(sealed.length / 2)
    const cut = stream(sealed.subarray(0, 3), sealed.subarray(3, half), sealed.subarray(half))
    expect((await collect(open(cut, passphrase))).equals(plain)).toBe(true)
  })
})

describe('a file that was changed', async () => {
  const sealed = await collect(seal(stream(content(3 * 2 ** 20)), passphrase))
  const head = sealed.subarray(0, headBytes)
  const piece = (number: number) =>
    sealed.subarray(headBytes + number * pieceBytes, headBytes + (number + 1) * pieceBytes)
  const flipped = (at: number) => {
    const copy = Buffer.from(sealed)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  }
  test.each([
    ['in its salt', flipped(14)],
    ['in a piece', flipped(headBytes + 5)],
    ['at its end', flipped(sealed.length - 1)],
    ['by a piece less at the end', Buffer.concat([head, piece(0), piece(1)])],
    ['by a piece less in the middle', Buffer.concat([head, piece(0), piece(2)])],
    ['by two pieces in each other’s place', Buffer.concat([head, piece(1), piece(0), piece(2)])],
    ['by a piece more', Buffer.concat([sealed, piece(2)])],
    ['by all of its pieces', Buffer.from(head)],
  ])('%s is refused', async (_, bytes) => {
    await expect(collect(open(stream(bytes), passphrase))).rejects.toThrow('damaged or incomplete')
  })
})
