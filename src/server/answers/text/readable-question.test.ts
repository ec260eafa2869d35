import { expect, test } from 'vitest'
import { readQuestion } from '../plan/reading.ts'
import { readableQuestion } from './readable-question.ts'

const readable = (question: string) => readableQuestion(readQuestion(question, '2026-11-22'))

test('a German question is followed by the English words of the lexicon', () => {
  expect(readable('Wie hoch ist die Kaution?')).toBe('Wie hoch ist die Kaution? (deposit)')
})

test('a compound is read by its parts', () => {
  expect(readable('Wo liegt der Wohnungsschlüssel?')).toBe(
    'Wo liegt der Wohnungsschlüssel? (flat key)',
  )
})

test('an English question, and German words that no lexicon has, stay as they are', () => {
  expect(readable('How much is the deposit?')).toBe('How much is the deposit?')
  expect(readable('Wo steht der Rasenmäher?')).toBe('Wo steht der Rasenmäher?')
})
