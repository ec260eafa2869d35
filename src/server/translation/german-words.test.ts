import { expect, test } from 'vitest'
import { createGermanWords } from './german-words.ts'

const germanWords = createGermanWords((word) => word.replace(/s$/, ''))

test('an English word stands for German ones, folded, also in another form', () => {
  expect(germanWords('keys')).toContain('schlussel')
  expect(germanWords('gravestone')).toEqual(['grabstein'])
})

test('a word that means just this comes before one of whose meaning it is a part', () => {
  const words = germanWords('certificate')
  expect(words).toContain('fuhrungszeugnis')
  expect(words.indexOf('zeugnis')).toBeLessThan(words.indexOf('fuhrungszeugnis'))
})

test('a word that no German word means has none', () => {
  expect(germanWords('zomato')).toEqual([])
})
