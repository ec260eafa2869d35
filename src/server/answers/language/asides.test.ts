import { expect, test } from 'vitest'
import { withoutAsides } from './asides.ts'

test.each([
  ['ugh how much interest did I pay', 'how much interest did I pay'],
  ['Fiona wants to know when my licence expires.', 'when my licence expires.'],
  ['Dr Latu may ask: how many minutes did I do?', 'how many minutes did I do?'],
  ['Ruth is asking for the total I paid in 2026.', 'the total I paid in 2026.'],
  ['burger spend this year, go on hit me', 'burger spend this year'],
  ["Could I have Ruth's mobile number?", "what is Ruth's mobile number?"],
  ['gimme the address of the clinic', 'what is the address of the clinic'],
  ['yo whats the code again', 'whats the code again'],
  ["Ruth's address for the Christmas card", "Ruth's address"],
  ['add up the minutes I swam', 'what is the total of the minutes I swam'],
  ['vet bills this year, all of them added up', 'what is the total of vet bills this year'],
  ['What have I paid her this year, added up?', 'What have I paid her this year in total?'],
  ['counting everybody, how much am I owed', 'how much am I owed'],
  ['goin by my shift log how many jobs did I do', 'how many jobs did I do in my shift log'],
  ['what time are they flyin home', 'what time are they flying home'],
])('%s asks %s', (said, asked) => {
  expect(withoutAsides(said)).toBe(asked)
})

test.each([
  'Who asks how the boiler works?',
  'List emails where Ben asks how much I owe',
  'According to my lease what is the deposit?',
  'Can I get my results by phone?',
  'Can I have the code changed?',
  'When did the other driver hit me?',
  'How much did I spend at Cheers?',
  'Yo! Sushi spend',
  'What is the reference number for my application?',
  'How often did Costin call me?',
  'What did I forget?',
  'Is the right lane closed then?',
  'Could I have a cat in the flat?',
  'Can I get a code at the gym?',
])('%s is left as it is', (said) => {
  expect(withoutAsides(said)).toBe(said)
})
