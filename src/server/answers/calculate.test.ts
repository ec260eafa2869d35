import { expect, test } from 'vitest'
import { calculate } from './calculate.ts'

const today = '2026-11-20'

test.each([
  ['What is 15 % of 1,240?', '186'],
  ['15% of 1240', '186'],
  ['what is 12 plus 30', '42'],
  ['Calculate (2 + 3) * 4', '20'],
  ['2^10', '1,024'],
  ['What is the square root of 144?', '12'],
  ['what is 100 divided by 8', '12.5'],
  ['What is 1,200 plus 19%?', '1,428'],
  ['Wie viel ist 15 Prozent von 200?', '30'],
  ['convert 10 miles to km', '16.09 km'],
  ['What is 72 F in C?', '22.22 °C'],
  ['How many minutes are in 3 hours?', '180 minute'],
  ['compound interest on 1,000 at 5% for 10 years', '1,628.89, of which 628.89 is interest'],
  [
    'What is the compound interest on $1,000 at 5% compounded monthly for 2 years?',
    '1,104.94, of which 104.94 is interest',
  ],
  ['What is the percentage change from 80 to 100?', '25%'],
  ['How many days between 1 March 2025 and 5 April 2025?', '35 days'],
])('%s', async (question, result) => {
  expect((await calculate(question, today))?.result).toBe(result)
})

test.each([
  'What is 15% of my rent?',
  'What is the percentage change in rent from 2018 to 2019?',
  'How much did I spend in March?',
  '2024-03-01',
  'import("fs")',
  'what is f(x)=2',
  'what is a=1;a',
  'what is createUnit("x")',
  'what is evaluate(1+1)',
  'what is 1/0',
  'convert 10 km to kg',
  'What is the total of 2024?',
  'Who is 007?',
])('is not arithmetic: %s', async (question) => {
  expect(await calculate(question, today)).toBeUndefined()
})
