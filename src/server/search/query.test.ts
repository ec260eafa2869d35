import { expect, test } from 'vitest'
import { createQueryReader } from './query.ts'
import { createStemmers } from './stem.ts'

const readQuery = createQueryReader(createStemmers())
const stemsOf = (question: string, language: string) =>
  readQuery(question).flatMap((word) => word.stems.get(language) ?? [])

test.each([
  ['Where did Ana go?', 'en', 'went'],
  ['Who went there?', 'en', 'go'],
  ['Who is going?', 'en', 'gone'],
  ['Which child came along?', 'en', 'children'],
  ['Wohin ging Ana?', 'de', 'geht'],
  ['Was hat sie geschrieben?', 'de', 'schrieb'],
])('the question "%s" also looks for another form of its word', (question, language, form) => {
  expect(stemsOf(question, language)).toContain(createStemmers()(language)(form))
})

test('forms in one language do not match words of another', () => {
  expect(stemsOf('Where did Ana go?', 'de')).toEqual(['ana', 'go'])
})

test('a regular word has its stem alone', () => {
  expect(stemsOf('invoices', 'en')).toEqual(['invoic'])
})
