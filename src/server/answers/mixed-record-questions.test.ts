import { afterAll, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import { answersInMemory, type Records } from './fixtures.ts'

type Row = Record<string, Cell>
const pad = (value: number) => String(value).padStart(2, '0')
const months = Array.from({ length: 11 }, (_, index) => `2026-${pad(index + 1)}`)

const moved = (date: string, merchant: string, amount: number, more: Row = {}): Row => ({
  date,
  amount,
  merchant,
  description: merchant.toUpperCase(),
  category: 'Subscriptions',
  kind: amount < 0 ? 'spending' : 'income',
  is_transfer: false,
  account: '4417',
  account_type: 'checking',
  currency: 'USD',
  ...more,
})
const transfer = { kind: 'transfer', is_transfer: true, category: 'Transfer' }
const transactions = months.flatMap((month, index): Row[] => [
  moved(`${month}-02`, 'Transfer to savings', -400, transfer),
  moved(`${month}-02`, 'Transfer from checking', 400, { ...transfer, account_type: 'savings' }),
  moved(`${month}-05`, 'Streamlark', index < 6 ? -11.99 : -13.99),
  moved(`${month}-16`, 'Lumen Mobile', -35, {
    category: 'Phone and internet',
    description: 'LUMEN MOBILE WIRELESS',
  }),
  moved(`${month}-17`, 'City Power', -60, {
    category: 'Utilities',
    description: 'CITY POWER BILL',
  }),
  moved(`${month}-18`, 'Saffron Table', -40, { category: 'Restaurants' }),
  moved(`${month}-19`, 'Fern Studio', 4950, {
    category: 'Income',
    description: 'FERN STUDIO PAYROLL',
  }),
  moved(`${month}-20`, 'Own Bank', 3, { category: 'Interest', description: 'INTEREST PAID' }),
])

const vital = (day: string, value: number): Row => ({
  date: `${day}T10:00:00`,
  name: 'steps',
  value,
  unit: 'count',
  source: 'Watch',
})
const vitals = ['2026-03-01', '2026-03-02', '2026-04-01'].flatMap((day, index) => [
  vital(day, 4000),
  vital(day, 1000 * (index + 1)),
])

const metric = (date: string, name: string, value: number, dimension = ''): Row => ({
  date,
  property: 'site.example',
  metric: name,
  value,
  ...(dimension === '' ? {} : { dimension, dimension_value: 'Norway' }),
})
const metrics = ['2026-10-01', '2026-10-02', '2026-09-30'].flatMap((day) => [
  metric(day, 'sessions', 20),
  metric(day, 'sessions', 5, 'country'),
  metric(day, 'screenPageViews', 50),
])

const workout = (day: string, name: string, minutes: number, kilometres: number): Row => ({
  start: `${day}T07:00:00`,
  finish: `${day}T09:00:00`,
  name,
  minutes,
  kilometres,
})
const contact = (name: string, more: Row): Row => ({ name, relation: 'contact', ...more })
const account = (name: string, balance: number, kind: string): Row => ({
  name,
  bank: 'Own Bank',
  balance,
  as_of: '2026-11-20',
  account_type: kind,
  currency: 'USD',
})

const records: Records[] = [
  { of: recordKinds.transaction, rows: transactions },
  { of: recordKinds.vitals, rows: vitals },
  { of: recordKinds.metric, rows: metrics },
  {
    of: recordKinds.workout,
    rows: [
      workout('2026-05-01', 'Running', 119, 21.1),
      workout('2026-05-03', 'Running', 125, 18),
      workout('2026-05-05', 'Swimming', 140, 1.2),
    ],
  },
  {
    of: recordKinds.contact,
    rows: [
      contact('Sam Okafor', { phones: '+12025550171', handles: 'samruns' }),
      contact('Theo Ellison', { handles: 'theo.ellison', relation: 'friend' }),
      contact('Theo Ellison', { birthday: '1994-01-23', phones: '+12025550164' }),
    ],
  },
  {
    of: recordKinds.account,
    rows: [account('Checking', 900, 'checking'), account('Rewards', -749.9, 'card')],
  },
  {
    of: recordKinds.event,
    rows: [
      { start: '2026-06-30T00:00:00', finish: '2026-06-30T00:00:00', title: 'Mum’s birthday' },
      { start: '2026-12-09T08:30:00', finish: '2026-12-09T09:00:00', title: 'Check-up' },
      { start: '2026-11-25T19:00:00', finish: '2026-11-25T21:00:00', title: 'Book club' },
    ],
  },
]
const texts = [
  {
    id: 'mail',
    name: 'Book club',
    passages: [
      {
        path: ['Book club', 'Mail from Priya Raman, 3 June 2026'],
        text: 'We read "The Salt Lantern" by Ines Calloway next in the book club.',
      },
    ],
  },
]
const own = answersInMemory({ records, texts })
afterAll(() => own[Symbol.asyncDispose]())

test.each([
  ['How much did I put into savings this year?', '**$4,400.00**'],
  ['Wie viel habe ich dieses Jahr gespart?', '**4.400,00\u00a0$** gespart'],
  ['What was my last salary?', '**$4,950.00**'],
  [
    'How much do I pay for Streamlark each month?',
    '**$13.99** in October 2026, the last whole month',
  ],
  ['Wie viel zahle ich im Monat für Streamlark?', '**13,99\u00a0$** (Oktober 2026'],
  ['What did my phone bill come to last month?', '**Lumen Mobile**, $35.00'],
  ['How much did I spend on eating out last month?', '**$40.00**'],
  ['How much do I owe on my credit card?', 'You owe **$749.90'],
  ['How much do I owe?', 'You owe **$749.90'],
  ['Wie viel schulde ich?', 'Du schuldest **749,90'],
  ['How many sessions did my website have last month?', '**40**'],
  ['How many page views did my site get in October?', '**100**'],
  ['What was my longest run?', '**Running**, 21.1 km, 119 min'],
  ['What was my longest workout?', '**Swimming**'],
  ['On which day did I take the most steps this year?', '**1 April 2026**, 7,000'],
  ['On which day did I walk the most this year?', '**1 April 2026**, 7,000'],
  ['How much did I walk in April?', 'You walked **'],
  ['What is Sam’s phone number?', '+12025550171'],
  ['When was Theo born?', '23 January 1994'],
  ['When is my mother’s birthday?', '30 June 2026'],
  ['When is my next check-up?', '9 December 2026, 08:30'],
  ['Which book do we read in the book club?', 'The Salt Lantern'],
])('%s %s', async (question, says) => {
  const { answer } = await own.ask(question)
  expect(answer).toContain(says)
})

test.each([
  'When does my passport expire?',
  'What is my blood type?',
  'How much does Theo earn?',
  'Who owes me money?',
  'How much do they owe me?',
])('%s is not there, and no list is given instead', async (question) => {
  expect(await own.ask(question)).toMatchObject({ found: false })
})

test('an average by day is split by month, and an impossible split is reported', async () => {
  const { table, understood } = await own.ask('average steps per day by month')
  expect(table?.rows).toEqual([
    ['2026-03', 5500],
    ['2026-04', 7000],
  ])
  expect(understood).toBe('Average Value per day by month in vitals where Name is steps')
  const { answer } = await own.ask('How many workouts did I do per week by month?')
  expect(answer).toContain('by month')
})

test('suggestions are idiomatic, and do not add up identifiers', async () => {
  const { followUpQuestions } = await own.ask('What is Sam’s phone number?')
  expect(followUpQuestions.join(' ')).not.toMatch(/Phones|phones/)
  const after = await own.ask('How much did I spend on eating out last month?')
  expect(after.followUpQuestions).not.toEqual([])
  for (const question of after.followUpQuestions) expect(question).not.toMatch(/Amount|Category/)
})
