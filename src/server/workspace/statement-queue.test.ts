import { setImmediate as pass } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createStatementQueue } from './statement-queue.ts'

/** Statements that run until they are ended, and the order in which they started. */
function open(limits = { running: 2, waitingOfOne: 2, waitingPeople: 2 }) {
  const turns = createStatementQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (person: string, name: string, signal?: AbortSignal) => {
    const statement = () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    }
    return turns.runForPerson(person, () => turns.runLimited(statement, signal), signal)
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    for (let i = 0; i < 5; i++) await pass()
  }
  return { run, end, begun }
}

test('a person has one statement running at a time, and their others follow in order', async () => {
  const { run, end, begun } = open()
  const all = [run('ada', 'a1'), run('ada', 'a2'), run('ada', 'a3'), run('ben', 'b1')]
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  await end('a2')
  await end('a3')
  await end('b1')
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('the number of running statements is limited, and a person with many does not block another', async () => {
  const { run, end, begun } = open()
  const all = [run('ada', 'a1'), run('ada', 'a2'), run('ben', 'b1'), run('cem', 'c1')]
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  for (const name of ['b1', 'c1', 'a2']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  await Promise.all(all)
})

test('a statement with too many ahead of it is refused with a message', async () => {
  const { run, end } = open()
  const all = ['a1', 'a2', 'a3'].map((name) => run('ada', name))
  await expect(run('ada', 'a4')).rejects.toMatchObject({ code: 'query.busy', kind: 'unavailable' })
  all.push(run('ben', 'b1'), run('cem', 'c1'), run('dan', 'd1'))
  await expect(run('eve', 'e1')).rejects.toMatchObject({ code: 'query.busy' })
  for (const name of ['b1', 'a1', 'c1', 'd1', 'a2', 'a3']) await end(name)
  expect(await Promise.all(all)).toHaveLength(6)
})

test('a cancelled statement leaves its place in the queue to the next', async () => {
  const { run, end, begun } = open()
  const giving = new AbortController()
  const first = run('ada', 'a1')
  const given = run('ada', 'a2', giving.signal)
  const last = run('ada', 'a3')
  giving.abort()
  await expect(given).rejects.toMatchObject({ code: 'query.time_limit' })
  await end('a1')
  expect(begun).toEqual(['a1', 'a3'])
  await end('a3')
  expect(await Promise.all([first, last])).toEqual(['a1', 'a3'])
})
