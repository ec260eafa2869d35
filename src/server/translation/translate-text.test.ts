import { expect, test } from 'vitest'
import {
  inEnglish,
  isGermanText,
  placeInTranslation,
  translateQuestion,
  translateText,
} from './translate-text.ts'

const text = 'Die Grundmiete beträgt 845,00 €.'

test('a text is translated word by word, in its order and layout', () => {
  expect(translateText(text).text).toBe('the basic rent amounts to 845,00 €.')
  expect(translateText('Name: Jens\nSteuerklasse:  III').text).toBe('name: Jens\ntax class:  III')
})

test('inflected words and compounds are known, names and numbers stay', () => {
  expect(translateText('Mietverträge des Kellerraums').text).toBe('lease of the cellar room')
  expect(translateText('Hannelore Wittekind, IBAN DE44').text).toBe(
    'Hannelore Wittekind, IBAN DE44',
  )
})

test('the words of a question that belong together are translated together', () => {
  expect(translateQuestion('Wie hoch ist mein Stromabschlag?')).toBe(
    'how much is my electricity monthly instalment?',
  )
  expect(translateQuestion('Ab wann gilt der Vertrag?')).toBe('from when applies the contract?')
})

test('German is told from English, also in a form without sentences', () => {
  expect(isGermanText(text)).toBe(true)
  expect(isGermanText('The rent is due on the first of the month.')).toBe(false)
  expect(isGermanText('Versicherungsnehmer: Jens Brandt')).toBe(true)
  expect(isGermanText('Policyholder: Jens Brandt')).toBe(false)
  expect(isGermanText('4471')).toBe(false)
})

test('a part of the original has its place in the translation', () => {
  const translation = translateText(text)
  const placeOf = (part: string) => {
    const at = text.indexOf(part)
    const { start, end } = placeInTranslation(translation, { start: at, end: at + part.length })
    return translation.text.slice(start, end)
  }
  expect(placeOf('Grundmiete')).toBe('basic rent')
  expect(placeOf('845,00 €')).toBe('845,00 €')
})

test('only German is put into English', () => {
  expect(inEnglish('Wie hoch ist die Kaution?')).toBe('how much is the deposit?')
  expect(inEnglish('How much is the deposit?')).toBe('How much is the deposit?')
})
