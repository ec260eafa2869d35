import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { createIdleWorker } from './idle-worker.ts'

type ToThread = { kind: 'say' | 'hold' | 'die'; call: number } | { kind: 'stop' | 'close' }
type FromThread = { call: number; by: number }

/** Echoes the number of the call, at once or when told to stop or close. */
const code = `
  const { parentPort, threadId } = require('node:worker_threads')
  const held = []
  const say = (call) => parentPort.postMessage({ call, by: threadId })
  parentPort.on('message', ({ kind, call }) => {
    if (kind === 'say') say(call)
    if (kind === 'hold') held.push(call)
    if (kind === 'die') throw new Error('what it read')
    if (kind === 'stop' || kind === 'close') held.splice(0).forEach(say)
    if (kind === 'close') process.exit()
  })`

function open(unfinished: 'dropped' | 'awaited', idleMs = 60_000) {
  const seen = { began: 0, ended: 0, errors: 0 }
  const ending = Promise.withResolvers<void>()
  const thread = createIdleWorker<ToThread, FromThread>({
    start() {
      seen.began += 1
      return new Worker(code, { eval: true })
    },
    handleMessage: ({ call }) => call,
    get close() {
      ending.resolve()
      return { kind: 'close' } as const
    },
    stop: () => ({ kind: 'stop' }),
    unfinished,
    idleMs,
    lost: () => new Error('it ended'),
    closed: 'it was closed',
    onError: () => void (seen.errors += 1),
    onEnd: () => void (seen.ended += 1),
  })
  const ask = (kind: 'say' | 'hold' | 'die', signal?: AbortSignal) =>
    thread.ask({ signal, send: (call) => ({ kind, call }) })
  return { ...thread, ask, seen, ending: ending.promise }
}

test('concurrent calls share one thread, and calls after an idle time get another', async () => {
  const thread = open('dropped', 1)
  expect(thread.seen.began).toBe(0)
  const [one, two] = await Promise.all([thread.ask('say'), thread.ask('say')])
  expect(one.by).toBe(two.by)
  expect([one.call, two.call]).toEqual([1, 2])
  await vi.waitFor(() => expect(thread.seen.ended).toBe(1), { timeout: 10_000 })
  expect((await thread.ask('say')).by).not.toBe(one.by)
  await thread.close()
  expect(thread.seen).toEqual({ began: 2, ended: 2, errors: 0 })
  await expect(thread.ask('say')).rejects.toThrow('it was closed')
})

test('aborted or closed calls are dropped at once if so configured', async () => {
  const thread = open('dropped')
  const giving = new AbortController()
  const given = thread.ask('hold', giving.signal)
  giving.abort(new Error('given up'))
  await expect(given).rejects.toThrow('given up')
  expect(thread.waiting()).toBe(0)
  const closed = expect(thread.ask('hold')).rejects.toThrow('it was closed')
  await Promise.all([closed, thread.close()])
})

test('aborted or closed calls are awaited if they have to finish', async () => {
  const thread = open('awaited')
  const giving = new AbortController()
  const given = thread.ask('hold', giving.signal)
  giving.abort(new Error('given up'))
  expect((await given).call).toBe(1)
  const closed = thread.ask('hold')
  await thread.close()
  expect((await closed).call).toBe(2)
})

test('a thread that dies fails all its callers, and is replaced by another', async () => {
  const thread = open('awaited')
  const waiting = [thread.ask('hold'), thread.ask('die')]
  for (const each of waiting) await expect(each).rejects.toThrow('it ended')
  expect(thread.seen.errors).toBe(1)
  expect((await thread.ask('say')).call).toBe(3)
  await thread.close()
})

test('closing waits for a thread that is already ending', async () => {
  const thread = open('dropped', 0)
  await thread.ask('say')
  await thread.ending
  expect(thread.seen.ended).toBe(0)
  await thread.close()
  expect(thread.seen.ended).toBe(1)
})
