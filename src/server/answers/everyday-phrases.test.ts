import { afterAll, describe, expect, test } from 'vitest'
import { recordKinds } from '#server/records/record-kinds.ts'
import { answersInMemory } from './fixtures.ts'

const event = (title: string, start: string, finish: string, more = {}) => ({
  title,
  start: `${start}:00`,
  finish: `${finish}:00`,
  ...more,
})
const paid = (
  date: string,
  merchant: string,
  amount: number,
  category: string,
  kind = 'spending',
) => ({
  date,
  merchant,
  description: merchant.toUpperCase(),
  amount,
  category,
  kind,
  is_transfer: false,
  currency: 'EUR',
})
const weighed = (date: string, value: number) => ({
  date: `${date}T07:00:00`,
  name: 'weight',
  value,
  unit: 'kg',
})
const messaged = (date: string, text: string) => ({
  date: `${date}T18:00:00`,
  chat: 'Ruth Hale',
  service: 'WhatsApp',
  sender_name: 'Ruth Hale',
  person: 'Ruth Hale',
  from_person: 'Ruth Hale',
  from_me: false,
  kind: 'text',
  text,
})

/** Today is Friday 20 November 2026. */
const ada = answersInMemory({
  records: [
    {
      of: recordKinds.event,
      rows: [
        event('Trip to Porto', '2026-08-12T00:00', '2026-08-22T00:00', {
          all_day: true,
          location: 'Porto',
        }),
        event('Choir', '2026-11-14T19:00', '2026-11-14T21:00', { location: 'Town hall' }),
        event('Dentist', '2026-11-26T10:00', '2026-11-26T10:30'),
      ],
    },
    {
      of: recordKinds.transaction,
      rows: [
        paid('2026-09-03', 'Tunefold', -9.99, 'Subscriptions'),
        paid('2026-10-03', 'Tunefold', -9.99, 'Subscriptions'),
        paid('2026-11-03', 'Tunefold', -9.99, 'Subscriptions'),
        paid('2026-11-04', 'Filmbox', -14.99, 'Subscriptions'),
        paid('2026-06-02', 'Skyline Air', -310, 'Travel'),
        paid('2026-08-28', 'Kite Ltd', 2900, 'Income', 'income'),
        paid('2026-09-28', 'Kite Ltd', 2900, 'Income', 'income'),
        paid('2026-10-28', 'Kite Ltd', 2900, 'Income', 'income'),
        paid('2026-11-14', 'Baker Lane', -6.4, 'Eating out'),
        paid('2026-11-18', 'Baker Lane', -4.2, 'Eating out'),
      ],
    },
    {
      of: recordKinds.vitals,
      rows: [weighed('2026-01-05', 68), weighed('2026-05-05', 66), weighed('2026-11-16', 64)],
    },
    {
      of: recordKinds.message,
      rows: [
        messaged('2026-11-02', 'Bring the ladder'),
        messaged('2026-11-19', 'The plums are ready'),
      ],
    },
  ],
  texts: [
    {
      id: 'lease',
      name: 'Lease Harbour Street.pdf',
      passages: [
        { text: 'Between Rosa Quint (landlord) and Ada Marsh (tenant).' },
        { text: 'The tenant pays a deposit of two months.' },
      ],
    },
    {
      id: 'policy',
      name: 'Household policy.pdf',
      passages: [{ text: 'The insurance covers water damage.' }],
    },
  ],
})
afterAll(() => ada[Symbol.asyncDispose]())

describe('an everyday phrase is answered', () => {
  test.each([
    ['Am I free on Thursday?', 'Dentist'],
    ['What’s on tomorrow?', 'There are no events on 21 November 2026.'],
    ['Was steht morgen an?', 'Es gibt keine Termine am 21. November 2026.'],
    ['Habe ich am Donnerstag was vor?', 'Dentist'],
    ['Which events did I have on 15 August 2026?', 'Trip to Porto'],
    ['What did I do last Saturday?', '1. **Baker Lane**'],
    ['What did I do last Saturday?', '2. **Choir**, Town hall'],
    ['Was habe ich letzten Samstag gemacht?', 'stehen am 14. November 2026 **2** Einträge:'],
    ['Where was I on 15 August 2026?', '**Trip to Porto**, Porto'],
    ['What did I spend on Saturday?', '**€6.40**'],
    ['What did I spend on Monday?', 'There are no payments on 16 November 2026.'],
    ['What do I weigh?', '**64 kg**'],
    ['What is my weight?', '**64 kg**'],
    ['What is my current weight?', '**64 kg**'],
    ['current weight?', '**64 kg**'],
    ['Was ist mein aktuelles Gewicht?', '**64 kg**'],
    ['Was wiege ich?', '**64 kg**'],
    ['How much weight did I lose this year?', '**Down 4 kg**'],
    ['Did I get paid last month?', '**Yes**'],
    ['Did I get paid this month?', '**No.**'],
    ['Habe ich diesen Monat schon Gehalt bekommen?', '**Nein.**'],
    ['Which subscription is the most expensive?', '**Filmbox**, €14.99'],
    ['Which subscription costs the most?', '**Filmbox**, €14.99'],
    ['What did Ruth write me last?', '**The plums are ready**'],
    ['What is the latest message from Ruth?', '**The plums are ready**'],
    ['When is Tunefold charged next?', '**Tunefold**, €9.99, expected on 3 December 2026'],
    ['Which bills are due in December?', '**Tunefold**'],
    ['Which bills are due tomorrow?', 'No regular payment is expected on 21 November 2026.'],
    ['Wann wird Tunefold das nächste Mal abgebucht?', 'voraussichtlich am 3. Dezember 2026'],
    ['When is my next salary?', '**28 November 2026** is when €2,900.00 from Kite Ltd'],
    ['Wann bekomme ich mein nächstes Gehalt?', '**28. November 2026** kommen 2.900,00'],
    ['How much was my last Tunefold payment?', '**€9.99**, Tunefold'],
    ['Who is my landlord?', '**Rosa Quint**'],
    ['Who is the tenant?', '**Ada Marsh**'],
    ['Show me my lease', '**Lease Harbour Street.pdf** [1]'],
    ['Zeig mir meinen Mietvertrag', '**Lease Harbour Street.pdf** [1]'],
    ['How many documents do I have?', '**2**'],
    ['Wie viele Dokumente habe ich?', '**2**'],
    ['List my documents', 'Lease Harbour Street.pdf'],
    ['Show me the pdf of my lease', '**Lease Harbour Street.pdf** [1]'],
    ['Which documents mention insurance?', '**Household policy.pdf** [1]'],
  ])('%s %s', async (question, says) => {
    const { answer, found } = await ada.ask(question)
    expect(answer).toContain(says)
    expect(found).toBe(true)
  })
})

test('entries of a day are cited one by one', async () => {
  const { citations } = await ada.ask('What did I do last Saturday?')
  expect(citations.map(({ number }) => number)).toEqual([1, 2])
})

test('a payment for a vacation is not the vacation', async () => {
  expect((await ada.ask('How much did I spend on vacation?')).answer).toContain('**€310.00**')
  expect((await ada.ask('When was my last vacation?')).answer).not.toContain('June')
})

test.each([
  'How much vacation do I have left?',
  'When is my next vaccination due?',
  'Did I sleep better in October than in September?',
  'Wie viel Urlaub habe ich noch?',
  'Did I get more mails than I spent last month?',
  'Habe ich letzten Monat mehr Nachrichten bekommen als ausgegeben?',
])('%s is not answered with something else', async (question) => {
  expect((await ada.ask(question)).confidence).toBeLessThan(0.5)
})

test('days of which nothing is known are not recalled', async () => {
  const { answer } = await ada.ask('What did I do on 3 February 2026?')
  expect(answer).not.toContain('entries')
})
