import { afterAll, describe, expect, test } from 'vitest'
import { fuelLog, inventory, loans } from './household-sheets.fixtures.ts'
import { answersInMemory } from './fixtures.ts'

/** Today is 24 November 2026. */
const own = answersInMemory({ sheets: [fuelLog, inventory, loans], today: '2026-11-24' })
afterAll(() => own[Symbol.asyncDispose]())

describe('over sheets of a household the answer is right to', () => {
  const asked: [question: string, says: string, not?: string][] = [
    ['How much did I spend on fuel according to my fuel log?', '**676.45'],
    ['What is the cheapest price per litre I paid?', '1.69'],
    ['How many litres did I buy at Bayside Fuel?', '**157.8'],
    ['Where was petrol the most expensive per litre?', '**Highway Stop**'],
    ['Which things are still under warranty?', '**Toaster**', 'Fridge'],
    ['Is the fridge still under warranty?', '**No.**'],
    ['Which warranties have expired?', 'Fridge', 'Television'],
    ['What is everything in the study worth together?', '**829'],
    ['Which books have I not returned yet?', '**Winter Lines**', 'Owl Post'],
    ['Which books are overdue?', '**A Field Guide to Moss**', 'Winter Lines'],
    ['How many days did I keep Rivers of Salt?', '**34 days**'],
    ['How many pages do the books of Nico have together?', '**280**'],
  ]
  test.each(asked)('%s', async (question, says, not) => {
    const { answer } = await own.ask(question)
    expect(answer).toContain(says)
    if (not !== undefined) expect(answer).not.toContain(not)
  })

  test('an empty cell is not an answer', async () => {
    const { found, answer } = await own.ask('Until when is the desk under warranty?')
    expect(answer).not.toContain('–')
    expect(found).toBe(false)
  })
})
