import { expect, test } from 'vitest'
import { formatDeleted } from './format-deleted.ts'

test('people see how much was deleted', () => {
  expect(formatDeleted({ name: 'Gmail', records: 1204, passages: 1 })).toBe(
    '1,204 records and 1 searchable passage of Gmail were deleted.',
  )
  expect(formatDeleted({ name: 'Gmail', records: 0, passages: 0 })).toBe('Gmail had no data.')
})
