import { expect, test } from 'vitest'
import { formatWall } from '../wall-time.ts'
import { createAppleDates } from './apple-date.ts'
import { nightOf } from './category-record.ts'
import { plainName, quantityOf, unitOf } from './names.ts'

test.each([
  ['HKQuantityTypeIdentifierStepCount', 'steps', true],
  ['HKQuantityTypeIdentifierHeartRate', 'heart rate', false],
  ['HKQuantityTypeIdentifierBodyMass', 'weight', false],
  ['HKQuantityTypeIdentifierDietaryVitaminC', 'dietary vitamin C', true],
  ['HKQuantityTypeIdentifierVO2Max', 'VO2 max', false],
  ['HKQuantityTypeIdentifierHeartRateRecoveryOneMinute', 'heart rate recovery one minute', false],
  // Identifiers added in later years are named by the rule.
  ['HKQuantityTypeIdentifierDistanceHoverBoard', 'distance hover board', true],
])('%s is named “%s”', (identifier, name, adds) => {
  expect(quantityOf(identifier)).toEqual({ name, adds })
})

test('a workout is named after its activity', () => {
  expect(plainName('HKWorkoutActivityTypeTraditionalStrengthTraining')).toBe(
    'traditional strength training',
  )
})

test.each([
  ['HKQuantityTypeIdentifierHeartRate', 'count/min', 'bpm'],
  ['HKQuantityTypeIdentifierRespiratoryRate', 'count/min', '/min'],
  ['HKQuantityTypeIdentifierBloodGlucose', 'mmol<180.1558800000541>/L', 'mmol/L'],
  ['HKQuantityTypeIdentifierActiveEnergyBurned', 'Cal', 'kcal'],
  ['HKQuantityTypeIdentifierBodyTemperature', 'degC', '°C'],
])('the unit of %s, %s, is written %s', (identifier, unit, plain) => {
  expect(unitOf(identifier, unit).unit).toBe(plain)
})

test.each([
  ['2026-03-02 08:05:09 +0100', '2026-03-02T08:05:09+01:00'],
  ['2026-03-02 08:05:09 -0330', '2026-03-02T08:05:09-03:30'],
  ['2026-03-02 8:05:09 PM +0100', '2026-03-02T20:05:09+01:00'],
  ['2026-03-02 12:05:09 a. m. +0100', '2026-03-02T00:05:09+01:00'],
  ['٢٠٢٦-٠٣-٠٢ ٠٨:٠٥:٠٩ +٠١٠٠', '2026-03-02T08:05:09+01:00'],
  ['2026-02-30 08:05:09 +0100', undefined],
  ['yesterday', undefined],
])('the time %s is read', (text, iso) => {
  const wall = createAppleDates()(text)
  expect(wall && formatWall(wall.seconds, wall.offset)).toBe(iso)
})

test('sleep belongs to the day on which the night ends', () => {
  const day = Date.UTC(2026, 2, 2) / 86_400_000
  const at = (hour: number) => day * 86_400 + hour * 3600
  expect([nightOf(at(7)), nightOf(at(17)), nightOf(at(23))]).toEqual([day, day, day + 1])
})
