import { expect, test } from 'vitest'
import { rankPassages } from './rank.ts'
import type { Rankable } from './rank.ts'

type Named = Rankable & { name: string }

const question = { weights: [3, 2], averageLength: 100 }
const passage = (name: string, given: Partial<Rankable> = {}): Named => ({
  name,
  length: 100,
  positions: [[], []],
  inName: [false, false],
  inPath: [false, false],
  cosine: undefined,
  conversationCosine: undefined,
  neighbours: [],
  ...given,
})
const order = (...passages: Named[]) =>
  rankPassages(question, passages).map(({ candidate }) => candidate.name)

test.each([
  [
    'a rare word over a common one',
    passage('better', { positions: [[5], []] }),
    passage('worse', { positions: [[], [5]] }),
  ],
  [
    'both words over one',
    passage('better', { positions: [[5], [50]] }),
    passage('worse', { positions: [[5, 30], []] }),
  ],
  [
    'a phrase over words far apart',
    passage('better', { positions: [[5], [6]] }),
    passage('worse', { positions: [[5], [90]] }),
  ],
  [
    'the order of the question over the reverse',
    passage('better', { positions: [[5], [6]] }),
    passage('worse', { positions: [[6], [5]] }),
  ],
  [
    'a short passage over a long one',
    passage('better', { positions: [[5], []], length: 50 }),
    passage('worse', { positions: [[5], []], length: 400 }),
  ],
  [
    'a word that stands in the heading too',
    passage('better', { positions: [[5], []], inPath: [true, false] }),
    passage('worse', { positions: [[5], []] }),
  ],
  [
    'a word that stands in the file name too',
    passage('better', { positions: [[5], []], inName: [false, true] }),
    passage('worse', { positions: [[5], []] }),
  ],
  [
    'neighbours that hold the other word',
    passage('better', {
      positions: [[5], []],
      neighbours: [{ distance: 1, length: 100, holds: [false, true] }],
    }),
    passage('worse', {
      positions: [[5], []],
      neighbours: [{ distance: 1, length: 100, holds: [false, false] }],
    }),
  ],
  [
    'the word nearby over the word further away',
    passage('better', {
      positions: [[5], []],
      neighbours: [{ distance: 1, length: 100, holds: [false, true] }],
    }),
    passage('worse', {
      positions: [[5], []],
      neighbours: [{ distance: 3, length: 100, holds: [false, true] }],
    }),
  ],
  [
    'a word of its own over one of its neighbour',
    passage('better', {
      positions: [[5], []],
      neighbours: [{ distance: 1, length: 100, holds: [false, false] }],
    }),
    passage('worse', {
      neighbours: [{ distance: 1, length: 100, holds: [true, false] }],
    }),
  ],
  [
    'the window of nearer meaning',
    passage('better', { cosine: 0.4, conversationCosine: 0.6 }),
    passage('worse', { cosine: 0.4, conversationCosine: 0.2 }),
  ],
  [
    'a part that means what is asked',
    passage('better', { cosine: 0.3, conversationCosine: 0.3, windows: [0.1, 0.6] }),
    passage('worse', { cosine: 0.4, conversationCosine: 0.4, windows: [0.3, 0.4] }),
  ],
  ['the nearer meaning', passage('better', { cosine: 0.6 }), passage('worse', { cosine: 0.2 })],
])('ranking prefers %s', (_, better, worse) => {
  expect(order(worse, better)).toEqual(['better', 'worse'])
})

test('a passage without a vector is judged by its words', () => {
  expect(
    order(
      passage('near only', { cosine: 0.5 }),
      passage('far', { cosine: 0.1, positions: [[9], []] }),
      passage('new', { positions: [[5], [6]] }),
    )[0],
  ).toBe('new')
})

test('coverage weights words by rarity', () => {
  const [rank] = rankPassages(question, [passage('one', { positions: [[5], []] })])
  expect(rank?.coverage).toBeCloseTo(0.6)
})

test('ranking works without any word or vector', () => {
  expect(rankPassages({ weights: [], averageLength: 1 }, [passage('only')])[0]?.score).toBe(0)
  expect(rankPassages(question, [])).toEqual([])
})
