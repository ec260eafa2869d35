import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Block } from '../extracted.ts'
import { ExtractionFailure } from './failures.ts'
import { extractPdf } from './pdf.ts'
import {
  formPdf,
  mixedPdf,
  pdfOf,
  protectedPdf,
  scannedPdf,
  textPdf,
  type Text,
} from './pdf-fixtures.ts'

// OCR takes seconds, more on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const read = (bytes: Buffer) =>
  extractPdf(bytes, { deadline: Date.now() + 30_000, onProgress: () => {} })
const codeOf = (bytes: Buffer) =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof ExtractionFailure ? error.code : 'other'),
  )
const rectsOf = (block: Block | undefined) =>
  block?.locator.kind === 'page' ? block.locator.rects : []

test('joins lines into paragraphs and recognises headings by their size', async () => {
  const { blocks, pages } = await read(
    textPdf([
      [
        { text: 'Rental agreement', x: 60, y: 780, size: 20 },
        {
          text: 'The tenant rents the flat in the second floor of the front build-',
          x: 60,
          y: 740,
          size: 11,
        },
        {
          text: 'ing from the first of May. The rent is due on the third day.',
          x: 60,
          y: 726,
          size: 11,
        },
        { text: 'The deposit is three rents.', x: 60, y: 690, size: 11 },
      ],
    ]),
  )
  expect(pages).toBe(1)
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'Rental agreement'],
    [
      'paragraph',
      'The tenant rents the flat in the second floor of the front building from the first of May. The rent is due on the third day.',
    ],
    ['paragraph', 'The deposit is three rents.'],
  ])
})

test('locates each line on the page as fractions from the top left', async () => {
  const { blocks } = await read(textPdf([[{ text: 'Here it is', x: 59.5, y: 421, size: 20 }]]))
  const [rect] = rectsOf(blocks[0])
  expect(rect?.[0]).toBeCloseTo(0.1, 2)
  expect(rect?.[3]).toBeCloseTo(0.505, 2)
  expect(rect?.[1]).toBeCloseTo(0.48, 2)
})

test('locates the text of a rotated page where the person sees it', async () => {
  const { blocks } = await read(
    textPdf([[{ text: 'Turned', x: 59.5, y: 84.2, size: 20 }]], { rotate: 90 }),
  )
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rectsOf(blocks[0])[0] ?? []
  // After a turn by 90 degrees, the bottom left becomes the top left and text runs downwards.
  expect(x0).toBeGreaterThan(0.07)
  expect(x1).toBeLessThan(0.14)
  expect(y0).toBeCloseTo(0.1, 2)
  expect(y1 - y0).toBeGreaterThan(x1 - x0)
})

test('reads two columns one after the other', async () => {
  const column = (x: number, word: string): Text[] =>
    Array.from({ length: 8 }, (_, line) => ({
      text: `${word} line ${line} runs across its own column`,
      x,
      y: 700 - line * 14,
      size: 11,
    }))
  const { blocks } = await read(
    textPdf([
      [
        {
          text: 'A title over both of the columns of this page, in large',
          x: 60,
          y: 780,
          size: 18,
        },
        ...column(60, 'Left'),
        ...column(320, 'Right'),
      ],
    ]),
  )
  const text = blocks.map((block) => block.text).join('\n')
  expect(text.indexOf('Left line 7')).toBeLessThan(text.indexOf('Right line 0'))
  expect(text.indexOf('A title')).toBe(0)
})

test('keeps the rows of a table readable', async () => {
  const rows = [
    ['Date', 'Text', 'Amount'],
    ['2024-05-01', 'Rent', '950.00'],
    ['2024-05-03', 'Baker', '7.40'],
  ]
  const texts = rows.flatMap((row, line) =>
    row.map((text, column): Text => ({ text, x: 60 + column * 150, y: 700 - line * 16, size: 11 })),
  )
  const { blocks } = await read(textPdf([texts]))
  expect(blocks).toMatchObject([
    {
      kind: 'table',
      rows,
      text: 'Date\tText\tAmount\n2024-05-01\tRent\t950.00\n2024-05-03\tBaker\t7.40',
    },
  ])
})

test('reads form entries next to their labels', async () => {
  const { blocks } = await read(formPdf('Surname', 'Okafor'))
  expect(blocks.map((block) => block.text)).toEqual(['Surname Okafor'])
})

test('recognises the text of a scanned page and its location', async () => {
  const { blocks } = await read(scannedPdf(['Invoice number 4711', 'The total amount is 89 euros']))
  const text = blocks.map((block) => block.text).join(' ')
  expect(text).toContain('Invoice number 4711')
  expect(text).toContain('89 euros')
  const [rect] = blocks.flatMap(rectsOf)
  expect(rect?.[0]).toBeCloseTo(120 / 1240, 1)
  expect(rect?.[3]).toBeCloseTo(200 / 1754, 1)
})

test('recognises German with its umlauts', async () => {
  const { blocks } = await read(
    scannedPdf([
      'Die Miete für die Wohnung ist jeden Monat',
      'spätestens am dritten Werktag zu bezahlen.',
      'Änderungen müssen schriftlich erfolgen.',
    ]),
  )
  const text = blocks.map((block) => block.text).join(' ')
  expect(text).toContain('Miete für die Wohnung')
  expect(text).toContain('Änderungen müssen')
})

// Made by fixtures/scans.py.
test.each(['ccitt', 'jbig2', 'jpeg2000'])('recognises a scan compressed as %s', async (codec) => {
  const { blocks } = await read(
    readFileSync(new URL(`./fixtures/scan-${codec}.pdf`, import.meta.url)),
  )
  const text = blocks.map((block) => block.text).join('\n')
  expect(text).toContain('Harbour Rowing Club')
  expect(text).toMatch(/Boat storage fee: 184\.50 euros/)
})

test('reports how many scanned pages were left out when time runs out', async () => {
  const over = { deadline: Date.now() - 1, onProgress: () => {} }
  const { blocks, notice } = await extractPdf(mixedPdf(['A page of text'], ['A picture']), over)
  expect(blocks.map((block) => block.text)).toEqual(['A page of text'])
  expect(notice).toBe('1 scanned page was not read because there are too many.')
  await expect(extractPdf(scannedPdf(['Too late']), over)).rejects.toMatchObject({
    code: 'file.too_slow',
  })
})

test('asks the person to remove the password of a protected file', async () => {
  expect(await codeOf(protectedPdf('open sesame'))).toBe('pdf.password')
  expect(await codeOf(protectedPdf(''))).toBe('read')
})

test.each([
  ['only a header', Buffer.from('%PDF-1.7\n')],
  [
    'pages that refer to themselves',
    pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 9 >>']),
  ],
  ['garbage', Buffer.from(`%PDF-1.4\n${'x'.repeat(5000)}`)],
])('reports a file as damaged that is %s', async (_, bytes) => {
  expect(await codeOf(bytes)).toBe('file.damaged')
})

test('reads what is left of a truncated file', async () => {
  const whole = textPdf([[{ text: 'The first page survives', x: 60, y: 700, size: 12 }]])
  const { blocks } = await read(whole.subarray(0, whole.length - 20))
  expect(blocks[0]?.text).toBe('The first page survives')
})

test('reports that an empty page has no text', async () => {
  expect(await codeOf(textPdf([[]]))).toBe('file.no_text')
})
