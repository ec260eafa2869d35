import { expect, test } from 'vitest'
import { oleOf, pptRecord } from './doc-fixture.ts'
import { extract } from './extract.ts'
import { ExtractionFailure } from './failures.ts'
import { docxOf, wordParagraph, zipOf } from './zip-fixture.ts'

const read = (name: string, bytes: Uint8Array) =>
  extract({ bytes, name, mimeType: '' }, { deadline: Date.now() + 60_000, onProgress: () => {} })
const textOf = async (name: string, bytes: Uint8Array) => {
  const { blocks } = await read(name, bytes)
  return blocks.map(({ kind, text }) => `${kind}: ${text}`)
}

const odt = (body: string, mimetype = 'application/vnd.oasis.opendocument.text') =>
  zipOf([
    { name: 'mimetype', data: mimetype },
    {
      name: 'content.xml',
      data: `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b" xmlns:draw="d"><office:body>${body}</office:body></office:document-content>`,
      deflate: true,
    },
    {
      name: 'styles.xml',
      data: '<s><style:header><text:p>Housing office</text:p></style:header></s>',
    },
  ])

test('an OpenDocument text keeps headings, lists, tables, headers and boxes', async () => {
  const body = `<office:text>
    <text:tracked-changes><text:p>Deleted</text:p></text:tracked-changes>
    <text:h text:outline-level="2">Your<text:s text:c="2"/>move</text:h>
    <text:p>Keys on<text:tab/>4&#160;May<text:line-break/>at noon &amp; not before</text:p>
    <text:list><text:list-item><text:p>Meter</text:p><text:list><text:list-item><text:p>Gas</text:p></text:list-item></text:list></text:list-item></text:list>
    <table:table><table:table-row><table:table-cell><text:p>Rent</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2"><text:p>640</text:p></table:table-cell></table:table-row></table:table>
    <text:p><draw:frame><draw:text-box><text:p>Boxed</text:p></draw:text-box></draw:frame></text:p></office:text>`
  expect(await textOf('letter.odt', odt(body))).toEqual([
    'paragraph: Housing office',
    'heading: Your  move',
    'paragraph: Keys on\t4\u00a0May\nat noon & not before',
    'list: - Meter\n  - Gas',
    'table: Rent\t640\t640',
    'paragraph: Boxed',
  ])
})

test('slides are in the order of the presentation, with notes and tables', async () => {
  const shape = (text: string, type = 'body') =>
    `<p:sp><p:nvPr><p:ph type="${type}"/></p:nvPr><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sp>`
  const slide = (inner: string) => `<p:sld><p:cSld><p:spTree>${inner}</p:spTree></p:cSld></p:sld>`
  const cell = (text: string) => `<a:tc><a:p><a:t>${text}</a:t></a:p></a:tc>`
  const relation = (id: string, target: string) => `<Relationship Id="${id}" Target="${target}"/>`
  const pptx = zipOf([
    {
      name: 'ppt/presentation.xml',
      data: '<p:presentation><p:sldId r:id="b"/><p:sldId r:id="a"/></p:presentation>',
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      data: `<r>${relation('a', 'slides/slide1.xml')}${relation('b', '/ppt/slides/slide2.xml')}</r>`,
    },
    {
      name: 'ppt/slides/slide1.xml',
      data: slide(
        `<p:graphicFrame><a:tbl><a:tr>${cell('Hall')}${cell('90')}</a:tr></a:tbl></p:graphicFrame>`,
      ),
    },
    { name: 'ppt/slides/slide2.xml', data: slide(shape('Budget', 'title') + shape('Hire a hall')) },
    {
      name: 'ppt/slides/_rels/slide2.xml.rels',
      data: `<r>${relation('n', '../notesSlides/notesSlide1.xml')}</r>`,
    },
    {
      name: 'ppt/notesSlides/notesSlide1.xml',
      data: slide(shape('Ask Ines') + shape('2', 'sldNum')),
    },
    {
      name: 'ppt/slideMasters/slideMaster1.xml',
      data: slide(`${shape('Click to edit')}<p:sp><a:p><a:t>Rowing club</a:t></a:p></p:sp>`),
    },
  ])
  expect(await textOf('talk.pptx', pptx)).toEqual([
    'heading: Budget',
    'paragraph: Hire a hall',
    'paragraph: Ask Ines',
    'heading: Slide 2',
    'table: Hall\t90',
    'paragraph: Rowing club',
  ])
})

test('an old presentation yields the texts of its slides, not those of its master', async () => {
  const text = (type: number, value: string, encoding: 'utf16le' | 'latin1') =>
    pptRecord(type, Buffer.from(value, encoding))
  const slide = pptRecord(0x03ee, text(0x0fa0, 'Größe\rZweite Zeile', 'utf16le'), 15)
  const master = pptRecord(0x03f8, text(0x0fa8, 'Click to edit', 'latin1'), 15)
  const list = pptRecord(0x0ff0, text(0x0fa8, 'Plain words', 'latin1'), 15)
  const bytes = oleOf({ 'PowerPoint Document': Buffer.concat([slide, master, list]) })
  expect(await textOf('old.ppt', bytes)).toEqual([
    'paragraph: Größe',
    'paragraph: Zweite Zeile',
    'paragraph: Plain words',
  ])
})

test('an e-book is read chapter by chapter; a protected one is refused', async () => {
  const parts = [
    { name: 'mimetype', data: 'application/epub+zip' },
    { name: 'META-INF/container.xml', data: '<c><rootfile full-path="OEBPS/book.opf"/></c>' },
    {
      name: 'OEBPS/book.opf',
      data: '<package><dc:title>Tides</dc:title><item id="one" href="one%20a.xhtml"/><item id="two" href="two.xhtml"/><itemref idref="two"/><itemref idref="one"/></package>',
    },
    { name: 'OEBPS/one a.xhtml', data: '<html><body><p>Last chapter</p></body></html>' },
    { name: 'OEBPS/two.xhtml', data: '<html><body><h1>First</h1></body></html>' },
  ]
  const { title, blocks } = await read('book.epub', zipOf(parts))
  expect(title).toBe('Tides')
  expect(blocks.map(({ text }) => text)).toEqual(['First', 'Last chapter'])
  const locked = zipOf([...parts, { name: 'META-INF/rights.xml', data: '<r/>' }])
  await expect(read('book.epub', locked)).rejects.toBeInstanceOf(ExtractionFailure)
})

const eml = [
  'From: =?utf-8?q?J=C3=B6rg?= Weber <jorg@example.org>',
  'To: Ada <ada@example.org>',
  'Subject: The boiler',
  'Date: Tue, 3 Mar 2026 10:15:00 +0100',
  'Content-Type: multipart/mixed; boundary=x',
  '',
  '--x',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>It comes on <b>Friday</b>.</p>',
  '--x',
  'Content-Type: application/pdf; name="offer.pdf"',
  'Content-Disposition: attachment; filename="offer.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0xLjcgY3V0IG9mZg==',
  '--x--',
  '',
].join('\r\n')

test('a saved mail yields author, time and the names of attachments', async () => {
  const { title, blocks } = await read('mail.eml', Buffer.from(eml))
  expect(title).toBe('The boiler')
  expect(blocks.map(({ text }) => text)).toEqual([
    'The boiler',
    'From: Jörg Weber <jorg@example.org>\nTo: Ada <ada@example.org>\nDate: 2026-03-03, 09:15 UTC\nAttachments: offer.pdf',
    'It comes on Friday.',
  ])
})

test("the contents of a saved mail's attachments are read below their names", async () => {
  const inner = ['Subject: Prices', 'From: Shop <shop@example.org>', '', 'Copper is dear.'].join(
    '\r\n',
  )
  const part = (name: string, type: string, content: Buffer) =>
    [
      '--b',
      `Content-Type: ${type}; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      content.toString('base64'),
    ].join('\r\n')
  const mail = [
    'From: Jörg Weber <jorg@example.org>',
    'Subject: The boiler',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'See below.',
    part('offer.csv', 'text/csv', Buffer.from('Part,Price\nPump,120.00\nValve,18.50\n')),
    part('broken.pdf', 'application/pdf', Buffer.from('%PDF-1.7 cut off')),
    part('logo.png', 'image/png', Buffer.from('no picture')),
    part('prices.eml', 'message/rfc822', Buffer.from(inner)),
    '--b--',
    '',
  ].join('\r\n')
  const { blocks } = await read('mail.eml', Buffer.from(mail))
  const texts = blocks.map(({ text }) => text)
  expect(texts[1]).toContain('Attachments: offer.csv, broken.pdf, logo.png, prices.eml')
  expect(texts.filter((text) => text.startsWith('Attachment:'))).toEqual([
    'Attachment: offer.csv',
    'Attachment: prices.eml',
  ])
  expect(texts.join('\n')).toMatch(/Valve[^]*18.50[^]*Copper is dear/)
})

test('a mail saved by Outlook is read like any other', async () => {
  const property = (tag: string) => `__substg1.0_${tag}001F`
  const bytes = oleOf({
    '__properties_version1.0': Buffer.alloc(32),
    [property('0037')]: Buffer.from('Keys', 'utf16le'),
    [property('0C1A')]: Buffer.from('Ines Prado', 'utf16le'),
    [property('0C1F')]: Buffer.from('ines@example.org', 'utf16le'),
    [property('1000')]: Buffer.from('They lie under the mat.', 'utf16le'),
  })
  expect(await textOf('keys.msg', bytes)).toEqual([
    'heading: Keys',
    'paragraph: From: Ines Prado <ines@example.org>',
    'paragraph: They lie under the mat.',
  ])
})

test('a mail within a mail saved by Outlook is read, however deep, with its attachments', async () => {
  const property = (tag: string) => `__substg1.0_${tag}001F`
  const inner = '__attach_version1.0_#00000000/__substg1.0_3701000D/'
  const text = (written: string) => Buffer.from(written, 'utf16le')
  const bytes = oleOf({
    '__properties_version1.0': Buffer.alloc(32),
    [property('0037')]: text('Fwd: The roof'),
    [property('1000')]: text('See below.'),
    [`${inner}__properties_version1.0`]: Buffer.alloc(32),
    [`${inner}${property('0037')}`]: text('The roof'),
    [`${inner}${property('1000')}`]: text('The slates are loose.'),
    [`${inner}${inner}__properties_version1.0`]: Buffer.alloc(32),
    [`${inner}${inner}${property('0037')}`]: text('The gutter'),
    [`${inner}${inner}${property('1000')}`]: text('It is full of moss.'),
  })
  const texts = await textOf('roof.msg', bytes)
  expect(texts).toContain('heading: Attachment: The roof.msg')
  expect(texts.join('\n')).toMatch(/See below[^]*slates are loose[^]*The gutter[^]*full of moss/)
})

test('JSON records become a table; anything else is labelled with its path', async () => {
  const records = Buffer.from('[{"item":"Rent","amount":640},{"item":"Gas","amount":58.5}]')
  const { tables } = await read('costs.json', records)
  expect(tables[0]?.columns.map(({ name, type }) => [name, type])).toEqual([
    ['item', 'text'],
    ['amount', 'number'],
  ])
  const nested = Buffer.from('{"trip":{"to":"Marken","stops":["Edam","Volendam"]}}')
  expect(await textOf('trip.json', nested)).toEqual([
    'paragraph: trip › to: Marken\ntrip › stops: Edam\ntrip › stops: Volendam',
  ])
  const lines = Buffer.from('{"day":"Mon","km":4}\n{"day":"Tue","km":6}\n')
  expect((await read('runs.json', lines)).tables).toHaveLength(1)
})

test('documents that a Word file includes by altChunk are read with it, whatever their format', async () => {
  const page = [
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><body><p>The meter says 4711.</p></body></html>',
    '--b--',
    '',
  ].join('\r\n')
  const relation = `<r><Relationship Id="c" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk" Target="/word/part7.dat"/></r>`
  const bytes = docxOf(`${wordParagraph('Dear tenant')}<w:altChunk r:id="c"/>`, {
    extra: [
      { name: 'word/_rels/document.xml.rels', data: relation },
      { name: 'word/afchunk1.htm', data: '<p>The rent is <b>640</b> a month.</p>' },
      { name: 'word/afchunk2.rtf', data: '{\\rtf1 The keys lie under the mat.}' },
      { name: 'word/afchunk3.mht', data: page },
      { name: 'word/part7.dat', data: docxOf(wordParagraph('Pets are welcome.')) },
      { name: 'word/afchunk8.docx', data: 'PK\u0003\u0004 cut off' },
    ],
  })
  expect(await textOf('letter.docx', bytes)).toEqual([
    'paragraph: Dear tenant',
    'paragraph: The rent is 640 a month.',
    'paragraph: The keys lie under the mat.',
    'paragraph: The meter says 4711.',
    'paragraph: Pets are welcome.',
  ])
})
