import { expect, test } from 'vitest'
import { fileTypes, isReadable, readableKinds } from './file-types.ts'
import { whatWouldWork } from './document-or-export.ts'
import { extensionsOf, unreadFormatIds, unreadFormatOf, unreadText } from './unread-format.ts'

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const lockedZip = latin1('PK\u0003\u0004\u0014\u0000\u0001\u0000')

test.each([
  ['Notes.one', undefined, undefined],
  ['Notes.onepkg', undefined, undefined],
  ['Open Notebook.onetoc2', undefined, 'onenote_contents'],
  ['notes', latin1('\u00e4\u0052\u005c\u007b\u008c\u00d8\u00a7\u004d\u00ae'), 'onenote'],
  ['taxes.ACCDB', undefined, 'access'],
  ['taxes.dat', latin1('\u0000\u0001\u0000\u0000Standard ACE DB\u0000'), 'access'],
  ['a.csv', latin1('Rar!\u001a\u0007\u0000'), 'rar'],
  ['house.dwg', undefined, 'drawing'],
  ['setup.exe', undefined, 'program'],
  ['memo', latin1('\u0000\u0000\u0000\u0020ftypM4A '), 'sound'],
  ['clip', latin1('\u0000\u0000\u0000\u0020ftypisom'), 'video'],
  ['photo.heic', latin1('\u0000\u0000\u0000\u0020ftypheic'), undefined],
  ['export.zip', lockedZip, 'locked_zip'],
  ['letter.docx', latin1('PK\u0003\u0004\u0014\u0000\u0000\u0000'), undefined],
  ['one', undefined, undefined],
] as const)('the format of %s is known by its content or its name', (name, start, format) => {
  expect(unreadFormatOf(name, start)).toBe(format)
})

test('every format is named in a sentence, and no ending is in two of them or readable', () => {
  const all = unreadFormatIds.flatMap(extensionsOf).filter((extension) => extension !== '')
  expect(all).toEqual([...new Set(all)])
  expect(all.filter((extension) => isReadable({ name: `a.${extension}`, mimeType: '' }))).toEqual(
    [],
  )
  for (const id of unreadFormatIds) expect(unreadText(id)).toMatch(/^[A-Z][^:]+: .+\.$/)
})

test('the kinds that a refusal lists are those that Documents accepts', () => {
  const words: Record<string, RegExp> = {
    'PDF,': /^pdf$/,
    'Word,': /^do[ct][xm]?$|^rtf$/,
    'Excel,': /^xl[st][xmb]?$|^tsv$/,
    'PowerPoint,': /^p[op][tsp][xm]?$|^pot[xm]?$/,
    'OpenDocument,': /^o[td][stp]$/,
    'Pages,': /^pages$/,
    'Keynote,': /^key$/,
    'Numbers,': /^numbers$/,
    'CSV,': /^csv$/,
    'JSON,': /^json$/,
    'text,': /^txt$/,
    'Markdown,': /^(?:md|markdown)$/,
    'HTML and': /^x?html?$/,
    '(mht)': /^mht(?:ml)?$/,
    '(EPUB)': /^epub$/,
    'eml, msg': /^(?:eml|msg)$/,
    'png, jpg, gif, heic, tiff, webp, avif, bmp': /^(?:png|jpe?g|gif|heic|tiff?|webp|avif|bmp)$/,
  }
  for (const word of Object.keys(words)) expect(readableKinds).toContain(word)
  const patterns = Object.values(words)
  const extensions = fileTypes.map(({ extension }) => extension)
  expect(extensions.filter((one) => !patterns.some((kind) => kind.test(one)))).toEqual([])
  expect(patterns.filter((kind) => !extensions.some((one) => kind.test(one)))).toEqual([])
})

test('Documents sends exports to Data Sources, and never a document', () => {
  for (const name of ['a.mbox', 'a.ics', 'a.qfx', 'a.pst', 'chat.db', 'a.gpx', 'a.enex', 'a.one']) {
    expect(whatWouldWork(name), name).toMatch(/Data Sources/)
  }
  expect(whatWouldWork('notes.zip')).toMatch(/Data Sources if it is an export, or unpack it/)
  expect(whatWouldWork('notes.zip', lockedZip)).toMatch(/with its password/)
  expect(whatWouldWork('a.pdf')).toMatch(/^Save it as PDF, Word, Excel or text/)
})
