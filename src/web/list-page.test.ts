import { expect, test } from 'vitest'
import { listPage } from './list-page.ts'

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('a full page leaves its last row to the next one', () => {
  expect(listPage(rows, true)).toEqual({ rows: rows.slice(0, 2), before: 'b' })
})

test('a page with room is the last', () => {
  expect(listPage(rows, false)).toEqual({ rows, before: undefined })
})
