import { describe, expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { createFairQueue } from './fair-queue.ts'

const limits = { running: 1, waitingAPerson: 5, waiting: 20 }

/** Resolves once everybody whose turn has come has begun. */
const settled = () => new Promise(setImmediate)

/** Work that ends on demand, and the order in which it began. */
function createWork(given = limits) {
  const turns = createFairQueue(given)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    ask(
      name: string,
      { isGuest = false, signal }: { isGuest?: boolean; signal?: AbortSignal } = {},
    ) {
      const person = { id: name.replace(/\d+$/, ''), isGuest }
      const work = () => {
        begun.push(name)
        const ended = Promise.withResolvers<void>()
        ends.set(name, ended.resolve)
        return ended.promise
      }
      return turns.take(person, work, signal)
    },
    /** Ends running work until nothing waits. */
    async run(): Promise<void> {
      await settled()
      for (let ended = 0; ended < begun.length; ended++) {
        ends.get(begun[ended] ?? '')?.()
        await settled()
      }
    },
  }
}

describe('people take turns', () => {
  test('with one question at a time each', async () => {
    const work = createWork({ ...limits, running: 4 })
    const asked = [work.ask('ann1'), work.ask('ann2'), work.ask('bob1')]
    await settled()
    expect(work.begun).toEqual(['ann1', 'bob1'])
    work.end('ann1')
    await asked[0]
    await settled()
    expect(work.begun).toEqual(['ann1', 'bob1', 'ann2'])
    await work.run()
    await Promise.all(asked)
  })

  test('however many questions one of them has', async () => {
    const work = createWork()
    const asked = ['ann1', 'ann2', 'ann3', 'bob1', 'cem1', 'bob2'].map((name) => work.ask(name))
    await work.run()
    await Promise.all(asked)
    expect(work.begun).toEqual(['ann1', 'bob1', 'cem1', 'ann2', 'bob2', 'ann3'])
  })

  test('and guests, however many, delay an account by at most one question', async () => {
    const work = createWork()
    const guests = Array.from({ length: 10 }, (_, n) =>
      work.ask(`guest-${String.fromCharCode(97 + n)}1`, { isGuest: true }),
    )
    const accounts = [work.ask('ann1'), work.ask('bob1')]
    await work.run()
    await Promise.all([...guests, ...accounts])
    expect(work.begun.indexOf('ann1')).toBe(1)
    expect(work.begun.indexOf('bob1')).toBe(3)
  })

  test('and guests never take all places', async () => {
    const work = createWork({ ...limits, running: 4 })
    const guests = ['a1', 'b1', 'c1', 'd1'].map((name) => work.ask(name, { isGuest: true }))
    await settled()
    expect(work.begun).toEqual(['a1', 'b1'])
    const account = work.ask('ann1')
    await settled()
    expect(work.begun).toEqual(['a1', 'b1', 'ann1'])
    await work.run()
    await Promise.all([...guests, account])
  })

  test('a person with too many questions at once is told so, and nobody else', async () => {
    const work = createWork()
    const asked = Array.from({ length: 6 }, (_, n) => work.ask(`ann${n}`))
    await expect(work.ask('ann6')).rejects.toThrow(AppError)
    await expect(work.ask('ann7')).rejects.toMatchObject({ kind: 'too_many', code: 'ask.busy' })
    asked.push(work.ask('bob1'))
    await work.run()
    await Promise.all(asked)
    expect(work.begun).toHaveLength(7)
  })

  test("many guests fill only the guests' part of the queue", async () => {
    const work = createWork({ ...limits, waiting: 2 })
    const asked = ['a1', 'b1', 'c1'].map((name) => work.ask(name, { isGuest: true }))
    await expect(work.ask('d1', { isGuest: true })).rejects.toMatchObject({ code: 'ask.busy' })
    asked.push(work.ask('ann1'), work.ask('bob1'))
    await work.run()
    await Promise.all(asked)
    expect(work.begun).toHaveLength(5)
  })

  test('a waiting person who leaves gives up their place', async () => {
    const work = createWork()
    const left = new AbortController()
    const first = work.ask('ann1')
    const waiting = work.ask('ann2', { signal: left.signal })
    const other = work.ask('bob1')
    left.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    await work.run()
    await Promise.all([first, other])
    expect(work.begun).toEqual(['ann1', 'bob1'])
  })

  test('work that fails frees its place for the next', async () => {
    const turns = createFairQueue(limits)
    const failing = turns.take({ id: 'ann', isGuest: false }, () => Promise.reject(new Error('no')))
    const next = turns.take({ id: 'ann', isGuest: false }, () => Promise.resolve('done'))
    await expect(failing).rejects.toThrow('no')
    await expect(next).resolves.toBe('done')
  })
})
