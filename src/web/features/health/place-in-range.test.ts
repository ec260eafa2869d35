import { expect, test } from 'vitest'
import { placeInRange } from './place-in-range.ts'

test('a value lies inside its range, below or above it, and always on the scale', () => {
  const inside = placeInRange({ value: 45, low: 30, high: 60 })
  expect(inside?.at).toBeCloseTo(50)
  const below = placeInRange({ value: 17, low: 30, high: 60 })
  expect(below && below.at < below.from).toBe(true)
  const above = placeInRange({ value: 900, low: 0, high: 130 })
  expect(above && above.at > above.to && above.at < 100).toBe(true)
})

test('a range that is open at one end reaches to the end of the scale', () => {
  expect(placeInRange({ value: 60, low: 50, high: null })?.to).toBe(100)
  expect(placeInRange({ value: 60, low: null, high: 50 })?.from).toBe(0)
})

test('a result without a number or a range has no place', () => {
  expect(placeInRange({ value: null, low: 1, high: 2 })).toBeUndefined()
  expect(placeInRange({ value: 5, low: null, high: null })).toBeUndefined()
})
