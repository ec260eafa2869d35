import { expect, test } from 'vitest'
import { spokenPart } from './spoken-part.ts'
import { tone } from './synthetic-speech.fixtures.ts'

const silent = (seconds: number) => new Float32Array(seconds * 16_000)

function joined(...parts: Float32Array[]): Float32Array<ArrayBuffer> {
  return Float32Array.from(parts.flatMap((part) => Array.from(part)))
}

test('silence before and after speech is removed, except for a moment', () => {
  const spoken = spokenPart(joined(silent(3), tone(1), silent(4)))
  expect(spoken.length / 16_000).toBeCloseTo(1.6, 1)
})

test('silence within speech stays', () => {
  const sound = joined(tone(1), silent(2), tone(1))
  expect(spokenPart(sound)).toEqual(sound)
})

test.each([
  ['silence', silent(2)],
  ['nothing', silent(0)],
  ['a quiet room', tone(2, { loud: 0.003 })],
  ['a click', joined(silent(1), tone(0.04), silent(1))],
])('%s has no spoken part', (_, sound) => {
  expect(spokenPart(sound)).toHaveLength(0)
})
