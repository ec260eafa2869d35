import { afterAll, describe, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import type { Correction } from '#shared/readings.ts'
import { personalRecords } from '../personal-records.fixtures.ts'
import { personalSheets } from '../personal-sheets.fixtures.ts'
import { answersInMemory } from '../fixtures.ts'
import { correctionsFor, phraseKey } from './corrections.ts'
import { wordsOf } from '../language/words.ts'

const text = (name: string) => ({ name, type: 'text' as const })
const trips = {
  documentName: 'Trips.csv',
  documentId: 'doc_trips',
  columns: [
    text('Employee'),
    text('From'),
    text('Destination'),
    { name: 'Booked', type: 'date' as const },
    { name: 'Paid on', type: 'date' as const },
    { name: 'Net price', type: 'number' as const },
    { name: 'Gross price', type: 'number' as const },
  ],
  rows: [
    ['Anna Berg', 'Oslo', 'Bergen', '2026-03-02', '2026-04-01', 100, 119],
    ['Anna Keller', 'Bergen', 'Oslo', '2026-03-09', '2026-03-20', 200, 238],
    ['Boris Hahn', 'Graz', 'Oslo', '2025-03-05', '2025-03-30', 400, 476],
    ['Anna Berg', 'Graz', 'Bergen', '2026-10-25', '2026-10-30', 800, 952],
  ] satisfies Cell[][],
}

const travel = answersInMemory({ sheets: [trips] })
const sheets = answersInMemory({ sheets: personalSheets })
const records = answersInMemory({ records: personalRecords() })
type Own = typeof travel
afterAll(() => Promise.all([travel, sheets, records].map((own) => own[Symbol.asyncDispose]())))

/** Asks twice, the second time with the alternative of this label, which is then remembered. */
async function corrected(own: Own, question: string, label: string) {
  const first = await own.ask(question)
  const options = (first.readings ?? []).flatMap(({ phrase, others }) =>
    others.map((other) => ({ phrase, ...other })),
  )
  const option = options.find((each) => each.label === label)
  if (!option) throw new Error(`only ${options.map((each) => each.label).join(', ')}`)
  const correction: Correction = { phrase: option.phrase, choice: option.choice }
  const now = await own.askWith(question, [{ ...correction, isSent: true }])
  const later = await own.askWith(question, [{ ...correction, id: 'rdg_1' }])
  return { first, correction, now, later }
}

describe('a correction changes', () => {
  const cases: [question: string, own: Own, label: string, phrase: string, understood: string][] = [
    ['What is the total price?', travel, 'Trips · Gross price', 'price', 'Sum of Gross price'],
    ['total price in March', travel, 'March 2025', 'March', 'March 2025'],
    ['total price in March', travel, 'Trips · Paid on', 'March', 'Sum of Net price'],
    ['total price last month', travel, 'the last 30 days', 'last month', 'the last 30 days'],
    ['How many trips did Anna book?', travel, 'Anna Keller', 'Anna', 'anna keller'],
    ['total price for Bergen', travel, 'From', 'Bergen', 'From is Bergen'],
    ['How much did I spend in March?', sheets, 'Invoices · Amount', 'spend', 'in invoices'],
    [
      'spending by category last month',
      sheets,
      'Bank statement · Merchant',
      'category',
      'Merchant',
    ],
    ['What was the highest payment?', sheets, 'Invoices', 'payment', 'in invoices'],
    ['How many mails did I send to Bob?', records, 'Messages', 'mails', 'in messages'],
    [
      'How many unread mails do I have this week?',
      records,
      'the last 7 days',
      'this week',
      'last 7',
    ],
  ]
  test.each(cases)('%s (%#)', async (question, own, label, phrase, understood) => {
    const { first, correction, now, later } = await corrected(own, question, label)
    expect(correction.phrase).toBe(phrase)
    for (const answer of [now, later]) {
      expect(answer.found).toBe(true)
      expect(answer.understood).toContain(understood)
      expect(answer.sql).not.toBe(first.sql)
      const reading = answer.readings?.find(({ chosen }) => chosen.label === label)
      expect(reading).toMatchObject({ phrase, chosen: { label, choice: correction.choice } })
      expect(reading).not.toHaveProperty('near')
      // The previous meaning can be chosen again.
      const before = first.readings?.find(({ id }) => id === reading?.id)?.chosen
      expect(reading?.others).toContainEqual(before)
    }
    expect(later.sql).toBe(now.sql)
    expect(later.readings?.filter(({ remembered }) => remembered === 'rdg_1')).toHaveLength(1)
  })

  test('only questions that contain the words', async () => {
    const { correction } = await corrected(
      travel,
      'What is the total price?',
      'Trips · Gross price',
    )
    const other = await travel.askWith('How many trips were booked in March?', [correction])
    expect(other.understood).toBe('Number of rows in trips, March 2026')
    const plural = await travel.askWith('Average of the prices', [correction])
    expect(plural.understood).toBe('Average of Gross price in trips')
  })

  test('nothing if the table or column is gone', async () => {
    const gone = { kind: 'column', table: 'gone', column: 'gross' } as const
    const away = { kind: 'column', table: 'trips', column: 'gone' } as const
    for (const choice of [gone, away]) {
      const answer = await travel.askWith('What is the total price?', [{ phrase: 'price', choice }])
      expect(answer.understood).toBe('Sum of Net price in trips')
    }
  })
})

describe('an answer states how it interpreted words', () => {
  const cases: [question: string, own: Own, says: string][] = [
    [
      'What is the total price?',
      travel,
      'I took “price” to mean Trips · Net price; it could also mean Trips · Gross price.',
    ],
    [
      'How many trips did Anna book?',
      travel,
      'I took “Anna” to mean everyone called Anna; it could also mean Anna Berg or Anna Keller.',
    ],
    [
      'How much did I spend in March?',
      sheets,
      'I took “spend” to mean Bank statement · Amount; it could also mean Invoices · Amount.',
    ],
  ]
  test.each(cases)('%s', async (question, own, says) => {
    expect((await own.ask(question)).answer).toContain(says)
  })

  test('and nothing if the heading is complete', async () => {
    const { answer, readings } = await travel.ask('What is the total gross price?')
    expect(answer).toContain('The total gross price is **1,785**')
    expect(answer).not.toContain('could also mean')
    // It can still be corrected.
    expect(readings?.[0]?.others[0]?.label).toBe('Trips · Net price')
  })
})

test('the query is described part by part', async () => {
  const { query } = await travel.ask(
    'Which destination had the highest total gross price in March?',
  )
  expect(query).toEqual([
    { label: 'Table', value: 'Trips' },
    { label: 'What', value: 'Total Gross price' },
    { label: 'Period', value: 'March 2026, by Booked' },
    { label: 'Grouped by', value: 'Destination' },
    { label: 'Order', value: 'highest first' },
    { label: 'At most', value: '1 row' },
  ])
  const joined = await records.ask('How many mails did I get from people at Kite Studio?')
  expect(joined.query).toEqual(
    expect.arrayContaining([
      { label: 'Table', value: 'Mails' },
      { label: 'With', value: 'Contacts' },
      { label: 'Only where', value: 'Direction is received' },
    ]),
  )
})

test('among matching corrections, the current one and longer phrases take precedence', () => {
  const as = (phrase: string, name: string, isSent?: boolean) => ({
    phrase,
    choice: { kind: 'person', name } as const,
    ...(isSent ? { isSent } : {}),
  })
  const known = [as('Anna', 'Anna Berg'), as('Anna Lee', 'Lee Anna'), as('Boris', 'Boris Hahn')]
  const names = (question: string, more = known) =>
    correctionsFor(wordsOf(question), more).map(({ choice }) =>
      choice.kind === 'person' ? choice.name : choice.kind,
    )
  expect(names('mails from anna')).toEqual(['Anna Berg'])
  expect(names('mails from Anna Lee to Boris')).toEqual(['Lee Anna', 'Boris Hahn'])
  expect(names('mails from Anna', [...known, as('anna', 'Anna Keller', true)])).toEqual([
    'Anna Keller',
  ])
  expect(names('banana')).toEqual([])
  expect(phraseKey('Payments')).toBe(phraseKey('payment'))
})
