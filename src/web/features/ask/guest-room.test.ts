import { expect, test } from 'vitest'
import { overRoom, roomText } from './guest-room.ts'

const megabyte = 1024 ** 2
const room = (documents: number, megabytes: number) => ({
  documents: { used: documents, most: 50 },
  bytes: { used: megabytes * megabyte, most: 100 * megabyte },
})
const files = (count: number, megabytes: number) =>
  Array.from({ length: count }, () => ({ size: megabytes * megabyte }))

test('a guest reads how much may be stored, and what of it is taken', () => {
  expect(roomText(room(0, 0))).toBe('Guests can store 50 documents of 100 MB in all.')
  expect(roomText(room(3, 12.5))).toBe(
    'Guests can store 50 documents of 100 MB in all. You have stored 3, 12.5 MB.',
  )
})

test('files that fill the room fit, and one more does not', () => {
  expect(overRoom(room(0, 0), [])).toBeUndefined()
  expect(overRoom(room(48, 0), files(2, 1))).toBeUndefined()
  expect(overRoom(room(48, 0), files(3, 1))).toMatch(
    /^There is room for only 2 more, and you chose/,
  )
  expect(overRoom(room(50, 0), files(1, 1))).toMatch(/^There is room for no more/)
  expect(overRoom(room(1, 91), files(1, 9))).toBeUndefined()
  expect(overRoom(room(1, 91), files(2, 5))).toMatch(
    /^There are 9 MB left, and these files have 10/,
  )
  // The limits were lowered since.
  expect(overRoom(room(60, 120), files(1, 1))).toMatch(/^There is room for no more/)
})
