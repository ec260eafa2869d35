import { expect, test } from 'vitest'
import { ConnectorError } from '../../connector-error.ts'
import { budgetFor } from './budget.ts'
import { Cursor } from './cursor.ts'
import { nodesOf, readChunk } from './file-nodes.ts'
import { kind, property } from './node-kinds.ts'
import { packageOf } from './package.fixtures.ts'
import { u16, u32 } from './properties.fixtures.ts'
import { readProperties } from './property-set.ts'
import { revisionStoreOf } from './revision-store.fixtures.ts'
import { readSection } from './section-pages.ts'
import { sectionOf, type SpaceFixture } from './section.fixtures.ts'

const pages = [
  { id: 'pond', title: 'Pond', parts: ['Two newts', { file: 'a.txt', contents: 'lease' }] },
  { id: 'bed', title: 'Bed', parts: [{ rows: [['Beans', '3']] }] },
]
const packagings = [
  ['a file of OneNote for Windows', revisionStoreOf],
  ['a file of OneDrive', packageOf],
] as const
const titlesIn = (bytes: Buffer) => [...readSection(bytes)].map((page) => page?.title)

/** A page whose only outline contains objects of the given ids, and of which one is an element. */
function spacesWith(children: readonly number[]): SpaceFixture[] {
  const [section] = sectionOf([{ id: 'a', title: '', parts: [] }])
  const page: SpaceFixture = {
    revisions: [
      [
        { id: 1, kind: 0x00_06_00_37, properties: [{ name: property.content, objects: [3] }] },
        { id: 2, kind: 0x00_02_00_30, properties: [] },
        { id: 3, kind: kind.page, properties: [{ name: property.children, objects: [4] }] },
        { id: 4, kind: kind.outline, properties: [{ name: property.children, objects: children }] },
        {
          id: 5,
          kind: kind.text,
          properties: [{ name: property.text, bytes: Buffer.from('Newt', 'utf16le') }],
        },
      ],
    ],
  }
  return section ? [section, page] : []
}

test.each(packagings)('a later revision replaces what it changes, in %s', (_, write) => {
  const [section, page] = sectionOf([{ id: 'pond', title: 'Pond', parts: ['Two newts'] }])
  if (!section || !page) throw new Error('no page')
  const [first = []] = page.revisions
  const changed = first.flatMap((object) =>
    object.kind === kind.text &&
    object.properties.some((each) => 'bytes' in each && each.bytes.includes('T'))
      ? [{ ...object, properties: [{ name: property.text, bytes: Buffer.from('Six', 'utf16le') }] }]
      : [],
  )
  const bytes = write([section, { revisions: [first, changed] }])
  expect([...readSection(bytes)]).toMatchObject([{ title: 'Pond', text: 'Six' }])
})

test('what an interrupted save has left behind is not read', () => {
  const section = sectionOf(pages)
  expect(titlesIn(revisionStoreOf(section, { interrupted: true }))).toEqual(['Pond', 'Bed'])
})

test.each(packagings)('an object that contains itself is read once, in %s', (_, write) => {
  expect([...readSection(write(spacesWith([4, 5, 4, 5])))]).toMatchObject([{ text: 'Newt' }])
})

test.each(packagings)(
  'a page that is missing is reported and the others are read, in %s',
  (_, write) => {
    const [section, , bed] = sectionOf(pages)
    if (!section || !bed) throw new Error('no page')
    const empty: SpaceFixture = { revisions: [[]] }
    expect(titlesIn(write([section, empty, bed]))).toEqual([undefined, 'Bed'])
  },
)

test('a list whose last part refers to its first is damaged', () => {
  const bytes = revisionStoreOf(sectionOf(pages))
  // Without counts in the log, a list ends where no part follows.
  bytes.writeUInt32LE(0, 96)
  expect(titlesIn(bytes)).toEqual(['Pond', 'Bed'])
  const root = readChunk(new Cursor(bytes, 172))
  if (!root) throw new Error('no list')
  bytes.copy(bytes, root.at + root.size - 20, 172, 184)
  expect(() => titlesIn(bytes)).toThrow(ConnectorError)
})

test('a part that is referred to again and again is not read forever', () => {
  const bytes = revisionStoreOf(sectionOf(pages))
  const root = readChunk(new Cursor(bytes, 172))
  if (!root) throw new Error('no list')
  const file = { bytes, counts: new Map(), spend: budgetFor(bytes) }
  const readAgain = () => {
    for (;;) expect([...nodesOf(file, root)]).not.toEqual([])
  }
  expect(readAgain).toThrow(ConnectorError)
})

test('counts that the bytes cannot hold are damage', () => {
  const ids = { object: () => undefined, space: () => undefined }
  const readFrom = (...bytes: Buffer[]) => readProperties(new Cursor(Buffer.concat(bytes)), ids)
  expect(readFrom(u32(0x80_00_00_00), u16(0)).flags.size).toBe(0)
  expect(() => readFrom(u32(0x80_ff_ff_ff), u16(0))).toThrow(ConnectorError)
  expect(() => readFrom(u32(0x80_00_00_00), u16(0xff_ff))).toThrow(ConnectorError)
  const list = property.tags + 0x10 * 2 ** 26
  const set = [u32(0x80_00_00_00), u16(1), u32(list), u32(0xff_ff_ff_ff)]
  expect(() => readFrom(...set)).toThrow(ConnectorError)
})

test.each(packagings)('a section cut anywhere is read or refused, in %s', (_, write) => {
  const bytes = write(sectionOf(pages))
  for (let length = 64; length < bytes.length; length += 61) {
    expectReadOrRefused(bytes.subarray(0, length))
  }
})

test.each(packagings)('a section with wrong bytes is read or refused, in %s', (_, write) => {
  const bytes = write(sectionOf(pages))
  for (let at = 64; at < bytes.length; at += 7) {
    for (const value of [0, 0x7f, 0xff]) {
      const wrong = Buffer.from(bytes)
      wrong[at] = value
      expectReadOrRefused(wrong)
    }
  }
})

function expectReadOrRefused(bytes: Buffer): void {
  try {
    expect(titlesIn(bytes).length).toBeLessThan(10)
  } catch (error) {
    expect(error).toBeInstanceOf(ConnectorError)
  }
}
