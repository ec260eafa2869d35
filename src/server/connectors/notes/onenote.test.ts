import { describe, expect, test } from 'vitest'
import type { ImportFile } from '../connector.ts'
import { archiveFile, lookAt } from '../exports/exports.fixtures.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { cabinetOf } from '../cabinet.fixtures.ts'
import { readImport } from '../read-import.fixtures.ts'
import { createNotes } from './notes.ts'
import { packageOf } from './onenote/package.fixtures.ts'
import { revisionStoreOf } from './onenote/revision-store.fixtures.ts'
import { sectionOf, type PageFixture } from './onenote/section.fixtures.ts'

const pond: PageFixture = {
  id: 'pond',
  title: 'Pond',
  createdAt: '2026-01-02T10:11:12Z',
  modifiedAt: '2026-02-03T04:05:06Z',
  parts: [
    'Two newts\vand a frog',
    { list: '\ufffd\u0000)', text: 'dig', below: ['by hand', { list: '\u2022', text: 'deep' }] },
    { list: '\ufffd\u0000)', text: 'fill' },
    { text: 'buy lilies', tag: { shape: 3, isDone: true } },
    { text: 'buy fish', tag: { shape: 3, isDone: false } },
    { text: 'remember', tag: { shape: 15, isDone: false } },
    '\ufddfHYPERLINK "https://example.org/lilies"a shop for lilies',
    {
      rows: [
        ['Plant', 'Price'],
        ['Lily', '4.50'],
      ],
    },
    { file: 'lease.txt', contents: 'until May' },
    { file: 'frog.mp3', contents: 'croak' },
    { picture: 'A newt on a stone' },
  ],
}
const pondText = `Two newts
and a frog
1) dig
  by hand
  - deep
2) fill
[x] buy lilies
[ ] buy fish
remember
a shop for lilies <https://example.org/lilies>

Plant | Price
Lily | 4.50

[File: lease.txt]
[File: frog.mp3]
[Picture: A newt on a stone]`
const bed: PageFixture = { id: 'bed', title: 'Bed', parts: ['Beans'] }

const packagings = [
  ['stored by OneNote for Windows', revisionStoreOf],
  ['downloaded from OneDrive', packageOf],
] as const

const notes = createNotes()
const read = (file: ImportFile) => readImport(notes, file)
const notesOf = async (file: ImportFile) =>
  (await read(file)).items.flatMap((item) => (item.kind === 'note' ? [item.note] : []))

test.each(packagings)('a section %s is recognised and read page by page', async (_, write) => {
  const file = memoryFile('Garden.one', write(sectionOf([pond, bed])))
  expect(await lookAt(file)).toBe('notes: a OneNote section')
  expect(await notesOf(file)).toMatchObject([
    {
      service: 'OneNote',
      title: 'Pond',
      text: pondText,
      labels: ['Garden'],
      createdAt: '2026-01-02T10:11:12Z',
      updatedAt: '2026-02-03T04:05:06Z',
    },
    { title: 'Bed', text: 'Beans', createdAt: '', updatedAt: '' },
  ])
})

test.each(packagings)('documents attached in a section %s are imported', async (_, write) => {
  const { items } = await read(memoryFile('Garden.one', write(sectionOf([pond]))))
  const files = items.flatMap((item) => (item.kind === 'file' ? [item.file] : []))
  expect(files).toMatchObject([{ name: 'lease.txt', path: 'Garden/Pond', size: 9 }])
  const bytes = Buffer.concat(await Array.fromAsync(files[0]?.open() ?? []))
  expect(bytes.toString()).toBe('until May')
})

test.each(packagings)('a section with a password %s is refused with a reason', async (_, write) => {
  const file = memoryFile('Secret.one', write(sectionOf([bed]), { isEncrypted: true }))
  expect(await read(file)).toMatchObject({
    items: [],
    failures: [{ item: 'Secret.one', reason: expect.stringContaining('password') }],
  })
})

test('a page has the same key however its section was saved', async () => {
  const keysOf = async (bytes: Buffer) =>
    (await read(memoryFile('Garden.one', bytes))).items.map(({ key }) => key)
  const section = sectionOf([pond, bed])
  expect(await keysOf(revisionStoreOf(section))).toEqual(await keysOf(packageOf(section)))
})

test('a zip of a notebook keeps its folders as labels and leaves the bin out', async () => {
  const file = archiveFile('Home.zip', {
    'Home/Open Notebook.onetoc2': Buffer.from('list'),
    'Home/Outside/Garden.one': revisionStoreOf(sectionOf([bed])),
    'Home/Kitchen.one': packageOf(
      sectionOf([
        { id: 'soup', title: 'Soup', parts: ['Leek'] },
        { id: 'blank', title: '', parts: [] },
        { id: 'gone', title: 'Gone', parts: [], isDeleted: true },
      ]),
    ),
    'Home/OneNote_RecycleBin/OneNote_DeletedPages.one': packageOf(sectionOf([pond])),
  })
  expect(await lookAt(file)).toBe('notes: a OneNote notebook')
  const { skipped, failures, notes: told } = await read(file)
  expect(await notesOf(file)).toMatchObject([
    { title: 'Bed', labels: ['Home', 'Outside', 'Garden'] },
    { title: 'Soup', labels: ['Home', 'Kitchen'] },
  ])
  expect(skipped).toEqual([
    { reason: 'Empty notes', count: 1 },
    { reason: 'Notes in the bin', count: 1 },
  ])
  expect([...failures, ...told]).toEqual([])
})

test("a zip of a notebook's contents gives the notebook its name", async () => {
  const contents = { 'Garden.one': packageOf(sectionOf([bed])) }
  expect(await notesOf(archiveFile('Home.zip', contents))).toMatchObject([
    { labels: ['Home', 'Garden'] },
  ])
  expect(await notesOf(archiveFile('OneDrive_2026-01-02.zip', contents))).toMatchObject([
    { labels: ['Garden'] },
  ])
})

test('a damaged section is reported, and the others of its notebook are read', async () => {
  const section = revisionStoreOf(sectionOf([pond]))
  const file = archiveFile('Home.zip', {
    'Home/Half.one': section.subarray(0, section.length / 2),
    'Home/Garden.one': revisionStoreOf(sectionOf([bed])),
  })
  expect(await read(file)).toMatchObject({
    items: [{ kind: 'note' }],
    failures: [{ item: 'Home/Half.one', reason: expect.stringContaining('damaged') }],
  })
})

test('other files with the ending of a section are not taken for one', async () => {
  const other = Buffer.from(revisionStoreOf(sectionOf([bed])))
  other.fill(0, 48, 64)
  expect(await lookAt(memoryFile('Old.one', other))).not.toBe('notes: a OneNote section')
  expect(await lookAt(memoryFile('Chapter.one', 'Call me Ishmael.'))).toBeUndefined()
})

describe('a notebook in one file', () => {
  const files = {
    'Garden.one': revisionStoreOf(sectionOf([pond, bed])),
    'Outside\\Pots.one': packageOf(sectionOf([{ id: 'pot', title: 'Pots', parts: ['Clay'] }])),
    'Open Notebook.onetoc2': Buffer.from('list'),
  }

  test.each(['none', 'lzx'] as const)('is read from a cabinet (%s)', async (compression) => {
    const file = memoryFile('Home.onepkg', cabinetOf(files, compression))
    expect(await lookAt(file)).toBe('notes: a OneNote notebook')
    expect(await notesOf(file)).toMatchObject([
      { title: 'Pond', labels: ['Home', 'Garden'] },
      { title: 'Bed', labels: ['Home', 'Garden'] },
      { title: 'Pots', labels: ['Home', 'Outside', 'Pots'] },
    ])
  })

  test('is refused if it is cut off or damaged', async () => {
    const whole = cabinetOf(files, 'none')
    for (const bytes of [whole.subarray(0, 900), Buffer.from(`MSCF${'x'.repeat(500)}`)])
      expect(await read(memoryFile('Home.onepkg', bytes))).toMatchObject({
        items: [],
        failures: [{ item: 'Home.onepkg', reason: 'This cabinet is damaged or incomplete.' }],
      })
  })
})
