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
