import { afterAll, describe, expect, test } from 'vitest'
import type { Cell, Step } from '#shared/answers.ts'
import { askResponse } from '#shared/answers.ts'
import { requirement } from '#tests/requirement.ts'
import { answersInMemory } from './fixtures.ts'

const shops: [string, string, number][] = [
  ['Groceries', 'ACME Market', 20.5],
  ['Groceries', 'Green Corner', 10.25],
  ['Rent', 'Hillside Homes', 900],
  ['Transport', 'City Rail', 49],
]
/** Four payments a month in 2024 and 2025; each price rises by one in the second year. */
const rows = [2024, 2025].flatMap((year) =>
  Array.from({ length: 12 }, (_, month) =>
    shops.map(([category, merchant, amount], index): Cell[] => [
      `${year}-${String(month + 1).padStart(2, '0')}-0${index + 1}`,
      category,
      merchant,
      amount + year - 2024,
    ]),
  ).flat(),
)
const expenses = {
  documentName: 'Expenses.xlsx',
  documentId: 'doc_expenses',
  columns: [
    { name: 'Date', type: 'date' as const },
    { name: 'Category', type: 'text' as const },
    { name: 'Merchant', type: 'text' as const },
    { name: 'Amount', type: 'number' as const, unit: 'EUR' },
  ],
  rows,
}
const lease = {
  id: 'doc_lease',
  name: 'Lease agreement.pdf',
  passages: [
    {
      path: ['Lease agreement', 'Term'],
      text: 'This lease is made between Hillside Homes GmbH (the landlord) and Ada Byron (the tenant).\nThe tenancy begins on 1 March 2024 and ends on 28 February 2027.',
    },
    {
      path: ['Lease agreement', 'Deposit'],
      text: 'A deposit of EUR 2,700 is payable before moving in. It bears interest at 1.5% a year.',
    },
    {
      path: ['Lease agreement', 'Notice'],
      text: 'Either party may end the lease with a notice period of three months. Pets are not allowed.',
    },
  ],
}
const trip = {
  id: 'doc_trip',
  name: 'Lisbon.docx',
  passages: [
    {
      text: 'Our flight TP539 leaves Berlin at 06:45 on 12 May 2026. We stay at Casa do Bairro in Lisbon for six nights. Maria Santos meets us at the airport.',
    },
  ],
}
const own = answersInMemory({ sheets: [expenses], texts: [lease, trip] })
afterAll(() => own[Symbol.asyncDispose]())

describe('a figure from a sheet', () => {
  test('is computed, with its rows and SQL', async () => {
    requirement('ask.own-data')
    const response = await own.ask('How much did I spend on groceries in March 2025?')
    expect(askResponse.parse(response)).toEqual(response)
    expect(response).toMatchObject({
      found: true,
      queryType: 'analytical',
      understood: 'Sum of Amount in expenses where Category is Groceries, March 2025',
      table: { columns: ['Total Amount'], rows: [[32.75]], total: 1 },
    })
    expect(response.answer).toMatch(
      /^You spent \*\*€32\.75\*\* on groceries in March 2025, in 2 rows, [^\n]+ in February\.\n\n.*From 2 rows of Expenses\.xlsx \[1\]\[2\]$/s,
    )
    expect(response.citations.map(({ number, locator }) => [number, locator])).toEqual([
      [1, { kind: 'cells', sheet: 'Sheet1', range: 'A58:D58' }],
      [2, { kind: 'cells', sheet: 'Sheet1', range: 'A59:D59' }],
    ])
    expect(response.citations[0]?.quote).toBe(
      'Date: 2025-03-01 · Category: Groceries · Merchant: ACME Market · Amount: 21.5',
    )
    expect(response.sql).toContain('sum("amount")')
  })

  test('over many rows cites their range', async () => {
    const response = await own.ask('What is the total amount for rent?')
    expect(response.answer).toContain('**€21,612.00**')
    const rent = rows.flatMap(([, category], at) => (category === 'Rent' ? [at + 2] : []))
    expect(response.citations.map(({ locator }) => locator)).toEqual([
      { kind: 'cells', sheet: 'Sheet1', range: 'B4:D96', rows: rent },
    ])
  })

  test.each([
    [
      'How many payments did I make to City Rail in 2025?',
      'There are **12** rows for City Rail in 2025',
    ],
    [
      'What was my average spending per month in 2024?',
      'You spent **€979.75** a month in 2024 on average.',
    ],
    [
      'How much did I spend without rent in 2024?',
      'You spent **€957.00** without rent in 2024, in ',
    ],
    ['Which category did I spend the most on?', '**Rent**, €21,612.00.'],
    ['Did I pay Hillside Homes in May 2025?', '**Yes**, once.'],
    ['How many different merchants are there?', 'There are **4** different merchants.'],
    ['What was my most expensive purchase?', '**Hillside Homes** (Amount: €901.00)'],
    ['When did I last pay City Rail?', '**4 December 2025**'],
    [
      'How much did I spend on grocries in 2025?',
      'You spent **€393.00** on groceries in 2025, in 24 rows',
    ],
  ])('%s', async (question, answer) => {
    const response = await own.ask(question)
    expect(response.answer.split('\n')[0]).toContain(answer)
    expect(response.confidence).toBeGreaterThan(0.3)
  })

  test('compares two periods and states the difference', async () => {
    const response = await own.ask('Compare my spending in March 2025 with March 2024')
    expect(response.answer).toMatch(
      /^\*\*March 2025\*\*: €983\.75, which is €4\.00 \(0\.4\d%\) more than March 2024 at €979\.75\./,
    )
    expect(response.chart).toMatchObject({
      kind: 'comparison',
      series: [{ values: [983.75] }, { values: [979.75] }],
    })
  })

  test('says where it looked if no rows match', async () => {
    const response = await own.ask('How much did I spend on groceries in 2019?')
    expect(response).toMatchObject({ found: false, citations: [] })
    expect(response.answer).toContain('I found no rows in Expenses.xlsx that fit.')
    expect(response.confidence).toBeLessThan(0.4)
  })

  test('says so if another sheet would fit as well', async () => {
    const copy = { ...expenses, documentName: 'Costs.xlsx', documentId: 'doc_costs' }
    await using two = answersInMemory({ sheets: [expenses, copy] })
    const response = await two.ask('What is the total amount for rent?')
    expect(response.answer).toMatch(
      /I took “amount” to mean (Costs|Expenses)\S* · Amount.*; it could also mean (Costs|Expenses)/,
    )
    const alone = await own.ask('What is the total amount for rent?')
    expect(response.confidence).toBeLessThan(alone.confidence)
  })
})

describe('a chart', () => {
  test('shows exactly the rows of the result', async () => {
    requirement('ask.chart.from-rows', 'ask.chart.not-random')
    const response = await own.ask('Show my spending by month in 2025')
    const points = response.table?.rows.map(([label, value]) => ({ label, value }))
    expect(points).toHaveLength(12)
    expect(response.chart).toMatchObject({ kind: 'bar', unit: 'EUR', points })
    expect((await own.ask('Show my spending by month in 2025')).chart).toEqual(response.chart)
  })

  test('is absent if the result is no series, whatever the wording', async () => {
    requirement('ask.chart.absent')
    const total = await own.ask('What is the total amount for rent in the bar chart?')
    expect(total.chart).toBeUndefined()
    expect((await own.ask('When does my lease end?')).chart).toBeUndefined()
  })

  test('shows shares as a pie if they were asked for', async () => {
    const response = await own.ask('What is the share of spending by category?')
    expect(response.chart).toMatchObject({ kind: 'pie' })
    expect(response.chart?.kind === 'pie' && response.chart.points).toHaveLength(3)
  })
})

describe('an answer from a text', () => {
  test.each([
    ['When does my lease end?', '28 February 2027', 'doc_lease_0'],
    ['How much is the deposit?', 'EUR 2,700', 'doc_lease_1'],
    ['Who is the landlord?', 'Hillside Homes GmbH', 'doc_lease_0'],
    ['What is the notice period?', 'three months', 'doc_lease_2'],
    ['Where do we stay in Lisbon?', 'Casa do Bairro', 'doc_trip_0'],
    ['What time does the flight leave?', '06:45', 'doc_trip_0'],
    ['Who meets us at the airport?', 'Maria Santos', 'doc_trip_0'],
    ['How many nights do we stay in Lisbon?', 'six', 'doc_trip_0'],
  ])('%s', async (question, short, passageId) => {
    const response = await own.ask(question)
    expect(response).toMatchObject({ found: true, queryType: 'personal' })
    expect(response.answer.split('\n')[0]).toBe(`**${short}**`)
    expect(response.answer).toContain('[1]')
    expect(response.citations[0]).toMatchObject({ number: 1, passageId })
    expect(response.citations[0]?.quote).toContain(short)
  })

  test('is the sentence if nothing shorter answers', async () => {
    const response = await own.ask('Are pets allowed?')
    expect(response.answer).toBe('“Pets are not allowed.” [1]')
  })

  test('says what a document says', async () => {
    const response = await own.ask('What does “Lease agreement” say about Notice?')
    expect(response.answer).toContain('Lease agreement.pdf')
    expect(response.answer).toContain('notice period of three months')
  })
})

describe('without evidence', () => {
  test.each([
    'When does my car insurance expire?',
    'What is the landlord’s bank account number?',
    'How much did I pay Zalando?',
    'What is the price of the Tokyo hotel?',
    'When did Maria Santos marry?',
  ])('nothing is claimed: %s', async (question) => {
    const response = await own.ask(question)
    expect(response.found).toBe(false)
    expect(response.answer).toContain('I could not find this in your documents.')
    expect(response.confidence).toBeLessThan(0.3)
  })

  test('the nearest passages are shown', async () => {
    const response = await own.ask('What is the landlord’s bank account number?')
    expect(response.citations.length).toBeGreaterThan(0)
    expect(response.answer).toContain('The nearest passages: [1]')
  })

  test('a question of general knowledge says that it needs a language model', async () => {
    const response = await own.ask('Who wrote Hamlet?')
    expect(response).toMatchObject({ found: false, queryType: 'general' })
    expect(response.answer).toContain('needs a language model')
  })

  test('a person without documents is told what to add', async () => {
    await using empty = answersInMemory({})
    const response = await empty.ask('How much did I spend last month?')
    expect(response).toMatchObject({ found: false, citations: [], queryType: 'personal' })
    expect(response.answer).toContain('You have not added any documents yet.')
  })
})

test('arithmetic is computed', async () => {
  const response = await own.ask('What is 15 % of 1,240?')
  expect(response).toMatchObject({
    answer: '**186**\n\n15 % of 1,240 = 186',
    queryType: 'general',
    found: true,
  })
})

test('each step is reported as it happens, and is part of the answer', async () => {
  const reported: Step[] = []
  const response = await own.ask('What is the total amount for rent?', {
    onStep: (step) => reported.push(step),
  })
  expect(reported).toEqual(response.steps)
  expect(reported.map(({ kind }) => kind)).toEqual(['search', 'understand', 'sql'])
})

describe('suggested next questions', () => {
  test('can be answered, and differ from the question', async () => {
    const asked = 'How much did I spend on groceries in March 2025?'
    const { followUpQuestions } = await own.ask(asked)
    expect(followUpQuestions.length).toBeGreaterThan(1)
    for (const question of followUpQuestions) {
      expect(question).not.toBe(asked)
      expect(await own.ask(question)).toMatchObject({ found: true })
    }
  })

  test('after an answer from a text leads to its other sections', async () => {
    const { followUpQuestions } = await own.ask('When does my lease end?')
    expect(followUpQuestions).toContain('What does “Lease agreement” say about Notice?')
  })

  test('before a question come from the person’s own sheets and documents', async () => {
    const suggestions = await own.suggest('ada')
    expect(suggestions).toContain('What does “Lease agreement” say?')
    expect(suggestions.some((question) => question.includes('amount'))).toBe(true)
    for (const question of suggestions) expect((await own.ask(question)).found).toBe(true)
  })

  test('in German are about the same sheets and documents', async () => {
    const suggestions = await own.suggest('ada', 'de')
    expect(suggestions).toContain('Was steht in „Lease agreement“?')
    expect(suggestions.some((question) => /Summe|Durchschnitt/.test(question))).toBe(true)
    for (const question of suggestions) expect((await own.ask(question)).found, question).toBe(true)
  })

  test('to a visitor can be answered without any data', async () => {
    await using empty = answersInMemory({})
    for (const question of await empty.suggest('nobody')) {
      expect((await empty.ask(question)).found).toBe(true)
    }
  })
})
