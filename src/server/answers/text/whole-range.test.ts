import { expect, test } from 'vitest'
import { wholeRange } from './whole-range.ts'

const around = (question: string, sentence: string, answer: string) => {
  const start = sentence.indexOf(answer)
  return wholeRange(question, sentence, { start, end: start + answer.length })
}

test('both ends of a range are given if they are asked for', () => {
  const sentence = 'Lift B will be shut for modernisation from 10 Jan to 25 Jan 2027.'
  expect(around('From when to when will lift B be shut?', sentence, '25 Jan 2027')).toBe(
    '10 Jan to 25 Jan 2027',
  )
  expect(around('When will lift B open again?', sentence, '25 Jan 2027')).toBeUndefined()
  const german = 'Arbeitsunfähig vom 24.08.2026 bis 11.09.2026'
  expect(around('Von wann bis wann war ich krank?', german, '24.08.2026')).toBe(
    '24.08.2026 bis 11.09.2026',
  )
})
