import { expect, test } from 'vitest'
import { plainQuestion } from './plain-question.ts'

test.each([
  ['Hi, could you please tell me when the vet is open?', 'when the vet is open?'],
  ['hey – do you still know where I parked', 'where I parked'],
  ['I was wondering how long the film is', 'how long the film is'],
  ['Sag mal, weißt du noch, wann ich umgezogen bin?', 'wann ich umgezogen bin?'],
  ['ok so what did Ben want', 'what did Ben want'],
  ['wheres the spare key', "where's the spare key"],
  ['how meny eggs', 'how many eggs'],
  ['how offten do I swim', 'how often do I swim'],
  ['How much money did I make in March?', 'how much did I earn in March?'],
  ['What did I earn last year?', 'how much did I earn last year?'],
  ['What did I make in March?', 'What did I make in March?'],
  ['How much jam did I make?', 'How much jam did I make?'],
  ['How much was it?', 'How much was it?'],
  ['how lucky was I', 'how lucky was I'],
  ['Can you swim in the lake?', 'Can you swim in the lake?'],
  ['Do you know Ben?', 'Do you know Ben?'],
  ['Hi', 'Hi'],
  ['Hiking last May', 'Hiking last May'],
  ['Sofia called', 'Sofia called'],
  ['Um wie viel Uhr war das?', 'Um wie viel Uhr war das?'],
])('%s asks %s', (said, asked) => {
  expect(plainQuestion(said)).toBe(asked)
})
