import { afterAll, expect, test } from 'vitest'
import { personalRecords } from './personal-records.fixtures.ts'
import { answersInMemory } from './fixtures.ts'

const own = answersInMemory({ records: personalRecords() })
afterAll(() => own[Symbol.asyncDispose]())

test.each([
  [
    'Wie viel habe ich im März für Lebensmittel ausgegeben?',
    'Summe von Betrag in Umsätzen, nur wo Kategorie Lebensmittel ist und Art Ausgabe, Gebühr oder Erstattung ist, März 2026',
  ],
  [
    'Was ist mein nächster Termin?',
    'Angabe zu Titel, Beginn, Ort in Terminen, ab 20. November 2026, niedrigste zuerst nach Beginn',
  ],
])('%s is described in German', async (question, understood) => {
  expect(await own.ask(question)).toMatchObject({ understood })
})

test('the title and the sides of a chart are in the language of the question', async () => {
  const german = await own.ask('Vergleiche meine Ausgaben im März mit Februar')
  expect(german.chart).toMatchObject({
    title: 'Betrag gesamt',
    labels: ['Betrag gesamt'],
    series: [{ name: 'März 2026' }, { name: 'Februar 2026' }],
  })
  const monthly = await own.ask('Wie viel habe ich pro Monat ausgegeben?')
  expect(monthly.chart?.title).toBe('Betrag gesamt, nach Monat')
  const english = await own.ask('Compare my spending in March with February')
  expect(english.chart).toMatchObject({
    title: 'Total Amount',
    series: [{ name: 'March 2026' }, { name: 'February 2026' }],
  })
})
