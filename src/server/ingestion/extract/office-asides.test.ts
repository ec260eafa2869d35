import * as xlsx from '@e965/xlsx'
import { expect, test } from 'vitest'
import { docOf, oldDocOf, oleOf, pptRecord } from './doc-fixture.ts'
import { extract } from './extract.ts'
import { docxOf, wordParagraph, zipOf } from './zip-fixture.ts'

const read = (name: string, bytes: Uint8Array) =>
  extract({ bytes, name, mimeType: '' }, { deadline: Date.now() + 60_000, onProgress: () => {} })
const textsOf = async (name: string, bytes: Uint8Array) => {
  const { blocks } = await read(name, bytes)
  return blocks.map(({ text }) => text)
}

test('a Word 6 or 95 letter is read piece by piece, in the encoding of its language', async () => {
  const german = oldDocOf(['Liebe Gr\u00fc\u00dfe\rKomm am ', 'Freitag.\r'], 0x0407)
  expect(await textsOf('old.doc', oleOf({ WordDocument: german }))).toEqual([
    'Liebe Grüße',
    'Komm am Freitag.',
  ])
  const russian = oldDocOf(['\u00cf\u00f0\u00e8\u00e2\u00e5\u00f2\r'], 0x0419)
  expect(await textsOf('old.doc', oleOf({ WordDocument: russian }))).toEqual(['Привет'])
  const locked = Buffer.from(german)
  locked.writeUInt16LE(0x0104, 10)
  await expect(read('old.doc', oleOf({ WordDocument: locked }))).rejects.toThrow('office.password')
})

test('Word 2 needs no container', async () => {
  const bytes = oldDocOf(['Dear tenant\r'])
  bytes.writeUInt16LE(0xa5db, 0)
  expect(await textsOf('older.doc', bytes)).toEqual(['Dear tenant'])
})

test('a field in a Word file yields its text and its link target', async () => {
  const field = '\u0013 HYPERLINK "https://example.org/rent" \u0014the rent\u0015'
  const texts = await textsOf('links.doc', docOf(`Look up ${field} today.\r`))
  expect(texts).toEqual(['Look up the rent today.', 'the rent (https://example.org/rent)'])
})

test('streams of a Word file are found whatever the case of their names', async () => {
  const old = oldDocOf(['Dear tenant\r'])
  expect(await textsOf('old.doc', oleOf({ worddocument: old }))).toEqual(['Dear tenant'])
})

test('text boxes, notes, comments with their authors, and link targets are read from Rich Text', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset128 Mincho;}}
{\header Housing office}Pay {\field{\*\fldinst HYPERLINK "https://example.org/pay"}{\fldrslt here}}{\footnote Or in cash.} now{\*\atnid IP}{\*\atnauthor Ines Prado}{\*\annotation Which day?}.\par
{\shp{\*\shpinst{\sp{\sn fill}{\sv 1}}{\shptxt Boxed\par}}}{\f1\'82\'b1\'82\'f1}{\pict\bin6 }}{{}}} {\*\secret gone} kept}`
  expect(await textsOf('letter.rtf', Buffer.from(rtf, 'latin1'))).toEqual([
    'Housing office',
    'Pay here (https://example.org/pay) now.',
    'こん  kept',
    'Or in cash.',
    'Ines Prado: Which day?',
    'Boxed',
  ])
})

const link = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink'

test('link targets, comment authors, charts and embedded files are read from a Word document', async () => {
  const series = `<c:chartSpace><c:ser><c:tx><c:pt><c:v>Rent</c:v></c:pt></c:tx><c:cat><c:pt><c:v>May</c:v></c:pt><c:pt><c:v>June</c:v></c:pt></c:cat><c:val><c:pt><c:v>640</c:v></c:pt><c:pt><c:v>655</c:v></c:pt></c:val></c:ser></c:chartSpace>`
  const body = `<w:p xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:hyperlink r:id="a"><w:r><w:t>Pay</w:t></w:r></w:hyperlink></w:p>`
  const bytes = docxOf(body, {
    extra: [
      {
        name: 'word/_rels/document.xml.rels',
        data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${link}" Target="https://example.org/pay" TargetMode="External"/></Relationships>`,
      },
      {
        name: 'word/comments.xml',
        data: '<w:comments><w:comment w:id="1" w:author="Ines Prado"/></w:comments>',
      },
      { name: 'word/charts/chart1.xml', data: series },
      {
        name: 'word/charts/_rels/chart1.xml.rels',
        data: '<r><Relationship Target="../embeddings/Book.xlsx"/></r>',
      },
      { name: 'word/embeddings/Book.xlsx', data: 'the data of the chart' },
      {
        name: 'word/embeddings/Inner.docx',
        data: docxOf(wordParagraph('The keys lie under the mat.')),
      },
      {
        name: 'word/embeddings/oleObject1.bin',
        data: packedFile('Meter.txt', 'The meter says 4711.'),
      },
    ],
  })
  expect(await textsOf('letter.docx', bytes)).toEqual([
    'Pay (https://example.org/pay)',
    '\tMay\tJune\nRent\t640\t655',
    'Comments by: Ines Prado',
    'Attachment: Inner.docx',
    'The keys lie under the mat.',
    'Attachment: Meter.txt',
    'The meter says 4711.',
  ])
})

/** A file as packed by the packager of Windows. */
function packedFile(name: string, text: string): Buffer {
  const size = (length: number) => Buffer.from(Uint32Array.of(length).buffer)
  const native = Buffer.concat([
    size(0),
    Buffer.from([2, 0]),
    Buffer.from(`${name}\0C:\\${name}\0`),
    Buffer.from([0, 0, 3, 0]),
    size(5),
    Buffer.from('C:\\t\0'),
    size(text.length),
    Buffer.from(text),
  ])
  return oleOf({ '\u0001Ole10Native': native })
}

test('link targets are read from slides', async () => {
  const pptx = zipOf([
    {
      name: 'ppt/slides/slide1.xml',
      data: '<p:sld><p:spTree><p:sp><a:p><a:r><a:rPr><a:hlinkClick r:id="a"/></a:rPr><a:t>Tickets</a:t></a:r></a:p></p:sp></p:spTree></p:sld>',
    },
    {
      name: 'ppt/slides/_rels/slide1.xml.rels',
      data: '<r><Relationship Id="a" Target="https://example.org/t" TargetMode="External"/></r>',
    },
  ])
  expect(await textsOf('talk.pptx', pptx)).toEqual([
    'Slide 1',
    'Tickets',
    'Tickets (https://example.org/t)',
  ])
})

test('link targets, headers and footers are read from an OpenDocument text', async () => {
  const odt = zipOf([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
    {
      name: 'content.xml',
      data: '<d><office:body><text:p><text:a xlink:href="https://example.org/pay">Pay</text:a></text:p></office:body></d>',
    },
    {
      name: 'styles.xml',
      data: '<s><style:footer-first><text:p>First page</text:p></style:footer-first></s>',
    },
  ])
  expect(await textsOf('letter.odt', odt)).toEqual(['Pay (https://example.org/pay)', 'First page'])
})

test('comments and links of cells are located at their cells', async () => {
  const sheet = xlsx.utils.aoa_to_sheet([
    ['Item', 'Price'],
    ['Pump', 120],
    ['Valve', 18],
  ])
  const cell: xlsx.CellObject = { t: 's', v: 'Pump' }
  cell.c = [{ a: 'Ines', t: 'The old one leaks.' }]
  cell.l = { Target: 'https://example.org/pump' }
  sheet['A2'] = cell
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, sheet, 'Parts')
  const bytes = new Uint8Array(xlsx.write(book, { type: 'array', bookType: 'xlsx' }))
  const { blocks } = await read('parts.xlsx', bytes)
  const remarks = blocks.filter(({ locator }) => locator.kind === 'cells' && locator.range === 'A2')
  expect(remarks.map(({ text }) => text)).toEqual([
    'A2: Ines: The old one leaks.',
    'A2: Pump (https://example.org/pump)',
  ])
})

test('text boxes, labels, headers and footers are read from an old workbook', async () => {
  const biff = (type: number, body: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt16LE(type, 0)
    head.writeUInt16LE(body.length, 2)
    return Buffer.concat([head, body])
  }
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(
    book,
    xlsx.utils.aoa_to_sheet([
      ['Item', 'Price'],
      ['Pump', 120],
    ]),
    'S',
  )
  const whole = new Uint8Array(xlsx.write(book, { type: 'array', bookType: 'biff8' }))
  const stream = Buffer.from(
    xlsx.CFB.find(xlsx.CFB.read(Buffer.from(whole), { type: 'buffer' }), 'Workbook')?.content ?? [],
  )
  const box = Buffer.alloc(18)
  box.writeUInt16LE(5, 10)
  const added = Buffer.concat([
    stream,
    biff(0x01b6, box),
    biff(0x003c, Buffer.from('\0Boxed', 'latin1')),
    biff(0x100d, Buffer.from('\0\0\u0005\0Label', 'latin1')),
    biff(0x0809, Buffer.from('\0\u0006\u0020\0', 'latin1')),
    biff(0x0204, Buffer.from('\0\0\0\0\0\0\u0007\0\0Morocco', 'latin1')),
    biff(0x000a, Buffer.alloc(0)),
    biff(0x0014, Buffer.from('\u000f\0\0&C&"Arial"Parts&P', 'latin1')),
  ])
  const texts = await textsOf('old.xls', oleOf({ Workbook: added }))
  expect(texts.at(-1)).toBe('Boxed\nLabel\nMorocco\nParts')
})

test('text that somebody added to the master of an old presentation is read, prompts are not', async () => {
  const text = (value: string) => pptRecord(0x0fa8, Buffer.from(value, 'latin1'))
  const prompt = pptRecord(0xf011, pptRecord(0x0bc3, Buffer.alloc(8)), 15)
  const shape = (...parts: Buffer[]) => pptRecord(0xf004, Buffer.concat(parts), 15)
  const master = pptRecord(
    0x03f8,
    Buffer.concat([
      shape(prompt, text('Click to edit')),
      shape(text('Rowing club')),
      text('Style'),
    ]),
    15,
  )
  expect(await textsOf('old.ppt', oleOf({ 'PowerPoint Document': master }))).toEqual([
    'Rowing club',
  ])
})

const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)]
const field = (number: number, body: Buffer) =>
  Buffer.concat([Buffer.from([number * 8 + 2, ...varint(body.length)]), body])

/** An archive of Pages with one text, compressed as a literal and a copy of earlier bytes. */
function pagesArchive(text: string, repeated: number): Buffer {
  const whole = text + text.slice(-repeated)
  const message = field(3, Buffer.from(whole))
  const info = Buffer.from([8, ...varint(2001), 24, ...varint(message.length)])
  const header = Buffer.concat([Buffer.from([8, 1]), field(2, info)])
  const archive = Buffer.concat([Buffer.from(varint(header.length)), header, message])
  const literal = archive.subarray(0, archive.length - repeated)
  const packed = Buffer.concat([
    Buffer.from([...varint(archive.length), 60 << 2, literal.length - 1]),
    literal,
    Buffer.from([((repeated - 1) << 2) | 2, repeated, 0]),
  ])
  return Buffer.concat([Buffer.from([0, packed.length, 0, 0]), packed])
}

test('Pages is read in its current format and in that from before 2013', async () => {
  const now = zipOf([{ name: 'Index/Document.iwa', data: pagesArchive('Dear tenant, bye bye', 4) }])
  expect(await textsOf('letter.pages', now)).toEqual(['Dear tenant, bye bye bye'])
  const old = zipOf([
    { name: 'buildVersionHistory.plist', data: '<plist/>' },
    {
      name: 'index.xml',
      data: '<sl:document><sf:p>Dear<sf:br/>tenant</sf:p><sf:p><sf:ghost-text>Type here</sf:ghost-text></sf:p></sl:document>',
    },
  ])
  expect(await textsOf('letter.pages', old)).toEqual(['Dear\ntenant'])
  const broken = zipOf([{ name: 'Index/Document.iwa', data: Buffer.from([0, 3, 0, 0, 40, 9, 9]) }])
  await expect(read('letter.pages', broken)).rejects.toThrow(/file\.(damaged|no_text)/)
})

test('a saved web page is read without the mail around it', async () => {
  const page = [
    'From: <Saved by Blink>',
    'Subject: Timetable',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<p>The ferry leaves at =3D 9.</p>',
    '--b--',
    '',
  ].join('\r\n')
  const texts = await textsOf('page.mhtml', Buffer.from(page))
  expect(texts.at(0)).toBe('Timetable')
  expect(texts.at(-1)).toBe('The ferry leaves at = 9.')
})
