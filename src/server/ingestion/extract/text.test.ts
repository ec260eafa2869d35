import { expect, test } from 'vitest'
import { extractDoc } from './doc.ts'
import { docOf } from './doc-fixture.ts'
import { extractDocx } from './docx.ts'
import { htmlBlocks } from './html-blocks.ts'
import { rtfText } from './rtf.ts'
import { extractTxt } from './txt.ts'
import { docxOf, wordParagraph, wordTable } from './zip-fixture.ts'

test('reads headings, lists and paragraphs of a text file', () => {
  const blocks = extractTxt(
    Buffer.from(
      '# Plan\n\nWe go in May.\nBy train.\n\n- tent\n- stove\n\nCosts\n-----\n\nNot much.\n',
    ),
  )
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, text: 'Plan', locator: { kind: 'blocks', from: 0, to: 0 } },
    {
      kind: 'paragraph',
      text: 'We go in May.\nBy train.',
      locator: { kind: 'blocks', from: 1, to: 1 },
    },
    { kind: 'list', text: '- tent\n- stove', locator: { kind: 'blocks', from: 2, to: 2 } },
    { kind: 'heading', level: 2, text: 'Costs', locator: { kind: 'blocks', from: 3, to: 3 } },
    { kind: 'paragraph', text: 'Not much.', locator: { kind: 'blocks', from: 4, to: 4 } },
  ])
})

test.each([
  ['utf-8', Buffer.from('Grüße – „schön“')],
  ['utf-16 without a mark', Buffer.from('Grüße – „schön“ und noch mehr Text', 'utf16le')],
  [
    'windows-1252',
    Buffer.from([
      0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x96, 0x20, 0x84, 0x73, 0x63, 0x68, 0xf6, 0x6e, 0x93,
    ]),
  ],
])('reads text in %s', (_, bytes) => {
  expect(extractTxt(bytes)[0]?.text).toContain('Grüße – „schön“')
})

test('reads the structure of a Word document with its letterhead', async () => {
  const body =
    wordParagraph('Offer', 'Heading1') +
    wordParagraph('We offer the work &amp; the parts.') +
    wordTable([
      ['Work', 'Price'],
      ['Roof', '4.000 €'],
    ])
  const blocks = await extractDocx(docxOf(body, { letterhead: 'Carpenter Lindqvist' }), () =>
    Promise.resolve([]),
  )
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['paragraph', 'Carpenter Lindqvist'],
    ['heading', 'Offer'],
    ['paragraph', 'We offer the work & the parts.'],
    ['table', 'Work\tPrice\nRoof\t4.000 €'],
  ])
  expect(blocks[3]).toMatchObject({
    rows: [
      ['Work', 'Price'],
      ['Roof', '4.000 €'],
    ],
    locator: { from: 3, to: 3 },
  })
})

test('reads headers and footers of a Word document once each, and comments with their authors', async () => {
  const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments'
  const page = '<w:p><w:r><w:t>Page </w:t></w:r><w:r><w:t>of our lease</w:t></w:r></w:p>'
  const body =
    '<w:p><w:r><w:t>The rent is due.</w:t></w:r><w:r><w:commentReference w:id="4"/></w:r></w:p>'
  const bytes = docxOf(body, {
    letterhead: 'Housing office',
    extra: [
      {
        name: 'word/_rels/document.xml.rels',
        data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="c" Type="${type}" Target="comments.xml"/></Relationships>`,
      },
      {
        name: 'word/comments.xml',
        data: `<w:comments ${word}><w:comment w:id="4" w:author="Ines Prado" w:initials="IP"><w:p><w:r><w:t>On which day?</w:t></w:r></w:p></w:comment></w:comments>`,
      },
      {
        name: 'word/header2.xml',
        data: `<w:hdr ${word}>${wordParagraph('Housing office')}</w:hdr>`,
      },
      { name: 'word/footer1.xml', data: `<w:ftr ${word}>${page}</w:ftr>` },
    ],
  })
  const blocks = await extractDocx(bytes, () => Promise.resolve([]))
  expect(blocks.map(({ text }) => text)).toEqual([
    'Housing office',
    'The rent is due.[IP1]',
    'Comment [IP1]',
    'On which day?',
    'Comments by: Ines Prado',
    'Page of our lease',
  ])
})

test('reads the paragraphs of a Word 97 document', async () => {
  const blocks = await extractDoc(docOf('Dear Ada,\rthe café opens in May.\r'))
  expect(blocks.map(({ text }) => text)).toEqual(['Dear Ada,', 'the café opens in May.'])
})

test('numbers nested lists and omits scripts', () => {
  const html =
    '<script>var hidden = 1</script><ol><li>Flour<ul><li>rye</li></ul></li><li>Salt &lt; 5&nbsp;g</li></ol><p>Bake</p>'
  expect(htmlBlocks(html)).toEqual([
    { kind: 'list', text: '1. Flour\n  - rye\n2. Salt < 5 g' },
    { kind: 'paragraph', text: 'Bake' },
  ])
})

test('reads rich text with its special characters', () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}\pard Gr\'fc\'dfe \u8364?5\par{\*\generator Word;}Second {\b line}\par}`
  expect(rtfText(Buffer.from(rtf)).trim().split(/\n+/)).toEqual(['Grüße €5', 'Second line'])
})
