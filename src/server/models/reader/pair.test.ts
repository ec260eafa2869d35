import { expect, test } from 'vitest'
import { wordsIn } from '#server/translation/words-in.ts'
import { encodePair } from './pair.ts'

/** One token per letter, to make tokens countable by eye. */
const letters = {
  first: 1,
  separator: 2,
  idsOf: (word: string) => Array.from(word).map((letter) => letter.codePointAt(0) ?? 0),
}

test('an amount stays one word, and punctuation marks are separate', () => {
  const words = wordsIn('Rent: £875, net').map(({ text }) => text)
  expect(words).toEqual(['Rent', ':', '£875', ',', 'net'])
})

test('each word of a window has its range of letters and of tokens', () => {
  const { ids, windowFrom, words } = encodePair('ab', { title: 'T', text: 'cd e' }, letters)
  expect(ids.map((id) => (id < 3 ? '|' : String.fromCodePoint(id))).join('')).toBe('|ab|T:cde|')
  expect(windowFrom).toBe(4)
  expect(words).toEqual([
    { start: 0, end: 2, first: 6, last: 7 },
    { start: 3, end: 4, first: 8, last: 8 },
  ])
})

test('a text of thousands of words is truncated between words', () => {
  const long = Array.from({ length: 5000 }, () => 'abc').join(' ')
  const { ids, words } = encodePair(long, { title: long, text: long }, letters)
  expect(ids.length).toBeLessThanOrEqual(160)
  expect(words.every(({ first, last }) => last - first === 2)).toBe(true)
  const wide = encodePair(long, { title: '', text: long, mostTokens: 300 }, letters)
  expect(wide.ids.length).toBeGreaterThan(290)
  expect(wide.ids.length).toBeLessThanOrEqual(300)
})

test('line breaks and gaps between columns are marked, and belong to no word', () => {
  const text = 'a: b\n\nc   d'
  const { ids, words } = encodePair('q', { title: '', text }, letters)
  expect(ids.map((id) => (id < 3 ? '#' : String.fromCodePoint(id))).join('')).toBe('#q#a:b;c|d#')
  expect(words.map(({ first }) => String.fromCodePoint(ids[first] ?? 0)).join('')).toBe('a:bcd')
})
