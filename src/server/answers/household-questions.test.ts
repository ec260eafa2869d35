import { afterAll, describe, expect, test } from 'vitest'
import { householdRecords, householdTexts } from './household-records.fixtures.ts'
import { answersInMemory } from './fixtures.ts'

const own = answersInMemory({
  records: householdRecords(),
  texts: householdTexts,
  sheets: [
    {
      documentName: 'Budget.csv',
      sheet: 'Budget',
      columns: [
        { name: 'Item', type: 'text' },
        { name: 'Limit', type: 'integer' },
      ],
      rows: [
        ['Groceries', 70],
        ['Fuel', 60],
        ['Rent', 1_100],
      ],
    },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

const asked: Record<string, [question: string, ...says: string[]][]> = {
  'questions with an introduction': [
    ['hey, can you remind me when I last went to the hairdresser?', '22 August 2026'],
    [
      'Weißt du noch, wie viel ich im September für Lebensmittel ausgegeben habe?',
      '**60,00\u00a0€**',
    ],
    ['how mutch did I spend on groceries in September', '**€60.00**'],
    ['whats noors phone number', '+49 30 555 0142'],
  ],
  'times relative to other times': [
    ['How much did I spend on groceries two months ago?', '**€60.00**'],
    ['What did I spend at Toyland in the week before Christmas?', '**€80.00**'],
    ['How many steps a day did I walk on average in October?', '**6,500**'],
    ['Wie viele Schritte bin ich im Oktober im Schnitt am Tag gegangen?', '**6.500**'],
  ],
  'other words for expenses': [
    ['When did I last fill up?', '11 October 2026'],
    ['last haircut', '22 August 2026'],
    ['Wann war mein letzter Friseurbesuch?', '22. August 2026'],
    ['Which supermarket did I spend the most at?', '**Konsum**'],
    ['What did I pay for power in March?', '**€52.00**'],
    ['What is the most expensive thing I ever bought?', '**Velo Werk**'],
    ['cheapest subscription', '**Chordly**'],
    ['How many subscriptions do I have?', '**2**'],
  ],
  'income, refunds and balances': [
    ['Did Shoe Barn give me my money back?', '**Yes**, once: Shoe Barn, €95.00, 19 March 2026'],
    ['How much did Quarry Press pay me in May?', '**€2,800.00**'],
    ['How much money do I have?', '**€6,500.00**'],
    ['What did Vidora cost me in May?', '**€14.99**'],
  ],
  'differences between figures': [
    [
      'By how much did my groceries change between September and October?',
      '**€16.00**',
      '€60.00 − €44.00',
    ],
    ['By how much has my iron risen since the first test?', '**55 µg/dL**'],
    ['Did I stay within my groceries budget in September?', '**Yes**, '],
    ['Did I go over my fuel budget in October?', '**Yes**, '],
  ],
  'calendars and durations': [
    ['When was the last rehearsal?', '18 November 2026'],
    ['How many days was I in Porto?', '**7 days**'],
    ['How long does the weekly rehearsal take?', '**1 hour 30 minutes**'],
    ['When was my last holiday?', '3 July 2026'],
    ['What appointments do I have in December?', 'Recital', '12 December 2026'],
    ['How many days until my next recital?', '**22 days**'],
    ['How many weeks are left until the recital?', '**3.1 weeks**'],
    ['How long ago was my last haircut?', '**90 days**'],
    ['How many weeks has it been since my last rehearsal?', '**0.3 weeks**'],
    ['Wie lange ist mein letzter Friseurbesuch her?', '**90 Tage**'],
    ['Who comes to the weekly rehearsal?', 'Noor Haddad, Felix Baum'],
    ['Wann war mein letzter Zahnarzttermin?', '2. Juni 2026'],
  ],
  'people and their contact details': [
    ['Who has their birthday in May?', '**Noor Haddad**'],
    ['Whose number is 030 5550142?', '**Noor Haddad**'],
    ['Who is felix@baum.example?', '**Felix Baum**'],
    ['Which of my contacts have no birthday saved?', '**Tilda Mohr**'],
    ['How old is Felix Baum?', '**41**'],
    ['Wie alt ist Noor Haddad?', '**35**'],
    ['When did I last hear from Felix?', '3 October 2026'],
    ['When did Felix ask me for the code?', '14 September 2026'],
  ],
  'health and work, now and before': [
    ['Is my iron normal?', '**95 µg/dL**', 'normal'],
    ['Where did I work before Quarry Press?', '**Nordlicht Verlag**'],
    ['Where did I study?', '**Uni Hafen**'],
    ['Since when do I work at Quarry Press?', '**2022-04**'],
  ],
  'statements in a conversation': [
    ['Where did I put Noor’s tent?', 'In the shed behind the bikes'],
    ['Where does Noor sing?', 'At the Lighthouse Bar'],
    ['What did I want to bring for Felix from the market?', 'plum jam'],
    ['How much is my bike insurance?', '**€90.00**'],
    ['Who asked to have the plants watered?', '**Noor Haddad**'],
    ['What did Noor recommend for Porto?', 'take the tram to the lighthouse'],
  ],
}

describe.each(Object.entries(asked))('%s', (_, questions) => {
  test.each(questions)('%s', async (question, ...says) => {
    const { answer, found } = await own.ask(question)
    for (const said of says) expect(answer).toContain(said)
    expect(found).toBe(true)
  })
})

test.each([
  'What is the price of my car insurance?',
  'What is Felix’s home address?',
  'How old is Tilda Mohr?',
  'Whose number is +49 30 555 0999?',
  'When is my birthday?',
  'Did Vidora charge me for damages?',
])('%s is unknown', async (question) => {
  expect((await own.ask(question)).found).toBe(false)
})
