import { expect, test } from 'vitest'
import { calibrated } from './calibrated.ts'
import fitted from './table-weights.json' with { type: 'json' }

const points = [
  [0.2, 0.1],
  [0.4, 0.3],
  [0.8, 0.9],
]

test('a likelihood between two points is interpolated', () => {
  expect(calibrated(0.3, points)).toBeCloseTo(0.2)
  expect(calibrated(0.8, points)).toBeCloseTo(0.9)
})

test('beyond the points the nearest one applies', () => {
  expect(calibrated(0.01, points)).toBeCloseTo(0.1)
  expect(calibrated(0.99, points)).toBeCloseTo(0.9)
})

test('confidence never decreases with likelihood', () => {
  const values = Array.from({ length: 101 }, (_, at) => calibrated(at / 100, fitted.calibration))
  expect(values).toEqual(values.toSorted((a, b) => a - b))
  expect(values.every((value) => value >= 0 && value <= 1)).toBe(true)
})
