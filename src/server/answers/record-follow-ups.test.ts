import { afterAll, describe, expect, test } from 'vitest'
import { inContext } from '#server/answers/context/in-context.ts'
import { languageOf } from './language/language.ts'
import { personalRecords, twoYears } from './personal-records.fixtures.ts'
import { answersInMemory } from './fixtures.ts'

const own = answersInMemory({ records: personalRecords() })
afterAll(() => own[Symbol.asyncDispose]())

describe('over records a follow-up changes one part of the previous question', () => {
  const groceries = 'How much did I spend on groceries in March?'
  const asked: [before: string, message: string, says: string][] = [
    [groceries, 'and in April?', '€93.00'],
    [groceries, 'only restaurants', '€42.50'],
    [groceries, 'and rent?', '€900.00'],
    ['How much did I spend on groceries this year?', 'and last month?', '€99.00'],
    ['How many messages did I exchange with Dana in March?', 'and in April?', '**3**'],
    ['How many messages did I send to Mum?', 'and to Dana?', '**5**'],
    ['Wie viel habe ich im März für Lebensmittel ausgegeben?', 'und im April?', '93,00\u00a0€'],
    [groceries, 'and the month before?', '€91.00'],
    [
      'Wie viel habe ich im März für Lebensmittel ausgegeben?',
      'und im Monat davor?',
      '91,00\u00a0€',
    ],
    ['Wie viel habe ich im März ausgegeben?', 'nur Restaurants', '42,50\u00a0€'],
    ['What is 15 % of my rent?', 'and 20 %?', '€180.00'],
    ['Compare my spending in March with February', 'and with April?', 'more than April 2026'],
  ]
  test.each(asked)('%s … %s', async (before, message, says) => {
    const question = inContext(message, before, await own.index(), '2026-11-20') ?? message
    const { answer } = await own.ask(question)
    expect(answer, question).toContain(says)
  })
})

test('suggestions before the first question can come from records alone', async () => {
  const offered = await own.suggest('ada')
  expect(offered.length).toBeGreaterThan(1)
  expect(offered).not.toContain('Convert 10 miles to km')
  for (const question of offered) {
    expect((await own.ask(question)).found, question).toBe(true)
  }
})

test('suggestions in German are answered, in German', async () => {
  const offered = await own.suggest('ada', 'de')
  expect(offered.length).toBeGreaterThan(1)
  for (const question of offered) {
    expect(languageOf(question), question).toBe('de')
    expect((await own.ask(question)).found, question).toBe(true)
  }
})

test.each([
  [
    'How much did I spend on groceries in March?',
    'Compare my spending on groceries in March with February',
    'Compare with February',
  ],
  [
    'Wie viel habe ich im März für Lebensmittel ausgegeben?',
    'Vergleiche meine Ausgaben für Lebensmittel im März mit Februar',
    'Mit Februar vergleichen',
  ],
])(
  '%s: suggested next questions are idiomatic and can be answered',
  async (question, first, short) => {
    const { followUpQuestions, followUpsInShort } = await own.ask(question)
    expect(followUpQuestions).toHaveLength(3)
    expect(followUpQuestions[0]).toBe(first)
    expect(followUpsInShort).toEqual({ [first]: short })
    for (const next of followUpQuestions) {
      const { found } = await own.ask(next)
      expect(found, next).toBe(true)
    }
  },
)

test.each([
  ['How much did I spend in 2026?', 'Compare with 2025'],
  ['Wie viel habe ich 2026 ausgegeben?', 'Mit 2025 vergleichen'],
])('%s: the year before is offered only with payments in it', async (question, short) => {
  const offered = async (answers: typeof own) =>
    Object.values((await answers.ask(question)).followUpsInShort ?? {})
  expect(await offered(own)).toEqual([])
  await using withBefore = answersInMemory({ records: personalRecords(twoYears) })
  expect(await offered(withBefore)).toEqual([short])
})

test('questions without a result are not suggested', async () => {
  const read = personalRecords().map(({ of, rows }) => ({
    of,
    rows: of.table === 'emails' ? rows.map((row) => ({ ...row, unread: false })) : rows,
  }))
  await using withoutUnread = answersInMemory({ records: read })
  const { followUpQuestions } = await withoutUnread.ask('How many mails did I get?')
  expect(followUpQuestions).not.toContain('How many unread mails do I have?')
  expect(followUpQuestions.length).toBeGreaterThan(0)
})
