import { expect, test } from 'vitest'
import type { HealthMeasure, LabResult } from '#shared/health.ts'
import { followRegion } from '#web/format/region.ts'
import { changeText, durationText, flagOf, measureText, referenceText } from './health-text.ts'

followRegion({ language: 'en-US' })

const measure = (given: Partial<HealthMeasure>): HealthMeasure => ({
  name: 'steps',
  unit: 'count',
  daily: 'total',
  points: [],
  average: 0,
  before: null,
  latest: { day: '2026-03-02', value: 0 },
  ...given,
})

test.each([
  ['steps', 'count', 7412.4, '7,412'],
  ['heart rate', 'count/min', 62.4, '62.4 bpm'],
  ['resting heart rate', '/min', 58, '58 bpm'],
  ['respiratory rate', '/min', 14.2, '14.2 per minute'],
  ['sleep', 'h', 7.34, '7 h 20 min'],
  ['weight', 'kg', 63.21, '63.2 kg'],
])('%s in %s is written as people do', (name, unit, value, written) => {
  expect(measureText(name, unit, value)).toBe(written)
})

test.each([
  [0.4, '0 min'],
  [59.6, '1 h'],
  [125, '2 h 5 min'],
])('%d minutes are %s', (minutes, written) => {
  expect(durationText(minutes)).toBe(written)
})

test('a total is more or less than before, a measurement higher or lower', () => {
  expect(changeText(measure({ average: 7000, before: 6500 }), 'week')).toBe(
    '500 more than in the week before',
  )
  expect(changeText(measure({ average: 6000, before: 6500 }), 'week')).toBe(
    '500 fewer than in the week before',
  )
  const weight = { name: 'weight', unit: 'kg', daily: 'average' } as const
  expect(changeText(measure({ ...weight, average: 63, before: 64.5 }), 'month')).toBe(
    '1.5 kg lower than in the 30 days before',
  )
  expect(changeText(measure({ ...weight, average: 63, before: 63.01 }), 'year')).toBe(
    'The same as in the 12 months before',
  )
  expect(changeText(measure({}), 'week')).toBe('')
})

const result = (given: Partial<LabResult>): LabResult => ({
  id: '1',
  date: '2026-03-02',
  value: null,
  text: '',
  flag: '',
  low: null,
  high: null,
  range: '',
  ...given,
})

test('a result without a flag is judged by its reference range, and one without a range not at all', () => {
  expect(flagOf(result({ flag: 'critical high', value: 9 }))).toEqual({
    text: 'Critical high',
    isNormal: false,
  })
  expect(flagOf(result({ value: 148, low: 0, high: 130 }))?.text).toBe('High')
  expect(flagOf(result({ value: 17, low: 30 }))?.text).toBe('Low')
  expect(flagOf(result({ value: 40, low: 30, high: 60 }))?.isNormal).toBe(true)
  expect(flagOf(result({ value: 40 }))).toBeUndefined()
})

test('a reference range is written by its bounds, otherwise as the laboratory wrote it', () => {
  expect(referenceText(result({ low: 30, high: 60 }))).toBe('30–60')
  expect(referenceText(result({ low: 0, high: 130 }))).toBe('up to 130')
  expect(referenceText(result({ low: 50 }))).toBe('50 or more')
  expect(referenceText(result({ range: 'negative' }))).toBe('negative')
})
