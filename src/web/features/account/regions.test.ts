import { expect, test } from 'vitest'
import { isLanguage, isTimeZone } from '#shared/region.ts'
import { languageNames, regionExample, timeZoneGroups } from './regions.ts'

test('every offered language is supported, and named in English', () => {
  const names = languageNames()
  expect(names).toContainEqual(['de-CH', 'German (Switzerland)'])
  expect(names.filter(([tag]) => !isLanguage(tag))).toEqual([])
  expect(languageNames('cy-GB')).toContainEqual(['cy-GB', 'Welsh (United Kingdom)'])
})

test('time zones are grouped by part of the world', () => {
  const groups = new Map(timeZoneGroups('Etc/GMT+3'))
  expect(groups.get('Europe')).toContain('Europe/Berlin')
  expect(groups.get('Asia')).toContain('Asia/Kolkata')
  expect(groups.get('Other')).toContain('UTC')
  expect(groups.get('Etc')).toContain('Etc/GMT+3')
  expect([...groups.values()].flat().filter((zone) => !isTimeZone(zone))).toEqual([])
})

test('an example shows the effect of a choice before it is saved', () => {
  const now = new Date('2026-11-22T23:30:00Z')
  const chosen = { timeZone: 'Asia/Tokyo', language: 'de-DE' }
  expect(regionExample(now, chosen)).toBe('23. November 2026 um 08:30 · 1.234,50')
})
