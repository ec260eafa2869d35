import { expect, test } from 'vitest'
import { spelledOut } from './shorthand.ts'

test.each([
  ['council tax acc no?', 'council tax account number?'],
  ['confirmation # for the rental', 'confirmation number for the rental'],
  ['avg spend this yr', 'average spend this year'],
  ['whos my heart doc', "who's my heart doctor"],
  ['what did i send mam in 26', 'what did i send mam in 2026'],
  ['netflix per month rn?', 'netflix per month right now?'],
  ['by what did it go up', 'by how much did it go up'],
  ['pinnacle fees so far lol', 'pinnacle fees'],
  ['does it cover floods, yes or no?', 'does it cover floods?'],
  ['what did the brakes run me in the end', 'what did the brakes cost me'],
  ['how much that surgery gonna run me', 'how much that surgery going to cost me'],
  ['ok to slap some color on the walls?', 'may I slap some color on the walls?'],
  ['how much did i fork out for tyres', 'how much did i pay for tyres'],
  ['bathroom job price all in?', 'bathroom job price in total?'],
  ['how many kwh on the last light bill', 'how many kwh on the last electricity bill'],
  ['avg paycheck hitting the bank this year', 'average paycheck this year'],
  ['dives w femi?', 'dives with femi?'],
  ['greggs trips this year (be honest)', 'greggs trips this year'],
  ['Woolies or Coles', 'Woolworths or Coles'],
  ['how many jobs do I do on a Friday?', 'how many jobs do I do on Fridays?'],
  ['octobers petrol', 'october petrol'],
  ['the most ive rung up at costco in one trip', "the most I've spent at costco"],
  ['netflix £/mo?', 'netflix £ per month?'],
  ['till when is the ticket valid, pls?', 'until when is the ticket valid?'],
])('%s is short for %s', (typed, meant) => {
  expect(spelledOut(typed).question).toBe(meant)
})

test.each([
  'Do I have a cat or no dog?',
  "When is April's birthday?",
  "When is Chrissy's birthday?",
  'What goes out of my account on the 1st?',
  "What's the most I've spent in one shop?",
  'How much is my final payment to Vodafone?',
  'What is the damage to the roof that the survey found?',
  'What is my balance (savings account)?',
  'When is my next check-up?',
  'When did I last text my bro?',
  'When did we hike up Snowdon?',
  'How long does the pizza dough rest?',
  'What is the cheapest bike shop in Leeds?',
  'Which seat is b4?',
  'What did Grandma Mo say?',
  'What is 20% of 25?',
  'How much have I spent on coffee since I started working here?',
  'Can I run 13 players?',
  'laptop s/n?',
  'Am I allowed to keep a dog (20 kg)?',
  'What is N in the table?',
  'Did Acc Ltd pay me?',
  'pls',
  'What happened in 26 days?',
  'rates@acc.example',
  'Do I have a meeting at 5 pm?',
  'Did the landlord say no?',
  'Is my blood pressure ok?',
  'Was kostet die uni im Monat?',
])('%s stays', (typed) => {
  expect(spelledOut(typed).question).toBe(typed)
})

test('words that were spelled out are reported, contractions are not', () => {
  expect(spelledOut('whats my acct balance').corrections).toEqual([
    { typed: 'acct', read: 'account' },
  ])
})
