import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markMatches } from './marked-text.ts'

test('matches are separated from the surrounding text', () => {
  expect(markMatches('the rent was paid', [[4, 8]])).toEqual([
    { text: 'the ', marked: false },
    { text: 'rent', marked: true },
    { text: ' was paid', marked: false },
  ])
})

test('a text without matches is one part', () => {
  expect(markMatches('plain', [])).toEqual([{ text: 'plain', marked: false }])
})

test('whatever the offsets, the parts add up to the text', () => {
  const offsets = fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 }))
  fc.assert(
    fc.property(
      fc.string({ maxLength: 30 }),
      fc.array(offsets, { maxLength: 6 }),
      (text, matches) => {
        expect(
          markMatches(text, matches)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})
