import { expect, test } from 'vitest'
import type { ImportFile } from '../connector.ts'
import { archiveFile, lookAt } from '../exports/exports.fixtures.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { readImport } from '../read-import.fixtures.ts'
import { createNotes } from './notes.ts'

const number = '0123456789abcdef0123456789abcdef'
const notion = archiveFile('Export-1.zip', {
  [`Garden ${number}.md`]: '# Garden\n\nSee [Beds](Garden/Beds.md).\n',
  [`Garden ${number}/Beds ${number}.md`]: '# Beds\n\n- [x] dig\n- [ ] sow #spring\n',
  [`Garden ${number}/plan.pdf`]: '%PDF-1.4',
})
const obsidian = archiveFile('vault.zip', {
  '.obsidian/app.json': {},
  'Daily/2026-01-02.md':
    '---\ntitle: Second of January\ncreated: 2026-01-02\ntags:\n  - frost\n  - beds\n---\nThe [[Pond]] froze.\n',
})
const bear = archiveFile('notes.bear2bk', {
  'Pond.textbundle/text.md': '# Pond\nTwo newts.\n',
  'Pond.textbundle/info.json': { version: 2 },
})
const evernote = memoryFile(
  'Allotment.enex',
  `<?xml version="1.0"?><!DOCTYPE en-export SYSTEM "x"><en-export><note><title>Lease &amp; keys</title><content><![CDATA[<?xml version="1.0"?><en-note><div>Gate code is with <b>Bea</b></div><div><en-todo checked="true"/>copy key</div></en-note>]]></content><created>20260102T101112Z</created><updated>20260103T101112Z</updated><tag>papers</tag><resource><data encoding="base64">${Buffer.from('lease until May').toString('base64')}</data><mime>text/plain</mime><resource-attributes><file-name>lease.txt</file-name></resource-attributes></resource></note></en-export>`,
)
const program = archiveFile('program.zip', {
  'README.md': '# A program',
  'docs/use.md': 'How to use it',
  'src/a.ts': 'x',
  'src/b.ts': 'y',
  'src/c.ts': 'z',
  'package.json': {},
})

const notes = createNotes()
const read = async (file: ImportFile) =>
  (await readImport(notes, file)).items.flatMap((item) => (item.kind === 'note' ? [item.note] : []))

test("folders of notes are recognised, and a program's folder is not", async () => {
  expect(await lookAt(notion)).toBe('notes: notes (Markdown)')
  expect(await lookAt(obsidian)).toBe('notes: notes (Markdown)')
  expect(await lookAt(bear)).toBe('notes: notes (Markdown)')
  expect(await lookAt(evernote)).toBe('notes: an Evernote notebook')
  expect(await lookAt(program)).toBeUndefined()
})

test('every note of a Notion export is read, whatever the length of its name', async () => {
  const names = ['A long title of a note', 'Pond', 'B', 'Another long title of a note']
  const files = Object.fromEntries(names.map((name) => [`${name} ${number}.md`, `# ${name}`]))
  const found = await read(archiveFile('Export-2.zip', files))
  expect(found.map(({ service }) => service)).toEqual(names.map(() => 'Notion'))
})

test('notes keep title, text, folders, tags and dates', async () => {
  expect(await read(notion)).toMatchObject([
    { service: 'Notion', title: 'Garden', labels: [] },
    { service: 'Notion', title: 'Beds', labels: ['Garden', 'spring'] },
  ])
  expect(await read(obsidian)).toMatchObject([
    {
      service: 'Obsidian',
      title: 'Second of January',
      text: 'The [[Pond]] froze.',
      labels: ['Daily', 'frost', 'beds'],
      createdAt: '2026-01-02',
    },
  ])
  expect(await read(bear)).toMatchObject([{ service: 'Bear', title: 'Pond' }])
  expect(await read(evernote)).toMatchObject([
    {
      title: 'Lease & keys',
      text: 'Gate code is with Bea\n[x] copy key',
      labels: ['Allotment', 'papers'],
      createdAt: '2026-01-02T10:11:12Z',
    },
  ])
})

test('notes in a copy of data from Apple are read by folder, without the bin', async () => {
  const apple = archiveFile('iCloud Notes.zip', {
    'Notes/Pond/Pond.txt': 'Pond\nTwo newts.\n',
    'Notes/Garden/Beds/Beds.txt': 'Dig on Saturday.',
    'Notes/Garden/Beds/plan.pdf': '%PDF-1.4',
    'Notes/Recently Deleted/Old/Old.txt': 'gone',
  })
  expect(await lookAt(apple)).toBe('notes: Apple notes')
  expect(await read(apple)).toMatchObject([
    { service: 'Apple Notes', title: 'Pond', text: 'Pond\nTwo newts.', labels: [] },
    { title: 'Beds', labels: ['Garden'] },
  ])
  const letters = archiveFile('letters.zip', { 'Letters/one.txt': 'Dear Bea', 'two.txt': 'x' })
  expect(await lookAt(letters)).toBeUndefined()
})

test('documents next to notes are imported with them', async () => {
  const filesOf = async (file: ImportFile) =>
    (await readImport(notes, file)).items.flatMap((item) =>
      item.kind === 'file' ? [item.file] : [],
    )
  expect(await filesOf(notion)).toMatchObject([{ name: 'plan.pdf', mimeType: 'application/pdf' }])
  const [lease] = await filesOf(evernote)
  expect(lease).toMatchObject({ name: 'lease.txt', path: 'Lease & keys' })
  const bytes = Buffer.concat(await Array.fromAsync(lease?.open() ?? []))
  expect(bytes.toString()).toBe('lease until May')
})
