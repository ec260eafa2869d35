import { expect, test } from 'vitest'
import { mixed, writeWav } from './write-wav.ts'

test('samples become a WAV file with one 16-bit channel', () => {
  const bytes = writeWav(Float32Array.of(0, 0.5, -0.5, 2, -2), 16_000)
  const view = new DataView(bytes.buffer)
  expect(bytes).toHaveLength(44 + 10)
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 4))).toBe('RIFF')
  expect(new TextDecoder('latin1').decode(bytes.subarray(8, 16))).toBe('WAVEfmt ')
  expect(view.getUint32(4, true)).toBe(bytes.length - 8)
  expect(view.getUint16(22, true)).toBe(1)
  expect(view.getUint32(24, true)).toBe(16_000)
  expect(view.getUint32(28, true)).toBe(32_000)
  expect(view.getUint32(40, true)).toBe(10)
  const values = Array.from({ length: 5 }, (_, i) => view.getInt16(44 + 2 * i, true))
  // Values that are too loud are clipped rather than wrapped.
  expect(values).toEqual([0, 16_384, -16_383, 32_767, -32_767])
})

test("audio beyond the server's limit is cut off", () => {
  expect(writeWav(new Float32Array(31 * 16_000), 16_000)).toHaveLength(44 + 30 * 16_000 * 2)
})

test('channels are mixed to one', () => {
  const left = Float32Array.of(0.5, 1)
  expect(Array.from(mixed([left, Float32Array.of(-0.5, 0)]))).toEqual([0, 0.5])
  expect(mixed([left])).toBe(left)
  expect(mixed([])).toHaveLength(0)
})
