import { expect, test } from 'vitest'
import { germanForm, stem } from './stem.ts'

test.each([
  ['constructor', 'constructor'],
  ['toString', 'tostr'],
  ['shopping', 'shop'],
  ['paid', 'pay'],
])('%s has a stem, even if JavaScript objects have a property of that name', (word, stemmed) => {
  expect(stem(word)).toBe(stemmed)
})

test.each([
  ['Länder', 'Ländern'],
  ['Schüler', 'Schülers'],
  ['Haustier', 'Haustiere'],
])('%s and %s are forms of one German word', (one, other) => {
  expect(germanForm(stem(one))).toBe(germanForm(stem(other)))
})
