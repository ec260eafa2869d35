import { expect, test } from 'vitest'
import { windowStarts } from './use-sheet-rows.ts'

test('the windows cover the visible rows and no others', () => {
  expect(windowStarts({ from: 0, to: 40 }, 100)).toEqual([0])
  expect(windowStarts({ from: 90, to: 110 }, 100)).toEqual([0, 100])
  expect(windowStarts({ from: 100, to: 199 }, 100)).toEqual([100])
  expect(windowStarts({ from: -5, to: 250 }, 100)).toEqual([0, 100, 200])
})
