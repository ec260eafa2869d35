import { afterAll, describe, expect, test } from 'vitest'
import { recordKinds } from '#server/records/record-kinds.ts'
import { addDays } from './plan/civil-date.ts'
import { answersInMemory } from './fixtures.ts'

const days = Array.from({ length: 28 }, (_, at) => addDays('2026-10-24', at))
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

const paid = (date: string, merchant: string, amount: number, category: string) => ({
  date,
  merchant,
  description: merchant.toUpperCase(),
  amount,
  category,
  kind: amount > 0 ? 'income' : 'spending',
  is_transfer: false,
  currency: 'EUR',
})
const steps = (day: string) => ({
  date: `${day}T20:00:00`,
  name: 'steps',
  value: weekdayOf(day) === 0 ? 15_000 : 6_000 + weekdayOf(day),
  unit: 'count',
})
const run = (day: string, time: string, minutes = 40) => ({
  start: `${day}T${time}:00`,
  finish: `${day}T${time}:59`,
  name: 'Running',
  minutes,
  kilometres: 7,
})
const born = (name: string, birthday: string) => ({ name, birthday, service: 'Contacts' })

/** Today is Friday 20 November 2026; Sundays have the most steps, Saturdays the largest payments. */
const ada = answersInMemory({
  records: [
    {
      of: recordKinds.transaction,
      rows: [
        ...days.map((day) =>
          paid(day, 'Corner Shop', weekdayOf(day) === 6 ? -50 : -10, 'Groceries'),
        ),
        paid('2026-09-01', 'Hill Homes', -900, 'Rent'),
        paid('2026-10-01', 'Hill Homes', -900, 'Rent'),
        paid('2026-11-02', 'Hill Homes', -950, 'Rent'),
        paid('2026-10-28', 'Kite Ltd', 2900, 'Income'),
      ],
    },
    {
      of: recordKinds.account,
      rows: [
        { name: 'Checking', balance: 5000, currency: 'EUR', as_of: '2026-11-20' },
        { name: 'Savings', balance: 40_000, currency: 'EUR', as_of: '2026-11-20' },
      ],
    },
    { of: recordKinds.vitals, rows: days.map(steps) },
    {
      of: recordKinds.workout,
      rows: [
        run('2026-10-30', '06:20', 41),
        run('2026-11-02', '06:10'),
        run('2026-11-05', '06:40'),
        run('2026-11-08', '17:20', 35),
      ],
    },
    {
      of: recordKinds.contact,
      rows: [
        born('Noor Haddad', '1990-05-14'),
        born('Felix Baum', '1985-12-03'),
        born('Mia Lund', '--01-04'),
        { name: 'Ben Oak', organisation: 'Oak Joinery', service: 'Google' },
        { name: 'Ben Oak', organisation: 'Oak Joinery', service: 'iCloud' },
      ],
    },
  ],
  sheets: [
    {
      documentName: 'Household.xlsx',
      columns: [
        { name: 'Item', type: 'text' as const },
        { name: 'Budget', type: 'number' as const },
      ],
      rows: [
        ['Rent', 900],
        ['Food', 400],
      ],
    },
  ],
  today: '2026-11-20',
})
afterAll(() => ada[Symbol.asyncDispose]())

describe('weekdays and hours', () => {
  test.each([
    ['What day of the week do I walk the most?', '**Sunday**, 15,000 on average'],
    ['An welchem Wochentag gehe ich am meisten?', '**Sonntag**, im Durchschnitt 15.000'],
    ['On which weekday do I spend the least on groceries?', '**Friday**, €40.00 in all'],
    ['On which weekday do I spend the most on groceries?', '**Saturday**, €200.00 in all'],
    [
      'An welchem Wochentag gebe ich für Lebensmittel am meisten aus?',
      '**Samstag**, insgesamt 200,00',
    ],
    ['What time do I usually go running?', '**06:00**, 3 times'],
    ['Um wie viel Uhr laufe ich normalerweise?', '**06:00**, 3-mal'],
  ])('%s', async (question, says) => {
    expect((await ada.ask(question)).answer).toContain(says)
  })

  test('the days of the week come in their order', async () => {
    const { answer } = await ada.ask('How much do I spend on groceries by weekday?')
    expect(answer).toMatch(/1\. Monday: .*\n\n7\. Sunday: |1\. Monday: [\s\S]*7\. Sunday: /)
  })
})

test.each([
  ['What was my fastest run?', '8 November 2026'],
  ['On which day did I run the fastest?', '8 November 2026'],
  ['Was war mein schnellster Lauf?', '8. November 2026'],
  ['How fast was my last run?', '**7 km**, 35 min'],
])('%s: speed is distance over time', async (question, says) => {
  expect((await ada.ask(question)).answer).toContain(says)
})

test('running is compared between two periods in German', async () => {
  const { answer } = await ada.ask('Bin ich im November mehr gelaufen als im Oktober?')
  expect(answer).toContain('**Ja**, 14 km mehr')
})

describe('what was paid and earned', () => {
  test.each([
    ['When did I last pay rent?', '2 November 2026'],
    ['How long ago did I last pay rent?', '**18 days**'],
    ['Wie lange ist es her, dass ich zuletzt Miete bezahlt habe?', '**18 Tage**'],
    ['How much did I earn in the last 30 days?', '€2,900.00'],
    ['Wie viel habe ich in den letzten 30 Tagen verdient?', '2.900,00'],
    ['How much do I spend at Corner Shop per visit?', '€15.71'],
    ['When did my rent increase?', '2 November 2026'],
  ])('%s', async (question, says) => {
    expect((await ada.ask(question)).answer).toContain(says)
  })
})

test.each([
  'Who has a birthday soon?',
  'Who has a birthday in the next 60 days?',
  'Wer hat bald Geburtstag?',
])('%s: birthdays recur, with and without a year', async (question) => {
  const { answer } = await ada.ask(question)
  expect(answer).toContain('Felix Baum')
  expect(answer).toContain('Mia Lund')
  expect(answer).not.toContain('Noor Haddad')
})

test('what two address books both say is said once', async () => {
  const { answer } = await ada.ask('Where does Ben Oak work?')
  expect(answer.split('\n')[0]).toBe('**Oak Joinery**, Ben Oak')
})
