import { expect, test } from 'vitest'
import { mayNameTag, readTag } from './read-tag.ts'

const tags = ['tax', 'house', 'Tax 2025', 'Haus']

test.each([
  ['What does the roof cost in my house documents?', 'house', 'What does the roof cost?'],
  ['When is the deadline in documents tagged tax 2025?', 'Tax 2025', 'When is the deadline?'],
  ['documents tagged “house” heating', 'house', 'heating'],
  ['documents tagged house', 'house', 'house'],
  ['From my tax files, who is the accountant?', 'tax', ', who is the accountant?'],
  ['Was kostet das Dach in meinen Haus-Dokumenten?', 'Haus', 'Was kostet das Dach?'],
  ['Dokumente mit dem Tag Haus: Heizung', 'Haus', ': Heizung'],
])('%s is about %s', (question, tag, rest) => {
  expect(mayNameTag(question)).toBe(true)
  expect(readTag(question, tags)).toEqual({ tag, rest })
})

test.each([
  'What does the house cost?',
  'Which documents do I have?',
  'What is in my garden documents?',
  'Who sent the tax documents?',
  'documents tagged household',
])('%s names no tag', (question) => {
  expect(readTag(question, tags)).toBeUndefined()
})
