import { expect, test } from 'vitest'
import { withoutTopicFirst } from './topic-first.ts'

test.each([
  ['the clutch, what does it cost?', 'what does the clutch cost?'],
  ['My standing orders: what do they add up to?', 'what do my standing orders add up to?'],
  ["mum's birthday lunch where is it", "where is mum's birthday lunch?"],
  ['the braces are coming off what time is that at', 'what time is the braces at?'],
  ['takeaways in October, how much did we blow', 'how much did we blow on takeaways in October?'],
  [
    'works breakup on the 18th what time does it start',
    'what time does works breakup on the 18th start?',
  ],
  ['the new washer, what did we pay', 'what did we pay for the new washer?'],
  ['filmbox, what are they stinging me a month', 'how much do I pay filmbox a month?'],
])('%s asks %s', (said, asked) => {
  expect(withoutTopicFirst(said)).toBe(asked)
})

test.each([
  'I took a heater back, what did they refund me',
  'the fridge is making a noise, whats the number of the guy that fixes it',
  'After the operation, how long is it before I can lift?',
  'the biggest order this year, who was it',
  'fee for paying early, is it free?',
  'What is it?',
  'Last time, what did it cost?',
  'October, what did it cost?',
  'Thanks, when does it end?',
  'Actually, how much did we spend?',
  'My flight leaves Friday, what time does it land?',
])('%s is left as it is', (said) => {
  expect(withoutTopicFirst(said)).toBe(said)
})
