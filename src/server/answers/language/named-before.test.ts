import { expect, test } from 'vitest'
import { withNameBefore } from './named-before.ts'

test.each([
  ["I'm mailing a box to Elena, what's her street address?", "what's Elena's street address?"],
  ['Mrs Paterson has a birthday coming up: how old will she be?', 'how old will Mrs Paterson be?'],
  ["Anna's birthday is soon: how old will she be?", 'how old will Anna be?'],
  ['Need to ring Ben. What is his number?', "What is Ben's number?"],
])('%s asks %s', (said, asked) => {
  expect(withNameBefore(said)).toBe(asked)
})

test.each([
  'Kylie is with Ruth, what is her number?',
  'I met Elena in May, what did she say?',
  'What is her number?',
  "Anna's birthday is soon and Ben's too: how old will she be?",
  'My doctor is at Bupa: what is her phone number?',
])('%s is left as it is', (said) => {
  expect(withNameBefore(said)).toBe(said)
})
