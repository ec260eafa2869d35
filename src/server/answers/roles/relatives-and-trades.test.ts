import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersWithCards, card } from './address-book.fixtures.ts'
import { familiarCards } from './cards.fixtures.ts'

let book: Awaited<ReturnType<typeof answersWithCards>>
beforeAll(async () => {
  book = await answersWithCards(familiarCards)
})
afterAll(() => book[Symbol.asyncDispose]())

const answered: Record<string, [question: string, ...says: string[]][]> = {
  'a relative is named from the card of the person, without a card of their own': [
    ["What's Mhairi's husband's name?", '**Stuart Burns**', 'Mhairi Burns, spouse: Stuart Burns'],
    ["what is Mhairi Burns's hubby called", '**Stuart Burns**'],
    ['Who is the husband of Mhairi?', '**Stuart Burns**'],
    ["What's my brother's wife called?", '**Eilidh Reid**'],
    ["who is my brother's other half", '**Eilidh Reid**'],
    ["What are Mhairi's kids called?", '**Isla Burns** and **Fergus Burns**'],
    ["What's my husband's name?", '**Jonas Lind**'],
    ["Who is Mhairi's brother?", '**Tom Weir**'],
    ["Who is Paula's boyfriend?", '**Neil Shaw**', 'Boyfriend Neil Shaw'],
    ["Who is Stuart's wife?", '**Mhairi Burns**'],
    ['Wie heißt Mhairis Mann?', '**Stuart Burns**'],
    ['Wie heißt die Frau meines Bruders?', '**Eilidh Reid**'],
    ['Wie heißen die Kinder von Mhairi?', '**Isla Burns** und **Fergus Burns**'],
  ],
  'a trade stands for the only contact whose card has it': [
    ["What's the plumber's mobile number?", '+44 7700 900103', 'Rab Lennox'],
    ["what's our plumber's email", 'rab@lennox.example'],
    ["plumber's number", '+44 7700 900103'],
    ["what's the dentist's phone number", '**+44 131 496 0105**', 'Smile Dental Practice'],
    ["What's the optician's email?", '**rao@eyes.example**'],
    ["What's the number for the roofer?", '**+44 131 496 0108**'],
    ['What is the plumber called?', '**Rab Lennox**'],
    ['Wie ist die Handynummer vom Klempner?', '+44 7700 900103'],
    ['Wie ist die Nummer des Dachdeckers?', '**+44 131 496 0108**'],
  ],
  'birthdays, ages and addresses are those of the person meant': [
    ['How old is the neighbour?', '**71**', 'Sheila Grant'],
    ['How old is my brother?', '**38**'],
    ["When is Mum's birthday?", '**2 September 1957**'],
    ['Where does the neighbour live?', '**6 Elm Row, Edinburgh'],
    ["Where does Paula's sister live?", '**8 Loch View, Crieff'],
    ["How old is Paula's sister?", '**35**'],
    ['Wie alt ist der Nachbar?', '**71**'],
    ['Wo wohnt mein Bruder?', '**14 Quay Street, Oban'],
  ],
}
describe.each(Object.entries(answered))('%s', (_, questions) => {
  test.each(questions)('%s', async (question, ...says) => {
    const { answer, found, citations } = await book.ask(question)
    for (const text of says) expect(answer).toContain(text)
    expect(found).toBe(true)
    expect(citations.length).toBeGreaterThan(0)
  })
})

describe('nobody else answers for somebody who is not known', () => {
  test.each([
    "What's Mhairi's sister's number?",
    "What's Mhairi's husband's mobile number?",
    "What is Mhairi's son called?",
    "How old are Mhairi's kids?",
    "How old is Mhairi's brother?",
    'What are my kids called?',
    "What's the electrician's mobile number?",
    "what's the vet's number?",
    // Her note mentions them: "Recommended the plumber".
    "What is the neighbour's husband called?",
    'How old is the plumber?',
    "When is the plumber's birthday?",
  ])('%s', async (question) => {
    const { answer, found } = await book.ask(question)
    expect(found, answer).toBe(false)
  })
})

test('a trade of several contacts is asked about again with each of their names', async () => {
  const { answer, found, followUpQuestions } = await book.ask("What's the gardener's number?")
  expect(found).toBe(false)
  expect(answer).toContain('“the gardener” may be any of 2 people')
  expect(followUpQuestions).toContain("What's Paula Finn’s number?")
})

test('an answer to a question for a number has the form of one', async () => {
  const texts = [
    {
      id: 'note',
      name: 'Boiler',
      passages: [{ text: 'The plumber, Gas Safe 548812, came 1955-03-11.' }],
    },
    { id: 'job', name: 'Fuses', passages: [{ text: 'The electrician is on 0131 496 0199.' }] },
  ]
  await using answers = await answersWithCards([card('FN:Lou Marsh', 'BDAY:1955-03-11')], texts)
  const none = await answers.ask("What's the plumber's phone number?")
  expect(none.found, none.answer).toBe(false)
  const number = await answers.ask("What's the electrician's phone number?")
  expect(number.answer).toContain('**0131 496 0199**')
})
