import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

const textsOf = (passage: string) => sentencesOf(passage).map(({ text }) => text)

test('a sentence goes on in the next line if its line was wrapped', () => {
  const passage =
    '3. Drying of clothes on the front railing is not\npermitted. Bins go out on Monday.\n4. No pets'
  expect(textsOf(passage)).toEqual([
    '3. Drying of clothes on the front railing is not permitted.',
    'Bins go out on Monday.',
    '4. No pets',
  ])
})

test('the position of a joined sentence is that of its letters in the passage', () => {
  const passage = 'Hello.\nWhoever parks in the yard without a permit pays\nforty pounds a day.'
  const [, second] = sentencesOf(passage)
  expect(passage.slice(second?.start, second?.end)).toBe(passage.slice(7))
})

test('lists, columns and short lines stay lines', () => {
  expect(textsOf('milk\neggs\nbread')).toEqual(['milk', 'eggs', 'bread'])
  const table = 'Care plan of the boiler for the year   £120.00\nper month                £10.00'
  expect(textsOf(table)).toHaveLength(2)
  expect(textsOf('The rent of the flat on the second floor is £900.\nit is due now')).toHaveLength(
    2,
  )
})

test('an abbreviation before a figure does not end a sentence', () => {
  expect(textsOf('The bonus declared is Rs. 3,31,200. It is paid later.')).toEqual([
    'The bonus declared is Rs. 3,31,200.',
    'It is paid later.',
  ])
})
