import { expect, test } from 'vitest'
import { createSpeechEnd, levelOf } from './speech-end.ts'

const step = 100

/** When a recording with these levels ends, each lasting the given seconds. */
function endOf(...parts: [level: number | undefined, seconds: number][]): number | undefined {
  const isOver = createSpeechEnd()
  let ms = 0
  for (const [level, seconds] of parts) {
    for (let i = 0; i < seconds * 10; i++) {
      ms += step
      if (isOver(level, ms)) return ms / 1000
    }
  }
  return undefined
}

test('it ends after somebody has spoken and been silent for a while', () => {
  expect(endOf([0.001, 2], [0.1, 3], [0.001, 10])).toBe(6.5)
})

test('a breath between two words does not end it', () => {
  expect(endOf([0.001, 1], [0.1, 1], [0.001, 1], [0.1, 1])).toBeUndefined()
})

test('noise in the room is not speech', () => {
  expect(endOf([0.03, 1], [0.2, 2], [0.03, 10])).toBe(4.5)
})

test('a person who says nothing has ten seconds', () => {
  expect(endOf([0.002, 30])).toBe(10)
})

test('nobody can speak for longer than the server accepts', () => {
  const words: [number, number][] = [
    [0.1, 0.8],
    [0.002, 0.2],
  ]
  expect(endOf(...Array.from({ length: 40 }, () => words).flat())).toBe(30)
  expect(endOf([undefined, 40])).toBe(30)
})

test('the sound level is the root of the mean square', () => {
  expect(levelOf(Float32Array.of(0.5, -0.5))).toBe(0.5)
  expect(levelOf(new Float32Array(4))).toBe(0)
})
