import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findExcerpt, findMatches } from './matches.ts'

const marked = (text: string, words: string[]) =>
  findMatches(text, words).map(([start, end]) => text.slice(start, end))

test('words are marked whatever their case and diacritics', () => {
  expect(marked('The CAFÉ and the café near a cafeteria', ['cafe'])).toEqual(['CAFÉ', 'café'])
})

test('a joined word is marked once', () => {
  expect(marked('Invoice INV-2041 is due', ['inv', '2041', 'inv2041'])).toEqual(['INV', '2041'])
  expect(marked('Invoice INV-2041 is due', ['inv2041'])).toEqual(['INV-2041'])
})

test('a short text is its own excerpt', () => {
  expect(findExcerpt('Rent is due on Monday.', ['rent'])).toEqual({
    text: 'Rent is due on Monday.',
    matches: [[0, 4]],
  })
})

test('an excerpt of a long text shows the part with the most of the words', () => {
  const filler = 'Nothing of interest happens here. '.repeat(30)
  const text = `${filler}The deposit was paid. ${filler}The deposit of the flat was returned in May. ${filler}`
  const excerpt = findExcerpt(text, ['deposit', 'flat', 'returned'])
  expect(excerpt.text).toContain('The deposit of the flat was returned in May.')
  expect(excerpt.text.length).toBeLessThan(300)
  expect(excerpt.matches.map(([start, end]) => excerpt.text.slice(start, end))).toEqual([
    'deposit',
    'flat',
    'returned',
  ])
})

test('matches of an excerpt always lie inside it and contain a sought word', () => {
  const word = fc.constantFrom('rent', 'Rent', 'paid', 'flat', 'größe', '東京', 'a-b', '…', '😀')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 200 }), (words) => {
      const { text, matches } = findExcerpt(words.join(' '), ['rent', 'grosse'])
      for (const [start, end] of matches) {
        expect(text.slice(start, end).toLowerCase()).toMatch(/^(rent|größe)$/)
      }
    }),
  )
})
