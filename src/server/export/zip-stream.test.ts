import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { zipStream, type ZipPart } from './zip-stream.ts'

test('reading stops when the download of an archive is cancelled', async () => {
  let pieces = 0
  const ended = Promise.withResolvers<void>()
  async function* parts(): AsyncGenerator<ZipPart> {
    try {
      for (let number = 0; number < 1_000; number++) {
        yield {
          path: `${number}.bin`,
          packed: true,
          async *content() {
            for (let piece = 0; piece < 100; piece++) {
              pieces += 1
              yield await Promise.resolve(randomBytes(64 * 1024))
            }
          },
        }
      }
    } finally {
      ended.resolve()
    }
  }
  const reader = zipStream(parts()).getReader()
  expect((await reader.read()).value?.length).toBeGreaterThan(0)
  await reader.cancel()
  await ended.promise
  // As much as the buffers of the streams hold.
  expect(pieces).toBeLessThan(100)
})

test('an archive that cannot be completed is aborted rather than ended', async () => {
  async function* parts(): AsyncGenerator<ZipPart> {
    yield {
      path: 'a.txt',
      async *content() {
        yield await Promise.resolve('the beginning')
        throw new Error('the database is gone')
      },
    }
  }
  await expect(new Response(zipStream(parts())).arrayBuffer()).rejects.toThrow()
})
