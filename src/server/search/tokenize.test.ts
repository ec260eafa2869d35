import { expect, test } from 'vitest'
import { createTokenizer } from './tokenize.ts'

const stemsOf = (text: string, language = 'en') => {
  const stems: string[] = []
  createTokenizer(language, ({ stem }) => stem)(text, (stem) => stems.push(stem))
  return stems
}

test.each([
  ['1,234.56', '1.234,56'],
  ["1'000'000", '1000000'],
  ['$1,234', '1234'],
  ['12.00', '12'],
  ['0.5', '0,5'],
  ['007', '7'],
])('the number %s is found as %s', (written, asked) => {
  expect(stemsOf(written)).toEqual(stemsOf(asked))
})

test('a number with three decimals after a zero has no thousands separator', () => {
  expect(stemsOf('0.125')).toEqual(['0.125'])
})

test.each([
  ['INV-2041', 'INV2041'],
  ['INV-2041', 'inv 2041'],
  ['2025-03-01', '2025/03/01'],
  ['COVID-19', 'covid19'],
])('%s matches the query %s', (written, asked) => {
  const stems = stemsOf(written)
  for (const stem of stemsOf(asked)) expect(stems).toContain(stem)
})

test.each([
  ['Häuser', 'hauser'],
  ['NAÏVE', 'naive'],
  ['Straße', 'STRASSE'],
  ['ＡＢＣ１２３', 'abc123'],
  ['ﬁnances', 'finances'],
  ['U.S.', 'us'],
  ['Ångström', 'angstrom'],
])('%s and %s are the same word', (one, other) => {
  expect(stemsOf(one, 'und')).toEqual(stemsOf(other, 'und'))
})

test.each([
  ["John's", 'John'],
  ["l'eau", 'eau'],
  ['d’Artagnan', 'Artagnan'],
])('an apostrophe in %s keeps the word %s', (written, word) => {
  expect(stemsOf(written, 'und')).toEqual(stemsOf(word, 'und'))
})

test('forms of a word have one stem in their language', () => {
  expect(stemsOf('payments paid paying')).toEqual(['payment', 'paid', 'pay'])
  expect(stemsOf('Rechnung', 'de')).toEqual(stemsOf('Rechnungen', 'de'))
  expect(stemsOf('factures', 'fr')).toEqual(stemsOf('facture', 'fr'))
})

test('scripts without spaces are cut into words', () => {
  expect(stemsOf('私は東京に住んでいます', 'ja')).toContain('東京')
  expect(stemsOf('สวัสดีชาวโลก', 'th').length).toBeGreaterThan(1)
})

test('each term has its position in the text', () => {
  const text = 'Pay INV-2041, 東京 or 𝔘nicode by 1,234.50.'
  createTokenizer('und', (term) => term)(text, (term, offset) => {
    const written = text.slice(offset + term.from, offset + term.to)
    expect(written.length).toBeGreaterThan(0)
    expect(stemsOf(written, 'und')).toContain(term.stem)
  })
})
