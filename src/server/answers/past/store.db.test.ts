import { expect, test } from 'vitest'
import { pastAnswerLimits, type AskResponse } from '#shared/answers.ts'
import { openTestVault } from '#tests/database.ts'
import { createQuestionHistory } from '../history.ts'
import { createPastAnswers } from './store.ts'

const answered: AskResponse = {
  answer: '**42** in total.',
  queryType: 'analytical',
  confidence: 0.9,
  followUpQuestions: [],
  citations: [],
  steps: [],
  found: true,
}

test('a search finds the oldest answer, and says when there are more than it lists', async () => {
  await using opened = await openTestVault()
  const history = createQuestionHistory(opened)
  for (let at = 0; at < 1_010; at += 1) {
    await history.add('ada', 'ask', { question: at === 0 ? 'The very first' : 'Next' }, answered, 1)
  }
  const past = createPastAnswers(opened)
  expect(await past.search('ada', 'first')).toMatchObject({
    answers: [{ question: 'The very first', figure: '42' }],
    hasMore: false,
  })
  const next = await past.search('ada', 'next')
  expect(next.answers).toHaveLength(pastAnswerLimits.listed)
  expect(next.hasMore).toBe(true)
})
