import { expect, test } from 'vitest'
import { packedDot, packVector, readVector, windowCosines } from './pack-vector.ts'

/** A unit vector of the model's length in the direction of a wave. */
function wave(frequency: number): Float32Array {
  const values = Float32Array.from({ length: 384 }, (_, i) => Math.sin(frequency * (i + 1)))
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}

test('a packed vector keeps its similarity to another, and those of its windows', () => {
  const packed = readVector(packVector(wave(1), [wave(2), wave(3)]))
  expect(packedDot(packed, wave(1))).toBeCloseTo(1, 2)
  const [near = 0, far = 0] = windowCosines(packed, wave(2))
  expect(near).toBeGreaterThan(0.8)
  expect(Math.abs(far)).toBeLessThan(0.2)
})

test('a vector stored before those of windows were is read, and has no windows', () => {
  const stored = packVector(wave(1)).subarray(0, -1)
  const packed = readVector(stored)
  expect(packedDot(packed, wave(1))).toBeCloseTo(1, 2)
  expect(windowCosines(packed, wave(1))).toEqual([])
})

test('a passage of very many windows keeps none of their vectors', () => {
  const windows = Array.from({ length: 300 }, (_, index) => wave(index + 2))
  expect(windowCosines(readVector(packVector(wave(1), windows)), wave(2))).toEqual([])
})
