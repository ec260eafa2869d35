import { expect, test } from 'vitest'
import { shownConfidence, withShownConfidence, type FittedAnswer } from './shown-confidence.ts'

const answer: FittedAnswer = {
  answer: '**7**',
  found: true,
  confidence: 0.92,
  queryType: 'analytical',
  citations: [],
  followUpQuestions: [],
  steps: [],
}
const shownOf = async (given: Partial<FittedAnswer>) =>
  withShownConfidence({ ask: async () => ({ ...answer, ...given }) }).ask('ada', 'How many?')

test('an answer from a table is shown with the share that was right at first looks', async () => {
  const shown = await shownOf({ fitted: 'tables' })
  expect(shown.confidence).toBeGreaterThan(0.6)
  expect(shown.confidence).toBeLessThan(0.85)
  expect(shown).not.toHaveProperty('fitted')
})

test('answers without a fitted confidence and those that found nothing keep theirs', async () => {
  expect((await shownOf({})).confidence).toBe(0.92)
  expect((await shownOf({ fitted: 'tables', found: false })).confidence).toBe(0.92)
})

test.each(['tables', 'texts'] as const)(
  'a higher fitted confidence is never shown with a lower one: %s',
  (kind) => {
    const shown = Array.from({ length: 101 }, (_, at) => shownConfidence(kind, at / 100))
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    expect(shown[30]).toBe(0.3)
  },
)
