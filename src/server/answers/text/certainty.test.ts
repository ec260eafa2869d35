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

test('an answer is surer the better its span and the fewer others there are', () => {
  const certainty = (likelihood: number, span: number) =>
    certaintyOf([{ best: candidate([1, span, span, 2]), support: [], likelihood }])
  expect(certainty(0.9, 4)).toBeGreaterThan(certainty(0.3, 4))
  expect(certainty(0.5, 6)).toBeGreaterThan(certainty(0.5, -2))
  expect(certaintyOf([])).toBe(0)
})
