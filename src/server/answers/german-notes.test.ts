import { afterAll, expect, test } from 'vitest'
import { answersInMemory } from './fixtures.ts'

const own = answersInMemory({
  sheets: [
    {
      documentName: 'Ausgaben.csv',
      columns: [
        { name: 'Datum', type: 'date' },
        { name: 'Händler', type: 'text' },
        { name: 'Betrag', type: 'number', unit: 'EUR' },
      ],
      rows: [
        ['2026-03-02', 'Rewe', 40],
        ['2026-04-02', 'Edeka', 60],
      ],
    },
  ],
  texts: [
    { id: 'doc_a', name: 'Mietvertrag.txt', passages: [{ text: 'Die Miete beträgt 940 Euro.' }] },
  ],
})
const empty = answersInMemory({})
afterAll(() => Promise.all([own[Symbol.asyncDispose](), empty[Symbol.asyncDispose]()]))

test.for([
  ['Wie viel habe ich im Mai ausgegeben?', 'habe ich keine passenden Zeilen gefunden.'],
  [
    'Wann habe ich meinen Termin beim Zahnarzt?',
    'Das habe ich in deinen Dokumenten nicht gefunden.',
  ],
])('a German question without a result gets a German answer: %s', async ([question, says]) => {
  const { answer } = await own.ask(question ?? '')
  expect(answer).toContain(says)
  expect(answer).not.toMatch(/\b(?:the|not|your|found)\b/i)
})

test('a person without documents is told so in the language of the question', async () => {
  expect((await empty.ask('Wie hoch ist meine Miete?')).answer).toContain('noch keine Dokumente')
  expect((await empty.ask('Wie heißt die Hauptstadt von Frankreich?')).answer).toContain(
    'eine Frage nach allgemeinem Wissen',
  )
  expect((await empty.ask('How much is my rent?')).answer).toContain('not added any documents')
})

test('a question whose German words are not in the data is asked in English, and answered in German', async () => {
  await using english = answersInMemory({
    sheets: [
      {
        documentName: 'Repairs.csv',
        columns: [
          { name: 'Item', type: 'text' },
          { name: 'Repaired on', type: 'date' },
          { name: 'Price', type: 'number', unit: 'EUR' },
        ],
        rows: [
          ['washing machine', '2026-03-02', 140],
          ['lawn mower', '2026-04-02', 60],
        ],
      },
    ],
  })
  const { found, answer, confidence } = await english.ask('Was hat der Rasenmäher gekostet?')
  expect(found).toBe(true)
  expect(answer).toContain('60,00')
  expect(answer).toContain('Aus 1 Zeile')
  expect(confidence).toBeLessThanOrEqual(0.8)
})
