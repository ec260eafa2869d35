import { hashKey, type Finding } from '../gather-pages.ts'
import { activityTables } from './activity-tables.ts'
import { activityItem } from './linked-items.ts'
import { instantOf, whenOf } from './moments.ts'
import { profileTables } from './profile-tables.ts'
import { plainName, type Table } from './read-table.ts'
import type { KnownTable } from './known-table.ts'

const events: KnownTable = {
  columns: ['Event Name', 'Event Time'],
  strong: true,
  read: (row) => {
    const title = row('Event Name')
    const start = whenOf(row('Event Time').split(/\s+[-–]\s+/)[0] ?? '')
    const event = {
      service: 'LinkedIn',
      calendar: '',
      title,
      start,
      end: '',
      allDay: start.length === 10,
      location: '',
      description: [start === '' ? row('Event Time') : '', row('External Url')]
        .filter((part) => part !== '')
        .join('\n'),
      organiser: '',
      attendees: [],
      status: row('Status').toLowerCase(),
    }
    return [{ kind: 'event', key: hashKey('linkedin event', title, row('Event Time')), event }]
  },
}

const known: readonly KnownTable[] = [...activityTables, ...profileTables, events]

const fits = ({ columns, file }: KnownTable, found: ReadonlySet<string>, name: string) =>
  columns.every((column) => found.has(plainName(column))) && (file === undefined || file.test(name))

const messageColumns = ['CONVERSATION ID', 'FROM', 'DATE', 'CONTENT']
export const isMessages = (columns: ReadonlySet<string>) =>
  messageColumns.every((column) => columns.has(plainName(column)))
export const isProfile = (columns: ReadonlySet<string>) =>
  ['firstname', 'lastname', 'headline'].every((column) => columns.has(column))

/** Whether a line is the header of a known table. */
export const isKnownHeader = (name: string) => (columns: ReadonlySet<string>) =>
  isMessages(columns) || known.some((table) => fits(table, columns, name))

/** Whether a table is surely one of LinkedIn's, whatever its file is called. */
export const isSurely = (columns: ReadonlySet<string>) =>
  isMessages(columns) || known.some((table) => table.strong === true && fits(table, columns, ''))

/** The items of a table's rows; rows of an unknown table are kept as they are. */
export function* readRows({ name, columns, rows }: Table, owner: string): Generator<Finding> {
  const table = known.find((one) => fits(one, columns, name))
  const read = table?.read ?? unknownRow(columns)
  for (const row of rows) {
    const parsed = read(row, { name, owner })
    if (typeof parsed === 'string') yield { skipped: parsed, count: 1 }
    else for (const item of parsed) yield { item }
  }
}

const dateColumn = /^(date|time|.*(date|time|on|at))$/

function unknownRow(columns: ReadonlySet<string>): KnownTable['read'] {
  const names = [...columns].filter((column) => column !== '')
  const dated = names.filter((column) => dateColumn.test(column))
  return (row, { name }) => {
    const [at = ''] = dated.map((column) => instantOf(row(column))).filter((time) => time !== '')
    const values = names.filter((column) => row(column) !== '' && !dated.includes(column))
    const [title] = values
    if (title === undefined) return `Lines without words (${name})`
    const detail = values.map((column) => `${column}: ${row(column)}`).join('\n')
    const action = name
      .replace(/\.csv$/i, '')
      .replaceAll(/[_\s]+/g, ' ')
      .toLowerCase()
    return [activityItem(action, row(title), at, { detail })]
  }
}
