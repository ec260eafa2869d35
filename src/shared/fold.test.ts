import { expect, test } from 'vitest'
import { fold, hasEveryWord, withoutAccents } from './fold.ts'

test.each([
  ['Café', 'cafe'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['ﬁnd Ｗｉｄｅ', 'find wide'],
  ['Zażółć', 'zazołc'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('accents are removed and case is kept for display', () => {
  expect(withoutAccents('Éloïse Weiß')).toBe('Eloise Weiß')
})

test('every typed word must occur, in any order and also within longer words', () => {
  expect(hasEveryWord('ueber straß', 'Hauptstrasse ueberall')).toBe(true)
  expect(hasEveryWord('lease garden', 'The lease of the flat')).toBe(false)
})
