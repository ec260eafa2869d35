import { afterAll, describe, expect, test } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import { abroad, personalRecords, twoYears } from './personal-records.fixtures.ts'
import { answersInMemory } from './fixtures.ts'

const own = answersInMemory({ records: personalRecords() })
const travelled = answersInMemory({ records: personalRecords(abroad) })
afterAll(async () => {
  await own[Symbol.asyncDispose]()
  await travelled[Symbol.asyncDispose]()
})

const cents = (value: Cell) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)

describe('over mails, messages, money and health the answer is right for', () => {
  const asked: [question: string, says: string][] = [
    ['Who do I write to most?', '**Dana Field**, 5 (5 messages)'],
    ['Whom do I message most often?', '**Dana Field**, 5 (5 messages)'],
    ['Who did I email the most?', '**Eve Stone**, 4 (4 mails)'],
    ['Who did I write to most in September?', '**Bob Ray**, 2 (2 mails)'],
    ['Who am I in touch with the most?', '**Dana Field**, 11 (9 messages, 2 mails)'],
    ['Who do I hear from most?', '**Mum**, 7'],
    ['Wer schreibt mir am meisten?', '**Mum**, 7'],
    ['Mit wem schreibe ich am häufigsten?', '**Dana Field**, 11'],
    ['Who are the top 3 people I write to?', '2. **Eve Stone**, 4'],
    ['How many messages did I get from Dana in May?', '**2**\n\nno messages and 2 mails.'],
    ['Wie viele Nachrichten habe ich von Bob Ray bekommen?', '**5**'],
    ['How many WhatsApp messages did I send to Dana?', '**5**'],
    ['Who sends me the most mails?', '**Bob Ray**, 5'],
    ['Wem schreibe ich am meisten?', '**Dana Field**, 5'],
    ['How many unread mails from my bank last week', '**2**'],
    ['Wie viele ungelesene Mails habe ich?', '**3**'],
    ['How many emails do I have?', '**18**'],
    ['Wie viele E-Mails habe ich?', '**18**'],
    ['How many mails do I have?', '**18**'],
    ['How many mails did I send to Bob?', '**2**'],
    ['How many mails did I get from Bob Ray?', '**5**'],
    ['How many messages did I exchange with Dana in March?', '**6**'],
    ['How many messages did I send to Mum?', '**2**'],
    ['How many messages did Dana send me?', '**6**\n\n4 messages and 2 mails.'],
    ['Wie viele Nachrichten habe ich im März mit Dana ausgetauscht?', '**6**'],
    ['Find the mail with the boarding pass', 'Skyline Air'],
    ['Show me the boarding pass mail', 'Skyline Air'],
    ['Search my mails for the boarding pass', 'Skyline Air'],
    ['Which mail has the boarding pass attached?', 'Skyline Air'],
    ['Zeig mir die E-Mail mit dem Boarding Pass', 'Skyline Air'],
    ['Wie viele ungelesene E-Mails habe ich letzte Woche von meiner Bank bekommen?', '**2**'],
    ['how many mails from the bank are still unread?', '**3**'],
    ['How many mails have attachments?', '**1**'],
    ['How much did I spend in March?', '**€1,039.49**'],
    ['How much did I spend on groceries in March?', '**€82.00**'],
    ['Wie viel habe ich im März für Lebensmittel ausgegeben?', '**82,00\u00a0€**'],
    [
      'How much did I spend on groceries in March, and how does that compare with February?',
      '**March 2026**: €82.00, which is €9.00 (9.89%) less than February 2026',
    ],
    ['What did groceries cost me in March compared to February?', 'is €9.00 (9.89%) less than'],
    [
      'Did I spend more on groceries in March than in February?',
      '**No.** March 2026: €82.00, which is €9.00',
    ],
    [
      'Were my groceries in March higher than the month before?',
      '**No.** March 2026: €82.00, which is €9.00',
    ],
    [
      'Habe ich im März weniger für Lebensmittel ausgegeben als im Februar?',
      '**Ja.** März 2026: 82,00\u00a0€, das sind 9,00\u00a0€',
    ],
    ['Waren meine Lebensmittel im März teurer als im Vormonat?', 'weniger als Februar 2026'],
    ['What were my grocery costs in March?', '**€82.00**'],
    ['Where does my money go?', '1. Rent: **€9,900.00**'],
    ['Wofür gebe ich am meisten Geld aus?', '**Rent**, 9.900,00\u00a0€'],
    ['How has my spending developed over the months?', 'March 2026: **€1,039.49**'],
    ['Wie haben sich meine Ausgaben entwickelt?', 'März 2026: **1.039,49\u00a0€**'],
    ['How much did I earn in March?', '**€3,000.00**'],
    ['What was my largest expense in March?', 'Hillside Homes'],
    ['What is 15 % of my rent?', '**€135.00**'],
    ['15 % von meiner Miete', '**135,00'],
    ['Which subscriptions went up this year?', '**Streamly**'],
    ['Welche Abos sind dieses Jahr teurer geworden?', '**Streamly**'],
    ['Welche Abonnements wurden dieses Jahr teurer?', '**Streamly**'],
    ['Which subscriptions cost more now than in January?', '**Streamly**'],
    ['Did any of my subscriptions get more expensive this year?', '**Streamly**'],
    ['What was my average heart rate on days I ran?', '**90 bpm**'],
    [
      'Wie hoch war mein durchschnittlicher Puls an Tagen, an denen ich gelaufen bin?',
      '**90 bpm**',
    ],
    ['On days that I ran, what was my average heart rate?', '**90 bpm**'],
    ['average pulse on running days', '**90 bpm**'],
    ['Wie hoch war mein Puls im Schnitt an Lauftagen?', '**90 bpm**'],
    ['What was my average heart rate on days I didn’t run?', '**65 bpm**'],
    ['How many steps did I take in March', '**30,190** steps'],
    ['Wie viele Schritte bin ich im März gegangen?', '**30.190** Schritte'],
    ['lowest weight', '**69.4 kg**'],
    ['Did my weight drop in March?', '**Yes**, '],
    ['How did my weight change in March?', '**Down '],
    ['Ist mein Gewicht im März gestiegen?', '**Nein**, '],
    ['my last LDL result', '**117 mg/dL**'],
    ['What was my latest ferritin value?', '**80 ng/mL**'],
    ['Wie war mein letzter LDL Wert?', '**117 mg/dL**'],
    ['How far did I run in March?', '**30 km**'],
    ['How many times did I run in March?', '**4**'],
    ['when is my next appointment', '1 December 2026, 15:00'],
    [
      'when is my next dentist appointment and where is it',
      'None is coming up. The last one was: **3 November 2026, 09:00**, Dentist, Mill Lane 3',
    ],
    ['Wann ist mein nächster Termin?', '1. Dezember 2026, 15:00'],
    ['What is the phone number of Eve Stone?', '+1 555 0100'],
    ['When is the birthday of Bob Ray?', '1988'],
    ['How many mails did I get from people at Kite Studio?', '**5**'],
  ]
  test.each(asked)('%s', async (question, says) => {
    const { answer } = await own.ask(question)
    expect(answer).toContain(says)
  })
})

test('spending by month excludes transfers to own accounts, with positive amounts', async () => {
  const { table, chart } = await own.ask('Show my spending by month')
  expect(table?.rows).toHaveLength(11)
  expect(table?.rows[0]?.map(cents)).toEqual(['2026-01', 1004.99])
  expect(chart?.kind).toBe('bar')
})

test('both halves of a double question are answered', async () => {
  const { answer, card } = await own.ask('How much did I spend on groceries and on rent in March?')
  expect(answer).toContain(': **€82.00** on groceries and **€900.00** on rent.')
  expect(card?.figure).toBe('€982.00')
  const either = await own.ask('Did I spend more on groceries or on rent in March?')
  expect(either.answer).not.toContain('on groceries and')
})

test('a year without rows is not compared', async () => {
  const { answer } = await own.ask('How much more did I spend on groceries in 2025 than in 2026?')
  expect(answer).toContain('There is nothing for 2025 to compare with; 2026 is **€1,035.00**.')
})

test.each([
  ['How much more did I spend on groceries in 2026 than in 2025?', '**€965.00 more**'],
  ['How much more did I spend on groceries in 2025 than in 2026?', '**€965.00 less**'],
  [
    'Wie viel mehr habe ich 2025 für Lebensmittel ausgegeben als 2026?',
    '**965,00\u00a0€ weniger**',
  ],
])('%s: a difference keeps its direction', async (question, says) => {
  await using both = answersInMemory({ records: personalRecords(twoYears) })
  expect((await both.ask(question)).answer).toContain(says)
})

test.each(['What are my ten largest expenses?', 'Was sind meine zehn größten Ausgaben?'])(
  '%s: as many rows as the number in words',
  async (question) => {
    expect((await own.ask(question)).table?.rows).toHaveLength(10)
  },
)

test.each(['Resting heart rate per month', 'Ruhepuls pro Monat'])(
  '%s: a level is averaged, not summed',
  async (question) => {
    const records = personalRecords().map(({ of, rows }) => ({
      of,
      rows:
        of.table === 'vitals'
          ? ['2026-03-01', '2026-03-02', '2026-04-01'].map((day, index) => ({
              date: `${day} 08:00:00`,
              name: 'resting heart rate',
              value: 54 + index * 2,
              unit: 'count/min',
              source: 'Watch',
            }))
          : rows,
    }))
    await using resting = answersInMemory({ records })
    const { table } = await resting.ask(question)
    expect(table?.rows.map(([month, rate]) => [month, rate])).toEqual([
      ['2026-03', 55],
      ['2026-04', 58],
    ])
  },
)

test('a follow-up does not repeat the question that was answered', async () => {
  const { followUpQuestions } = await own.ask('What was my heart rate each month?')
  expect(followUpQuestions).not.toContain('What was my average heart rate each month?')
  const { answer } = await own.ask('What was my average heart rate each month?')
  expect(answer).toContain('70 bpm')
  const compared = await own.ask('How much did I spend on groceries in October?')
  expect(compared.followUpQuestions[0]).toBe(
    'Compare my spending on groceries in October with September',
  )
})

test('a source without the asked thing does not answer', async () => {
  const { answer, found } = await own.ask('Which book did I rate highest?')
  expect(found).toBe(false)
  expect(answer).not.toContain('bpm')
})

test('amounts of two currencies are never added up', async () => {
  const { answer, table } = await travelled.ask('How much did I spend on groceries in March?')
  expect(table?.rows.map((row) => row.map(cents))).toEqual([
    [82, 'EUR'],
    [25, 'USD'],
  ])
  expect(answer).toContain('€82.00')
  expect(answer).toContain('$25.00')
})
