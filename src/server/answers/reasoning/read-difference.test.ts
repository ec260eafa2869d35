import { expect, test } from 'vitest'
import { readDifference } from './read-difference.ts'

const sidesOf = (question: string) => {
  const read = readDifference(question)
  if (read?.op !== 'compare' && read?.op !== 'apart') return undefined
  return [read.left, read.right].map((side) => (side.op === 'figure' ? side.text : side.op))
}

test.each<[string, string[]]>([
  [
    'did I spend more on food than on rent this year',
    ['how much did I spend on food this year', 'how much did I spend on rent this year'],
  ],
  [
    'did I get more messages from Ann than from Bo in March',
    [
      'how many messages from Ann did I get in March',
      'how many messages from Bo did I get in March',
    ],
  ],
  [
    'did I write fewer mails to Ann than to Bo',
    ['how many mails to Ann did I send', 'how many mails to Bo did I send'],
  ],
  ['do I run more than I swim', ['how often did I run', 'how often did I swim']],
  ['how much cheaper is Tunefold than Filmbox', ['my Tunefold', 'my Filmbox']],
  [
    'habe ich im Mai mehr ausgegeben als verdient',
    ['wie viel habe ich im Mai ausgegeben', 'wie viel habe ich im Mai verdient'],
  ],
])('%s sets two figures side by side', (question, sides) => {
  expect(sidesOf(question)).toEqual(sides)
})

test.each([
  'did I spend more on groceries than on restaurants',
  'did I spend more than 100 on food',
])('%s is for a single table', (question) => {
  expect(readDifference(question)).toBeUndefined()
})
