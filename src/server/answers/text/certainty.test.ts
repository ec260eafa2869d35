import sure from './sure-points.json' with { type: 'json' }
import { expect, test } from 'vitest'
import type { ReadCandidate } from './candidate.ts'
import { certaintyOf } from './certainty.ts'

const candidate = (features: number[]): ReadCandidate => ({
  text: 'a',
  start: 0,
  end: 1,
  sentence: { text: 'a', start: 0, end: 1 },
  form: 'none',
  proposer: 'span',
  starts: 0,
  ends: 0,
  passage: 0,
  sentenceStart: 0,
  features,
  coverage: 0,
  isNamed: false,
  similarity: 0,
  yes: 0,
})

test('an answer is surer the likelier it is, and the less likely others are', () => {
  const answer = (likelihood: number) => ({
    best: candidate([1, 4, 4, 2]),
    support: [],
    likelihood,
  })
  expect(certaintyOf([answer(0.9)])).toBeGreaterThan(certaintyOf([answer(0.3)]))
  expect(certaintyOf([answer(0.5)])).toBeGreaterThan(certaintyOf([answer(0.5), answer(0.45)]))
  expect(certaintyOf([])).toBe(0)
})

test('the surest answers are shown above what held-out papers tell, and never less sure for more certainty', () => {
  const shares = sure.points.map(([, share = 0]) => share)
  expect(shares.at(-1)).toBeGreaterThan(sure.from)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})
