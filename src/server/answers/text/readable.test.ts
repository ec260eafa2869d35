import { expect, test } from 'vitest'
import { translateText } from '#server/translation/translate-text.ts'
import { wordsIn } from '#server/translation/words-in.ts'
import { readQuestion } from '../plan/reading.ts'
import { readableQuestion, readableWindow, readingOfOriginal } from './readable.ts'

const readable = (question: string) => readableQuestion(readQuestion(question, '2026-11-22'))

test('a German question is translated word by word', () => {
  expect(readable('Wie hoch ist die Kaution?')).toBe('how much is the deposit?')
  expect(readable('Bis wann muss ich kündigen?')).toBe('by when must I give notice?')
})

test('a compound is read by its parts, and an unknown word stays', () => {
  expect(readable('Wo liegt der Wohnungsschlüssel?')).toBe('where lies the flat key?')
  expect(readable('Wo steht der Klapperatismus?')).toBe('where stands the Klapperatismus?')
})

test('an English question stays as it is', () => {
  expect(readable('How much is the deposit?')).toBe('How much is the deposit?')
})

test('a German window is translated with its title and layout', () => {
  const window = { title: 'Mietvertrag', text: 'Die Kaution beträgt\n2.535,00 €.' }
  expect(readableWindow(window, true)).toMatchObject({
    title: 'lease',
    text: 'the deposit amounts to\n2.535,00 €.',
  })
  expect(readableWindow(window, false)).toEqual(window)
})

test('what is read in the translation belongs to the words of the original', () => {
  const text = 'Die Grundmiete beträgt 845,00 €.'
  const translation = translateText(text)
  const words = wordsIn(translation.text).map(({ start, end }, index) => ({
    from: start,
    to: end,
    starts: index,
    ends: -index,
  }))
  const { words: read } = readingOfOriginal(translation, { words, answers: 2, yes: 0 })
  expect(read.map(({ from, to }) => text.slice(from, to))).toEqual(
    wordsIn(text).map((word) => word.text),
  )
  // "basic rent" is one word: it begins as "rent" does, and ends as "basic" does.
  expect(read[1]).toEqual({ from: 4, to: 14, starts: 2, ends: -1 })
})
