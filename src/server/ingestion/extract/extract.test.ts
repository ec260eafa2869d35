import * as xlsx from '@e965/xlsx'
import { expect, test } from 'vitest'
import { docHeader, docOf, oleOf } from './doc-fixture.ts'
import { extract } from './extract.ts'
import { ExtractionFailure, failureCodes, failureText } from './failures.ts'
import { textPdf } from './pdf-fixtures.ts'
import { docxOf, wordParagraph, zipOf } from './zip-fixture.ts'

const read = (bytes: Uint8Array, name: string, mimeType = '') =>
  extract({ bytes, name, mimeType }, { deadline: Date.now() + 30_000, onProgress: () => {} })
const codeOf = (bytes: Uint8Array, name: string) =>
  read(bytes, name).then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof ExtractionFailure ? error.code : 'other'),
  )

const book = xlsx.utils.book_new(
  xlsx.utils.aoa_to_sheet([
    ['Item', 'Cost'],
    ['Rent', 900],
  ]),
  'S',
)
const office = (bookType: 'xlsx' | 'biff8') =>
  new Uint8Array(xlsx.write(book, { type: 'array', bookType }))

test('reads a file according to its content, whatever its name', async () => {
  const pdf = textPdf([[{ text: 'Hello', x: 60, y: 700, size: 12 }]])
  expect(await codeOf(pdf, 'report.docx')).toBe('pdf')
  expect(await codeOf(docxOf(wordParagraph('Hello')), 'table.xlsx')).toBe('text')
  expect(await codeOf(office('xlsx'), 'letter.doc')).toBe('sheets')
  expect(await codeOf(office('biff8'), 'letter.pdf')).toBe('sheets')
  expect(await codeOf(docOf('Hello'), 'letter.txt')).toBe('text')
  expect(await codeOf(Buffer.from('Item;Cost\nRent;900\n'), 'old.xls')).toBe('sheets')
  expect(await codeOf(Buffer.from('<html><body><p>Hello</p></body></html>'), 'page.doc')).toBe(
    'text',
  )
  expect(await codeOf(Buffer.from('{\\rtf1 Hello}'), 'letter.doc')).toBe('text')
})

test('reads a text file as a table only if it is one', async () => {
  expect(
    await codeOf(
      Buffer.from('Dear Ada,\nas we said, today, or not.\n\nYours, Alan\nBye\n'),
      'a.txt',
    ),
  ).toBe('text')
  expect(await codeOf(Buffer.from('a\tb\tc\n1\t2\t3\n4\t5\t6\n7\t8\t9\n'), 'a.txt')).toBe('sheets')
  const { kind } = await read(Buffer.from('Item;Cost\nRent;900\n'), 'export', 'text/csv')
  expect(kind).toBe('sheets')
})

test('detects the language of the text', async () => {
  const german =
    'Der Mieter zahlt die Miete am dritten Werktag eines jeden Monats auf das Konto der Vermieterin.'
  expect(await read(Buffer.from(german), 'a.txt')).toMatchObject({ language: 'de' })
  expect(await read(Buffer.from('4711 0815'), 'a.txt')).toMatchObject({ language: 'en' })
})

test.each([
  ['an empty file', Buffer.alloc(0), 'a.pdf', 'file.empty'],
  ['blanks only', Buffer.from(' \n\n'), 'a.txt', 'file.empty'],
  ['a sound', Buffer.from('4944330300000000000a544954320000', 'hex'), 'a.mp3', 'file.unsupported'],
  [
    'a broken picture called .pdf',
    Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
    'a.pdf',
    'file.damaged',
  ],
  [
    'noise called .pdf',
    Buffer.from('00112233445566778899aabbccddeeff', 'hex'),
    'a.pdf',
    'file.damaged',
  ],
  [
    'a ZIP file of something else',
    zipOf([{ name: 'a.txt', data: 'x' }]),
    'a.docx',
    'file.unsupported',
  ],
  [
    'a cut off Word document',
    docxOf(wordParagraph('Hello')).subarray(0, 700),
    'a.docx',
    'file.damaged',
  ],
  ['a cut off old Office file', office('biff8').subarray(0, 700), 'a.xls', 'file.damaged'],
  [
    'a protected new Office file',
    oleOf({ EncryptedPackage: Buffer.alloc(4096), EncryptionInfo: Buffer.alloc(512) }),
    'a.xlsx',
    'office.password',
  ],
  [
    'a protected Word 97 file',
    oleOf({ WordDocument: docHeader(0x0100) }),
    'a.doc',
    'office.password',
  ],
  ['a broken Word 97 file', oleOf({ WordDocument: docHeader(0) }), 'a.doc', 'file.damaged'],
  [
    'an old presentation without text',
    oleOf({ 'PowerPoint Document': Buffer.alloc(4096) }),
    'a.doc',
    'file.no_text',
  ],
  [
    'a ZIP bomb',
    docxOf('', { extra: [{ name: 'word/a.xml', data: 'x', claimedSize: 3_000_000_000 }] }),
    'a.docx',
    'file.too_big',
  ],
  ['a Word document without text', docxOf(''), 'a.docx', 'file.no_text'],
])('refuses %s', async (_, bytes, name, code) => {
  expect(await codeOf(bytes, name)).toBe(code)
})

test('an unsupported file is named by its content, and the message says what would work', async () => {
  const inZip = (name: string) => zipOf([{ name, data: 'x' }])
  const reasonFor = async (bytes: Uint8Array, name: string) => {
    const failure = await read(bytes, name).catch((error: unknown) => error)
    return failure instanceof ExtractionFailure ? failureText(failure.code, failure.detail) : ''
  }
  expect(await reasonFor(Buffer.from('Rar!\u001a\u0007\u0000\u0001', 'latin1'), 'a.docx')).toMatch(
    /^A RAR archive: unpack it/,
  )
  expect(await reasonFor(inZip('a.txt'), 'a.docx')).toMatch(/^A \.zip archive: drop it on Data/)
  expect(await reasonFor(inZip('visio/document.xml'), 'a.pptx')).toMatch(/^A technical drawing:/)
  expect(await reasonFor(oleOf({ VisioDocument: Buffer.alloc(4096) }), 'a.doc')).toMatch(
    /^A technical drawing: plot or export it as PDF/,
  )
  expect(await reasonFor(oleOf({ Other: Buffer.alloc(4096) }), 'a.doc')).toMatch(
    /^This kind of file cannot be read\. These can: PDF,/,
  )
})

test('has a message for every code, and a generic one for codes of later versions', () => {
  for (const code of failureCodes) expect(failureText(code)).toMatch(/^[A-Z].*\.$/)
  expect(failureText('pdf.password')).toBe(
    'This PDF is protected by a password. Remove the password and upload it again.',
  )
  expect(failureText('file.damaged', 'page 3')).toBe(
    'The file is damaged at page 3 and could not be read.',
  )
  expect(failureText('file.of_the_future')).toBe('The file could not be read.')
})
