import { expect, test } from 'vitest'
import { readCells } from './read-cells.ts'
import { isConvincing, readStatement } from './read-statement.ts'
import { otherTables } from './other-tables.fixtures.ts'
import { statements } from './tables.fixtures.ts'

test.each(Object.entries(otherTables))('%s: not mistaken for a statement', (_, text) => {
  expect(isConvincing(readCells(text))).toBe(false)
  expect(readStatement(Buffer.from(text), 'export.csv')).toBeUndefined()
})

test.each(Object.entries(statements))(
  '%s: read correctly',
  (_, { text, rows, currency = 'USD' }) => {
    const statement = readStatement(Buffer.from(text), 'export.csv')
    const read = statement?.movements ?? []
    const named = read.map(({ date, cents, payee }, at) =>
      rows[at]?.[2] === undefined ? [date, cents] : [date, cents, payee],
    )
    expect(named).toEqual(rows)
    expect(read.filter((row) => row.currency !== currency)).toEqual([])
    expect(statement?.unreadable).toEqual([])
  },
)
