import { expect, test } from 'vitest'
import { ownVoice, spokenLines } from './spoken-text.ts'

test('a reply is read line by line, without its markup', () => {
  const reply =
    'You spent **1,234.50 euros** on rent [1][2]. It was paid by Ms. Example.\n\n1. January [12]\n2. **February**'
  expect(spokenLines(reply)).toEqual([
    'You spent 1,234.50 euros on rent. It was paid by Ms. Example.',
    '1. January',
    '2. February',
  ])
  expect(spokenLines(' \n ')).toEqual([])
})

test('only a voice on the device reads, in English if available', () => {
  const voice = (lang: string, localService: boolean, isDefault = false) => ({
    lang,
    localService,
    default: isDefault,
  })
  const service = voice('en-US', false, true)
  const german = voice('de-DE', true, true)
  const english = voice('en-GB', true)
  const preferred = voice('en-US', true, true)
  expect(ownVoice([service, german, english, preferred])).toBe(preferred)
  expect(ownVoice([service, german, english])).toBe(english)
  expect(ownVoice([service, german])).toBe(german)
  expect(ownVoice([service])).toBeUndefined()
})
