import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

test('holders of the same key follow one another in order, and other keys do not wait', async () => {
  const lock = createKeyedMutex()
  const order: string[] = []
  const first = await lock('a')
  const waiting = ['second', 'third'].map(async (name) => {
    using _lock = await lock('a')
    order.push(name)
  })
  using _other = await lock('b')
  expect(order).toEqual([])
  first[Symbol.dispose]()
  await Promise.all(waiting)
  expect(order).toEqual(['second', 'third'])
})

test('an aborted caller leaves the queue, and the next one proceeds', async () => {
  const lock = createKeyedMutex()
  const stop = new AbortController()
  const first = await lock('a')
  const stopped = lock('a', stop.signal)
  const next = lock('a')
  stop.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
  first[Symbol.dispose]()
  using _next = await next
})
