import { afterAll, describe, expect, test } from 'vitest'
import type { Related } from '#server/people/relations/related.ts'
import { personalRecords } from '../personal-records.fixtures.ts'
import { answersInMemory } from '../fixtures.ts'
import { withRoles } from './with-roles.ts'

const own = answersInMemory({ records: personalRecords() })
afterAll(() => own[Symbol.asyncDispose]())

const roles: Related['roles'] = [
  { role: 'mother', name: 'Mum' },
  { role: 'brother', name: 'Bob Ray' },
  { role: 'boss', name: 'Eve Stone' },
  { role: 'sister', name: 'Dana Field' },
  { role: 'cousin', name: 'Bob Ray' },
  { role: 'cousin', name: 'Eve Stone' },
]
const kin: Related['kin'] = [
  { role: 'brother', of: 'Dana Field', name: 'Bob Ray' },
  { role: 'mother', of: 'Bob Ray', name: 'Eve Stone' },
  { role: 'father', of: 'Bob Ray', name: 'Dana Field' },
]
const names = ['Mum', 'Bob Ray', 'Eve Stone', 'Dana Field', 'Harbour Bank']
const answers = withRoles(
  { ask: (_, question) => own.ask(question.question) },
  { related: async () => ({ roles, kin, names }) },
  { places: async () => [] },
)

describe('a relation to the person identifies who is meant', () => {
  const asked: [question: string, says: string][] = [
    ['How many mails did I send to my brother?', '**2**'],
    ['How many mails did I get from my big brother?', '**5**'],
    ['How many mails did I send to my boss?', '**4**'],
    ['How many messages did I send to my mother?', '**2**'],
    ['How many messages did I send to Mum?', '**2**'],
    ['How many messages did I send to mom?', '**2**'],
    ["Who's mum's last message from?", 'Mum'],
    ['How many messages did I exchange with my sister in March?', '**6**'],
    ['When did my brother last write?', '5 August 2026'],
    ['Wann hat mein Bruder zuletzt geschrieben?', '5. August 2026'],
    ['Wie viele Mails habe ich meinem Chef geschickt?', '**4**'],
    ['Wie viele Nachrichten habe ich Mama geschickt?', '**2**'],
    // Somebody else's relatives.
    ["How many mails did I get from Dana's brother?", '**5**'],
    ["How many mails did I send to Bob's mum?", '**4**'],
    ["How many messages did I exchange with Bob's dad in March?", '**6**'],
    // A name next to the role takes precedence.
    ['How many mails did I get from my cousin Bob Ray?', '**5**'],
    // Banks are found by their word, and money belongs to the account and not to the person.
    ['How many unread mails from my bank last week', '**2**'],
    ['How much did I spend on groceries in March?', '**€82.00**'],
    // Ambiguous roles.
    ['How many mails did my cousin write?', '2 people are known as your cousin: **Bob Ray** and'],
    ['When did my landlord last write?', 'Nobody is known as your landlord yet'],
    ['Wann hat Papa zuletzt geschrieben?', 'Wer „Papa“ ist, ist noch nicht bekannt'],
  ]
  test.each(asked)('%s → %s', async (question, says) => {
    expect((await answers.ask('ada', { question })).answer).toContain(says)
  })
})

test('statements of an unknown relation are searched in texts before asking who they are', async () => {
  const texts = answersInMemory({
    texts: [
      { id: 'doc_a', name: 'Lease.txt', passages: [{ text: 'The lease ends on 31 March 2027.' }] },
    ],
  })
  const withTexts = withRoles(
    { ask: (_, question) => texts.ask(question.question) },
    { related: async () => ({ roles, names }) },
    { places: async () => [] },
  )
  const answer = await withTexts.ask('ada', {
    question: 'When did my landlord say the lease ends?',
  })
  expect(answer.answer).toContain('31 March 2027')
  const unknown = await withTexts.ask('ada', { question: 'When did my landlord last write?' })
  expect(unknown.answer).toContain('Nobody is known as your landlord yet')
  await texts[Symbol.asyncDispose]()
})

test('the answer says who was meant, and can be corrected to the literal words', async () => {
  const question = 'How many mails did I send to my brother?'
  const answer = await answers.ask('ada', { question })
  expect(answer.spelling).toEqual([{ typed: 'my brother', read: 'Bob Ray', isPerson: true }])
  expect((await answers.ask('ada', { question, literal: true })).spelling).toBeUndefined()
})
