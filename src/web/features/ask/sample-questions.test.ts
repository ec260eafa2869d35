import { expect, test } from 'vitest'
import { sampleCategories } from './sample-questions.ts'

const readyOf = (tables: Set<string> | undefined) =>
  sampleCategories(tables).map(({ questions }) => questions.map(({ isReady }) => isReady))

test('every category shows three questions, whatever data there is', () => {
  for (const tables of [undefined, new Set<string>(), new Set(['events'])]) {
    expect(readyOf(tables).map((ready) => ready.length)).toEqual([3, 3, 3, 3])
  }
})

test('questions that the tables can answer come first, and no others are offered', () => {
  expect(readyOf(undefined).flat().every(Boolean)).toBe(true)
  expect(readyOf(new Set()).flat().some(Boolean)).toBe(false)
  expect(readyOf(new Set(['messages']))).toEqual([
    [false, false, false],
    [true, false, false],
    [true, true, true],
    [false, false, false],
  ])
  const analytics = sampleCategories(new Set(['workouts'])).at(-1)
  expect(analytics?.questions[0]).toEqual({
    question: 'How many workouts did I do each month?',
    isReady: true,
  })
})
