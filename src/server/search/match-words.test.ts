import { expect, test } from 'vitest'
import { createWordMatcher } from './match-words.ts'
import { createStemmer } from './stem.ts'

const sought = (folded: string, ...stems: string[]) => ({ folded, stemsInUse: [folded, ...stems] })

test('finds the positions of words in any of the languages', () => {
  const match = createWordMatcher(
    [sought('payment'), sought('rechnung', 'rechn')],
    [createStemmer('en'), createStemmer('de')],
  )
  const { positions, words } = match('Payments for all Rechnungen: a PAYMENT, pre-payment')
  expect(positions).toEqual([[0, 5, 6], [3]])
  expect(words).toEqual(new Set(['payments', 'rechnungen', 'payment']))
})

test.each([
  ['007 agents', '7'],
  ['ＡＢＣ', 'abc'],
  ['Äpfel', 'apfel'],
  ['INV-2041', 'inv2041'],
  ['1,000.50', '1000.5'],
  ['東京に行く', '東京'],
])('finds in %s the word %s', (text, folded) => {
  const match = createWordMatcher([sought(folded)], [createStemmer('und')])
  expect(match(text).positions[0]).toEqual([0])
})

test('one word of a text may match two words of a question', () => {
  const match = createWordMatcher(
    [sought('paying', 'pay'), sought('pays', 'pay')],
    [createStemmer('en')],
  )
  expect(match('They pay.').positions).toEqual([[1], [1]])
})
