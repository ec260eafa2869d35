import { expect, test } from 'vitest'
import { wordsOf } from '../language/words.ts'
import { partyOf } from './parties.ts'

const sentence = 'Between Ann Roth, Roth Homes (landlord) and Ben Ott (tenant), from 1 May.'
const placeOf = (text: string) => ({
  start: sentence.indexOf(text),
  end: sentence.indexOf(text) + text.length,
})

test.each([
  ['Who is my landlord?', 'Ben Ott', 'other'],
  ['Who is my landlord?', 'Ann Roth', 'asked'],
  ['Who is my landlord?', 'Roth Homes', 'asked'],
  ['Who is the tenant?', 'Ann Roth', 'other'],
  ['Wer ist mein Vermieter? (landlord)', 'Ben Ott', 'other'],
  ['Who signed the lease?', 'Ben Ott', undefined],
])('%s %s is the party: %s', (question, candidate, party) => {
  const asked = new Set(wordsOf(question).map((word) => word.stem))
  expect(partyOf(asked, sentence, placeOf(candidate))).toBe(party)
})
