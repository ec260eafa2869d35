import { afterAll, expect, test } from 'vitest'
import { billTotal } from './bill-total.ts'
import { answersInMemory } from './fixtures.ts'

const invoice = [
  'Invoice 2231, Garage Holm',
  'Brake pads 180.00 EUR',
  'Labour 120.00 EUR',
  'Net 300.00 EUR',
  'VAT 19% 57.00 EUR',
  'Total 357.00 EUR',
  'Please pay by 14 November 2026.',
].join('\n')

const own = answersInMemory({
  texts: [{ id: 'inv', name: 'Invoice 2231 Garage Holm.pdf', passages: [{ text: invoice }] }],
})
afterAll(() => own[Symbol.asyncDispose]())

test.each([
  ['How much is the invoice from Garage Holm?'],
  ['What was the total of the invoice from Garage Holm?'],
])('%s: the total of a bill is neither its net amount nor one of its items', async (question) => {
  const { answer, citations } = await own.ask(question)
  expect(answer).toBe('**357.00 EUR**\n\n“Total 357.00 EUR” [1]')
  expect(citations.map(({ quote }) => quote)).toEqual(['Total 357.00 EUR'])
})

test('only the amount of a whole bill is its total', () => {
  expect(billTotal('What is the net amount of the invoice?', invoice)).toBeUndefined()
  expect(billTotal('When is the invoice due?', invoice)).toBeUndefined()
  expect(billTotal('How much are the brake pads?', invoice)).toBeUndefined()
  expect(billTotal('How much are the brake pads on the invoice?', invoice)).toBeUndefined()
  expect(
    billTotal('Wie viel kostet die Rechnung?', 'Netto 10,00 €\nGesamtbetrag: 11,90 €'),
  ).toEqual({ line: 'Gesamtbetrag: 11,90 €', amount: '11,90 €' })
  expect(billTotal('How much is the bill?', 'Total net 10.00 EUR')).toBeUndefined()
})
