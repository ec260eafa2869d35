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
  ['How many minutes are in 3 hours?', '180 minutes'],
  ['Wie viele Minuten sind 3 Stunden?', '180 Minuten'],
  ['Wie viel sind 10 Meilen in Kilometern?', '16,09 km'],
  ['rechne 20 Grad Celsius in Fahrenheit um', '68 °F'],
  ['Was ist 12 mal 30?', '360'],
  ['how many days until 24 December', '34 days'],
  ['Wie viele Tage sind es noch bis zum 24. Dezember?', '34 Tage'],
  ['How many days since 1 January 2026?', '323 days'],
  ['How many days to go until 24 December?', '34 days'],
  ['How many days till 24 December?', '34 days'],
  ['Welcher Wochentag war der 3. März 1988?', 'Donnerstag'],
  ['How many weeks between 1 March 2026 and 5 April 2026?', '5 weeks'],
  ['how long between 3 March 2024 and 5 April 2026', '2 years, 1 month and 2 days'],
  ['Wie lange ist es vom 1. Januar 2026 bis zum 20. März 2026?', '2 Monate und 19 Tage'],
  ['what date is 90 days after 3 March', '1 June 2026'],
  ['What date is 3 months before 31 May 2026?', '28 February 2026'],
  ['Welches Datum ist 90 Tage nach dem 3. März 2026?', '1. Juni 2026'],
  ['what day is 2 weeks from today', '4 December 2026'],
  ['What day of the week was 3 March 1988?', 'Thursday'],
  ['Auf welchen Wochentag fällt der 24. Dezember?', 'Donnerstag'],
  ['How old is someone born on 2 April 1988?', '38 years'],
  ['Wie alt ist jemand, der am 2. April 1988 geboren wurde?', '38 Jahre'],
  ['compound interest on 1,000 at 5% for 10 years', '1,628.89, of which 628.89 is interest'],
  [
    'What is the compound interest on $1,000 at 5% compounded monthly for 2 years?',
    '1,104.94, of which 104.94 is interest',
  ],
  ['What is the percentage change from 80 to 100?', '25%'],
  ['How many days between 1 March 2025 and 5 April 2025?', '35 days'],
  ['Was ist 1.200 plus 19 Prozent?', '1.428'],
  ['What is 1.200 plus 19 percent?', '1.43'],
  ['Was sind 15 % von 1.240,50?', '186,08'],
  ['Wie viel sind 3 Tassen in Litern?', '0,7098 Liter'],
])('%s', async (question, result) => {
  expect((await calculate(question, today))?.result).toBe(result)
})

test.each([
  ['convert 100 euros to dollars', 'I do not convert currencies'],
  ['Was sind 50 USD in EUR?', 'Währungen rechne ich nicht um'],
])('no exchange rate is made up: %s', async (question, refusal) => {
  const calculation = await calculate(question, today)
  expect(calculation).toMatchObject({ isDeclined: true })
  expect(calculation?.result).toContain(refusal)
})

test.each([
  'How many days did I run in March?',
  'How many days until my next appointment?',
  'How long can mum stay with us at Christmas before her place has to be told?',
  'How long will the shop be closed from 24 December to 2 January?',
  'Which day does the plumber come, before or after 9 December?',
  'Wie lange darf Oma bis Weihnachten bleiben?',
  'How many days of leave do Nils and Ida have until Christmas?',
  'What date did I pay rent?',
  'and 20 %?',
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
