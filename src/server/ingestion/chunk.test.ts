import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunkDocument } from './chunk.ts'
import type { Block } from './extracted.ts'
import { estimateTokens } from './tokens.ts'

const numbered = (blocks: Omit<Block, 'locator'>[]): Block[] =>
  blocks.map((block, index) => ({ ...block, locator: { kind: 'blocks', from: index, to: index } }))
const words = (count: number, word = 'word') =>
  Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ')
const sentences = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Sentence number ${index} says a little more than nothing.`,
  ).join(' ')

test('keeps a section together and names the headings above it', () => {
  const passages = chunkDocument({
    title: 'Handbook',
    blocks: numbered([
      { kind: 'heading', level: 1, text: 'Heating' },
      { kind: 'paragraph', text: words(60) },
      { kind: 'heading', level: 2, text: 'Boiler' },
      { kind: 'paragraph', text: words(60) },
      { kind: 'heading', level: 1, text: 'Water' },
      { kind: 'paragraph', text: words(60) },
    ]),
  })
  expect(passages.map(({ path, locator }) => [path, locator])).toEqual([
    [['Handbook'], { kind: 'blocks', from: 0, to: 1 }],
    [['Handbook', 'Heating'], { kind: 'blocks', from: 2, to: 3 }],
    [['Handbook'], { kind: 'blocks', from: 4, to: 5 }],
  ])
})

test('lets a tiny section continue under the next heading', () => {
  const passages = chunkDocument({
    blocks: numbered([
      { kind: 'heading', level: 1, text: 'A' },
      { kind: 'paragraph', text: 'Short.' },
      { kind: 'heading', level: 1, text: 'B' },
      { kind: 'paragraph', text: 'Short too.' },
    ]),
  })
  expect(passages.map(({ text }) => text)).toEqual(['A\nShort.\nB\nShort too.'])
})

test('never joins two pages', () => {
  const onPage = (page: number): Block => ({
    kind: 'paragraph',
    text: `Page ${page}`,
    locator: { kind: 'page', page, rects: [[0, 0, 1, 0.1]] },
  })
  expect(
    chunkDocument({ blocks: [onPage(1), onPage(1), onPage(2)] }).map(({ locator }) => locator),
  ).toEqual([
    {
      kind: 'page',
      page: 1,
      rects: [
        [0, 0, 1, 0.1],
        [0, 0, 1, 0.1],
      ],
    },
    { kind: 'page', page: 2, rects: [[0, 0, 1, 0.1]] },
  ])
})

test('cuts a long paragraph between sentences, repeats one, and marks only its own lines', () => {
  const rects = Array.from({ length: 40 }, (_, line): [number, number, number, number] => [
    0,
    line / 40,
    1,
    (line + 1) / 40,
  ])
  const passages = chunkDocument({
    blocks: [{ kind: 'paragraph', text: sentences(60), locator: { kind: 'page', page: 1, rects } }],
  })
  expect(passages.length).toBeGreaterThan(2)
  const lastOfFirst = passages[0]?.text.match(/Sentence number \d+ [^.]*\.$/)?.[0] ?? 'none'
  expect(passages[1]?.text.startsWith(lastOfFirst)).toBe(true)
  for (const { locator } of passages)
    expect(locator.kind === 'page' && locator.rects.length).toBeLessThan(25)
})

test('cuts tables between rows and repeats their first row', () => {
  const rows = [
    'Item | Cost',
    ...Array.from({ length: 200 }, (_, row) => `Thing number ${row} | ${row}`),
  ]
  const passages = chunkDocument({ blocks: numbered([{ kind: 'table', text: rows.join('\n') }]) })
  expect(passages.length).toBeGreaterThan(2)
  for (const { text } of passages) {
    expect(text.startsWith('Item | Cost')).toBe(true)
    for (const line of text.split('\n')) expect(rows).toContain(line)
  }
})

const block = fc.record({
  kind: fc.constantFrom('heading', 'paragraph', 'list', 'table' as const),
  level: fc.integer({ min: 1, max: 6 }),
  text: fc.array(fc.string({ maxLength: 30 }), { maxLength: 400 }).map((parts) => parts.join(' ')),
})

test('loses no word, keeps their order and stays within bounds', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (drawn) => {
      const blocks = numbered(drawn)
      const passages = chunkDocument({ blocks })
      const cut = passages.map(({ text }) => text.replaceAll(/\s/g, '')).join('')
      let at = 0
      for (const letter of drawn.map(({ text }) => text.replaceAll(/\s/g, '')).join('')) {
        at = cut.indexOf(letter, at) + 1
        if (at === 0) return false
      }
      return passages.every(({ text }) => text.trim() !== '' && estimateTokens(text) <= 340)
    }),
    { numRuns: 150 },
  )
})

test('limits text without spaces, too', () => {
  const passages = chunkDocument({
    blocks: numbered([{ kind: 'paragraph', text: 'x'.repeat(20_000) }]),
  })
  expect(passages.map(({ text }) => text).join('')).toHaveLength(20_000)
  for (const { text } of passages) expect(estimateTokens(text)).toBeLessThanOrEqual(340)
})
