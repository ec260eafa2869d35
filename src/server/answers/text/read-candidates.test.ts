import { expect, test } from 'vitest'
import { windowsOf } from '#server/search/reading-windows.ts'
import { readQuestion } from '../plan/reading.ts'
import { readCandidates } from './read-candidates.ts'
import type { Reader } from './reader.ts'

const reading = readQuestion('When is the rent due?', '2026-11-22')
const line = 'A line about something else, with enough words to fill a window of its own soon. '
const evidence = [
  {
    text: `${line.repeat(60)}\nThe money arrives by the 3rd.`,
    title: 'Letter',
    path: [],
    score: 1,
  },
]

/** Counts what is read, and says of every window whether it answers. */
function counting(answers: number) {
  const read: string[] = []
  const reader: Reader = {
    read: async (_, windows) => {
      read.push(...windows.map(({ text }) => text))
      return windows.map(() => ({ words: [], answers, yes: 0 }))
    },
  }
  return { reader, read }
}

test('more windows are read where the first ones do not answer', async () => {
  const answered = counting(3)
  await readCandidates(answered.reader, reading, evidence)
  const unanswered = counting(-3)
  await readCandidates(unanswered.reader, reading, evidence)
  expect(unanswered.read.length).toBeGreaterThan(answered.read.length)
  expect(unanswered.read.slice(0, answered.read.length)).toEqual(answered.read)
})

test('a busy reader reads the first windows only', async () => {
  const free = counting(-3)
  await readCandidates(free.reader, reading, evidence)
  const busy = counting(-3)
  await readCandidates({ ...busy.reader, isBusy: () => true }, reading, evidence)
  expect(busy.read.length).toBeGreaterThan(0)
  expect(busy.read.length).toBeLessThan(free.read.length)
})

test('the windows most similar to the question are read first', async () => {
  const text = evidence[0]?.text ?? ''
  const count = windowsOf(text).length
  const windows = Array.from({ length: count }, (_, index) => (index === count - 2 ? 0.6 : 0.1))
  const { reader, read } = counting(3)
  await readCandidates(
    reader,
    readQuestion('Who feeds the parrot?', '2026-11-22'),
    evidence.map((each) => ({ ...each, dense: 0.2, windows })),
  )
  expect(read[0]).toBe(windowsOf(text)[count - 2]?.text)
})
