import { expect, test } from 'vitest'
import { readQuestion } from '../plan/reading.ts'
import { extractAnswer } from './extract-answer.ts'
import { asksOverview } from './overview.ts'

const today = '2026-05-04'
const answerFrom = (question: string, ...texts: string[]) =>
  extractAnswer(
    readQuestion(question, today),
    texts.map((text) => ({ text, path: [], score: 0.7 })),
  )

const garden = '10:02 Ana: I planted three apple trees in my garden.'
const bread = '10:05 Ben: I baked rye bread for my sister.'

test('a person who says "I" answers questions about them', () => {
  const found = answerFrom('How many apple trees has Ana planted in the garden?', garden, bread)
  expect(found?.short).toBe('three')
})

test('statements about oneself do not answer a question about somebody else', () => {
  const greeting = '10:03 Ana: Nice trees, Ben!'
  expect(
    answerFrom(
      'How many apple trees has Ben planted in the garden?',
      `${garden}\n${greeting}`,
      bread,
    ),
  ).toBeUndefined()
})

test.each([
  ['Where was I on 12 August?', 'I was logged in on 12 August 2026, 14 58 UTC.'],
  ['Where was the meeting?', 'The meeting was on Monday at 9 CET'],
])('%s a time of day with its zone is no place: %s', (question, text) => {
  expect(answerFrom(question, text)?.short ?? '').not.toMatch(/^\d+ (?:UTC|CET)$/)
})

test('a question in a text is not an answer', () => {
  expect(
    answerFrom(
      'What motivated Ben to bake rye bread?',
      'Ana: What motivated Ben to bake rye bread?',
    ),
  ).toBeUndefined()
})

test('a contraction with a capital is not a place', () => {
  const found = answerFrom('Where did Ana camp last year?', "Ana: At camp last year I'll say: wow.")
  expect(found?.short).not.toBe("I'll")
})

test.each([
  ['What does the lease say?', true],
  ['What does the lease say about pets?', true],
  ['What does Ana say running has been great for?', false],
])('%s', (question, isOverview) => {
  expect(asksOverview(question)).toBe(isOverview)
})

test('a passing mention is less certain than a statement', () => {
  const stated = 'Trees: Ana planted three apple trees in the garden.'
  const question = 'How many apple trees has Ana planted in the garden?'
  const spoken = answerFrom(question, 'Ana: I planted three apple trees in the garden.')
  expect(spoken?.confidence).toBeLessThan(answerFrom(question, stated)?.confidence ?? 0)
})

test('statements about "your" things are not about the speaker', () => {
  const shop = '10:04 Ben: Your flower shop looks lovely.'
  expect(answerFrom('How does the flower shop of Ben look?', `${bread}\n${shop}`)).toBeUndefined()
  expect(
    answerFrom('How does the flower shop of Ana look?', `${garden}\n${shop}`)?.best.sentence.text,
  ).toContain('looks lovely')
})

test('praise for a deed is not about the person who praises', () => {
  const praise = '10:06 Ana: That rye bread looks great, Ben!'
  expect(answerFrom('How does the rye bread of Ana look?', `${garden}\n${praise}`)).toBeUndefined()
})

test('only a frequency answers how often something happens', () => {
  const trips = (how: string) =>
    answerFrom('How often does Ana go to the lake?', `10:07 Ana: I go to the lake ${how}.`)
  expect(trips('with my sister')).toBeUndefined()
  expect(trips('twice a month')?.short).toBe('twice a month')
})

test('a sentence that confirms half of the question is not a yes', () => {
  expect(answerFrom('Did Ana paint the wooden garden gate?', garden)).toBeUndefined()
})

const flight =
  'Your flight NB 482 to Lisbon on 12 August 2026 is booked. The booking code is QX7R2M.'
const pass = 'Flight NB 482 to Lisbon, 12 August 2026\nSeat 14A, gate B7, boarding at 10:25'

test.each([
  ['What is the booking code of my flight to Lisbon?', 'QX7R2M'],
  ['Which seat do I have on the flight to Lisbon?', '14A'],
  ['Which gate does the flight to Lisbon leave from?', 'B7'],
  ['What is our wifi password?', 'copper-otter-19'],
  ['Wann endet der Mietvertrag?', '31 March 2027'],
  ['When does Jonas marry?', '14. Juni'],
])('%s', (question, short) => {
  const found = answerFrom(
    question,
    flight,
    pass,
    'Wifi of the flat: copper-otter-19. The fuse box is behind the coats.',
    'Your lease ends on 31 March 2027.',
    '18:30 Jonas: Ich heirate! Am 14. Juni in Lübeck, Jonas muss kommen.',
  )
  expect(found?.short).toBe(short)
})

test('a code for something else is not an answer', () => {
  expect(answerFrom('What is the licence plate of my car?', flight, 'My car is a Volvo 240.')).toBe(
    undefined,
  )
})
