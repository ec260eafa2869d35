import { expect, test } from 'vitest'
import { createQueryReader } from './query.ts'
import { createStemmers } from './stem.ts'
import { wordsMeaning } from '#server/translation/translations.ts'

const stemmerOf = createStemmers()
const readQuery = createQueryReader(stemmerOf)
const stemsOf = (question: string, language: 'en' | 'de') =>
  readQuery(question).flatMap((word) => word.stems.get(language) ?? [])

test.each([
  ['Wann endet mein Mietvertrag?', 'en', 'lease'],
  ['Wann heiratet Jonas?', 'en', 'wedding'],
  ['When does Jonas get married?', 'de', 'Hochzeit'],
  ['Where is the landlord?', 'de', 'Vermieter'],
] as const)('the question "%s" also looks for %s: %s', (question, language, word) => {
  expect(stemsOf(question, language)).toContain(stemmerOf(language)(word.toLowerCase()))
})

test('a word is not confused with a word of the other language that looks the same', () => {
  expect(stemsOf('What is the right fall jacket?', 'en')).not.toContain('case')
  expect(stemsOf('Wann endet die Garantie?', 'de')).not.toContain('guarante')
})

test('other forms of a German word have the same translations', () => {
  expect(wordsMeaning('de', 'heiratet')).toEqual(expect.arrayContaining(['heirate', 'wedding']))
  expect(wordsMeaning('de', 'heiratet')).not.toContain('heiratet')
})
