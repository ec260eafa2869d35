import { expect, test } from 'vitest'
import { explainUnknown } from './explain-unknown.ts'

test.each([
  ['contract.docx', /This is a document/, true],
  ['Statement.PDF', /CSV, QFX or OFX/, true],
  ['prices.csv', /recognise these columns/, true],
  ['takeout-002.zip', /several parts, drop all of them together/, false],
  ['mail.tar.gz', /^An archive: unpack it/, false],
  ['msgstore.db.crypt15', /Export chat/, false],
  ['archive.pst', /damaged or encrypted/, false],
  ['holiday.HEIC', /This is a picture/, true],
  ['film.mov', /^A video: .*transcript/, false],
  ['animation.gif', /This is a picture/, true],
  ['letter.pages', /This is a document/, true],
  ['posts.html', /JSON/, true],
  ['README', /just as you downloaded it/, false],
])('for %s people see a remedy', (name, text, isDocument) => {
  const unknown = explainUnknown({ name })
  expect(unknown.text).toMatch(text)
  expect(unknown.isDocument).toBe(isDocument)
})

test('a file that lies about its name is described by its content', () => {
  expect(explainUnknown({ name: 'Notes.csv', unread: 'access' })).toEqual({
    text: 'An Access database: export its tables as Excel or CSV.',
    isDocument: false,
  })
})
