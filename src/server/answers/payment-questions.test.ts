import { afterAll, describe, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { personKind } from '#server/records/person.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import { answersInMemory } from './fixtures.ts'

type Row = Record<string, Cell>
const row = (
  date: string,
  amount: number,
  merchant: string,
  category: string,
  kind = amount < 0 ? 'spending' : 'income',
): Row => ({
  date,
  amount,
  merchant,
  category,
  kind,
  is_transfer: kind === 'transfer',
  description: merchant.toUpperCase(),
  account: 'Current account',
  account_type: 'checking',
  currency: 'GBP',
})

/** January to November 2026. Today is 20 November 2026. */
const months = Array.from({ length: 11 }, (_, index) => index + 1)
const monthly = months.flatMap((month): Row[] => {
  const day = (number: number) =>
    `2026-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`
  return [
    row(day(1), month < 7 ? -850 : -875, 'Millgate Lettings', 'Rent'),
    row(day(2), month < 5 ? 2100 : 2180, 'Redhill School Salary', 'Income'),
    row(day(4), month < 9 ? -10.99 : -12.99, 'Tunefold', 'Subscriptions'),
    row(day(6), month < 4 ? -17.99 : -14.99, 'Telda Mobile', 'Phone and internet'),
    row(day(9), 250, 'R Bielby Board', 'People'),
    row(day(12), -60, 'F Oyelaran Help', 'People'),
    row(day(20), -150, 'Pot Rainy Day', 'Savings and investments'),
  ]
})
const own = answersInMemory({
  sheets: [
    {
      documentName: 'harvest.csv',
      columns: [
        { name: 'Date', type: 'date' },
        { name: 'Crop', type: 'text' },
        { name: 'Weight kg', type: 'number' },
        { name: 'Given away kg', type: 'number' },
      ],
      rows: [
        ['2026-07-04', 'Tomatoes', 2.5, 0.5],
        ['2026-08-01', 'Tomatoes', 4, 0],
        ['2026-08-09', 'Beans', 3, 1],
      ],
    },
    {
      documentName: 'shifts autumn.csv',
      columns: [
        { name: 'Date', type: 'date' },
        { name: 'Shift', type: 'text' },
      ],
      rows: [
        ['2026-09-04', 'Nacht'],
        ['2026-09-05', 'Nacht'],
        ['2026-09-08', 'Früh'],
      ],
    },
    {
      documentName: 'marks.csv',
      columns: [
        { name: 'Student', type: 'text' },
        { name: 'Test', type: 'text' },
        { name: 'Marks', type: 'integer' },
        { name: 'Out of', type: 'integer' },
      ],
      rows: [
        ['Isha', 'Terminal 1', 60, 80],
        ['Omkar', 'Terminal 1', 50, 80],
        ['Isha', 'Terminal 2', 20, 80],
      ],
    },
  ],
  records: [
    {
      of: recordKinds.event,
      rows: [
        { title: 'Opera North', start: '2026-04-22T19:00:00', location: 'Leeds Grand' },
        { title: 'Fly to Madeira', start: '2027-02-12T07:20:00', location: 'Leeds Bradford' },
        { title: 'Allotment lease ends', start: '2027-03-31' },
      ],
    },
    {
      of: recordKinds.transaction,
      rows: [
        ...monthly,
        row('2026-03-14', -80, 'ATM Otley Road', 'Cash'),
        row('2026-08-22', -120, 'ATM Station Street', 'Cash'),
        { ...row('2026-10-02', -30, 'Notemachine Leeds', 'Cash') },
        row('2026-06-08', -21.5, 'FRYS-FOOD-DRG', 'Groceries'),
        row('2026-06-09', -11.5, 'Sprouts Farmers Mar', 'Groceries'),
        row('2026-05-11', -499, 'Spoke Cycles', 'Shopping'),
      ],
    },
    {
      of: personKind,
      rows: ['Rita Bielby', 'Folake Oyelaran', 'Kunle Oyelaran'].map((name, index) => ({
        id: `p${index}`,
        name,
        sources: 'WhatsApp',
        mails: 0,
        messages: 3 + index,
        last_contact: '2026-11-14',
        first_contact: '2025-01-02',
      })),
    },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

const asked: Record<string, [question: string, ...says: string[]][]> = {
  'a current amount is that of the latest payment': [
    ['How much do I pay for Tunefold now?', '**£12.99**'],
    ['What is my salary at the moment?', '**£2,180.00**'],
    ["What's my rent currently?", '**£875.00**'],
    ['What rent leaves my account every month now?', '**£875.00**'],
    ['Wie viel zahle ich jetzt für Tunefold?', '**12,99\u00a0£**'],
    ['How much have I paid for Tunefold until now?', '**£126.89**'],
  ],
  'a price that changed': [
    ['By how much did Tunefold go up?', '**£2.00**', 'September'],
    ['When did Tunefold get more expensive?', '**4 September 2026**', '£12.99'],
    ['By how much did my salary rise in May?', '**£80.00**'],
    ['Did my phone bill go up or down?', '**Down**', '£14.99'],
    ['Has my rent gone up?', '**Yes**', '£875.00'],
    ['Is my rent going up?', '**Yes**', '£875.00'],
    ['Steigt meine Miete?', '**Ja**', '875,00\u00a0£'],
  ],
  'bills, not every payee': [
    ['Which of my bills went up this year?', '2 in 2026', '**Millgate Lettings**', '**Tunefold**'],
    ['What subscriptions am I paying for?', '**Tunefold**'],
    ['Welche Abos habe ich?', '**Tunefold**'],
  ],
  'the best and the worst month': [
    ['Which was my best month for income?', '**May 2026**'],
    ['What was my worst month for spending?', '**May 2026**'],
  ],
  'the end of something, where its end is asked for': [
    ['When does my allotment lease end?', '**31 March 2027**'],
    ['Wann endet der Lease?', '**31. März 2027**'],
  ],
  'payments to and from people': [
    ['How much has Rita paid me for board altogether?', '**£2,750.00**'],
    ['How much have I given Folake this year?', '**£660.00**'],
    ['How much money has gone to Folake Oyelaran this year?', '**£660.00**'],
    ['What does Rita pay me every month now?', '**£250.00**'],
  ],
  'cash and savings': [
    ['How much cash did I take out this year?', '**£230.00**'],
    ['How much did I withdraw in March?', '**£80.00**'],
    ['How much do I put into savings each month?', '£150.00'],
    ['Wie viel Bargeld habe ich dieses Jahr abgehoben?', '**230,00\u00a0£**'],
  ],
  'shops with an apostrophe that the bank leaves out': [
    ["How much did I spend at Fry's?", '**£21.50**'],
    ["Did I spend more on groceries at Fry's or at Sprouts this year?", 'Fry', '£21.50'],
  ],
  'a past day of the calendar, if the coming one is empty': [
    ['What is on in my calendar on 22 April?', '**Opera North**'],
    ['What is on in my calendar on 12 February?', '**Fly to Madeira**'],
  ],
  'figures of a sheet by their unit, or the only possible ones': [
    ['How many kilos of tomatoes did I grow this year?', '**6.5**'],
    ['How many night shifts are in my autumn list?', '**2**'],
    ['What was the average in Terminal 1?', '**55**'],
  ],
  'a payment, not its account': [
    ['What was the biggest payment from my account in May?', '**Millgate Lettings**'],
    ['How often did I order from Spoke Cycles in May?', '**1**'],
  ],
}

describe.each(Object.entries(asked))('%s', (_, questions) => {
  test.each(questions)('%s', async (question, ...says) => {
    const { answer } = await own.ask(question)
    for (const words of says) expect(answer.replaceAll('\u202f', '\u00a0')).toContain(words)
  })
})

test.each(['When does my allotment lease start?', 'Wann beginnt der Lease?'])(
  'its end does not answer when it begins: %s',
  async (question) => {
    expect((await own.ask(question)).found).toBe(false)
  },
)

test('of irregular purchases none is a bill that went up', async () => {
  const { answer } = await own.ask('Which of my bills went up this year?')
  expect(answer).not.toContain('ATM')
})
