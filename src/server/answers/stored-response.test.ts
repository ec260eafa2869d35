import { expect, test } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { chatReply } from '#shared/chat.ts'
import { readStored } from './stored-response.ts'

const card = { figure: '€42', sentence: 'You spent **€42**.', context: [] }
const answer = {
  answer: 'You spent **€42**.',
  queryType: 'analytical',
  confidence: 0.9,
  followUpQuestions: [],
  citations: [],
  steps: [],
  found: true,
}

test('answers of earlier versions keep their card, which was stored as `told`', () => {
  expect(readStored(askResponse).parse({ ...answer, told: card })).toEqual({ ...answer, card })
  expect(readStored(askResponse).parse({ ...answer, card })).toEqual({ ...answer, card })
  expect(readStored(askResponse).parse(answer)).toEqual(answer)
})

test('so do replies in conversations', () => {
  const reply = {
    response: answer.answer,
    category: 'financial',
    sources: [],
    queryType: 'analytical',
    confidence: 0.9,
    suggestions: [],
    told: card,
  }
  expect(readStored(chatReply).parse(reply).card).toEqual(card)
})
