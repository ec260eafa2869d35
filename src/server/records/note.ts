import type { Note } from '#server/connectors/kinds/note.ts'
import { dayOrMomentCell, listCell, textCell } from './cells.ts'
import { ofService, type RecordKind } from './record-kind.ts'

const lines = ({ items }: Note) => items.map(({ text, done }) => `${done ? '[x]' : '[ ]'} ${text}`)
const body = (note: Note) => [note.text, ...lines(note)].filter((line) => line !== '').join('\n')

export const noteKind: RecordKind<Note> = {
  kind: 'note',
  table: 'notes',
  label: 'Notes',
  about: 'Notes and lists.',
  at: ({ updatedAt, createdAt }) => updatedAt || createdAt,
  columns: [
    { name: 'title', type: 'text', value: ({ title }) => textCell(title) },
    {
      name: 'text',
      type: 'text',
      about: 'with one line per list item: `[ ] open`, `[x] done`',
      prose: true,
      value: (note) => textCell(body(note)),
    },
    { name: 'items', type: 'integer', value: ({ items }) => items.length },
    {
      name: 'done',
      type: 'integer',
      about: 'number of completed items',
      value: ({ items }) => items.filter(({ done }) => done).length,
    },
    { name: 'labels', type: 'text', value: ({ labels }) => listCell(labels) },
    {
      name: 'created_at',
      type: 'timestamp',
      value: ({ createdAt }, zone) => dayOrMomentCell(createdAt, zone),
    },
    {
      name: 'updated_at',
      type: 'timestamp',
      value: ({ updatedAt }, zone) => dayOrMomentCell(updatedAt, zone),
    },
    { name: 'archived', type: 'boolean', value: ({ archived }) => archived },
    { name: 'service', type: 'text', value: ({ service }) => textCell(service) },
  ],
  sheet: {
    group: ({ service }) => service,
    name: ofService('Notes'),
    rowsAPassage: 1,
    text: (note) => [note.title, body(note)].filter((line) => line !== '').join('\n'),
  },
}
