import { expect, test } from 'vitest'
import { english } from '../plan/query-words/english.ts'
import { describe } from './describe.ts'
import { readTrend } from './read-trend.ts'

const today = '2026-11-25'
const recent = 'from 27 October 2026 to 25 November 2026'
const earlier = 'from 27 September 2026 to 26 October 2026'
const lately = 'vom 27. Oktober 2026 bis 25. November 2026'
const before = 'vom 27. September 2026 bis 26. Oktober 2026'
const october = 'from 1 October 2026 to 31 October 2026'
const september = 'from 1 September 2026 to 30 September 2026'

const whether = (left: string, claim: string, right: string) =>
  `Whether “${left}” is ${claim} than “${right}”`

const trends: Record<string, string> = {
  'Is my weight going down?': whether(
    `average weight ${recent}`,
    'less',
    `average weight ${earlier}`,
  ),
  'Have I gained weight this year?': whether(
    `average weight ${recent}`,
    'more',
    'average weight from 1 January 2026 to 30 January 2026',
  ),
  'How has my resting heart rate changed since 3 October?':
    'Change from “average resting heart rate from 3 October 2026 to 29 October 2026” to “average resting heart rate from 30 October 2026 to 25 November 2026”',
  'Is my spending on coffee going up?': whether(
    `how much did I spend on coffee ${october}`,
    'more',
    `how much did I spend on coffee ${september}`,
  ),
  'Am I spending less on groceries?': whether(
    `how much did I spend on groceries ${october}`,
    'less',
    `how much did I spend on groceries ${september}`,
  ),
  'Am I spending more than last month?': whether(
    'how much did I spend from 1 November 2026 to 25 November 2026',
    'more',
    'how much did I spend from 1 October 2026 to 25 October 2026',
  ),
  'Did I run more this year than last year?': whether(
    'how far did I run this year',
    'more',
    'how far did I run last year',
  ),
  'Am I spending more than usual?': whether(
    `how much did I spend ${recent}`,
    'more',
    'how much did I spend from 30 April 2026 to 26 October 2026',
  ).replace(/$/, ' divided by 6'),
  'How much weight did I lose since 3 October?':
    'Change from “average weight from 3 October 2026 to 29 October 2026” to “average weight from 30 October 2026 to 25 November 2026”',
  'Nehme ich ab?': whether(
    `Durchschnitt Gewicht ${lately}`,
    'less',
    `Durchschnitt Gewicht ${before}`,
  ),
  'Steigt mein Blutdruck?': whether(
    `Durchschnitt Blutdruck ${lately}`,
    'more',
    `Durchschnitt Blutdruck ${before}`,
  ),
  'Gebe ich für Kaffee mehr aus als letzten Monat?': whether(
    'wie viel habe ich für Kaffee vom 1. November 2026 bis 25. November 2026 ausgegeben',
    'more',
    'wie viel habe ich für Kaffee vom 1. Oktober 2026 bis 25. Oktober 2026 ausgegeben',
  ),
}

test.each(Object.entries(trends))('%s compares two stretches of time', (question, says) => {
  const trend = readTrend(question, today)
  expect(trend && describe(trend.expression, english)).toBe(says)
})

test.each([
  'Is my rent due?',
  'Am I spending more than I earn?',
  'How has Ruth changed?',
  'Did I spend more than 500 in March?',
  'Did I run further than 5 km this month?',
  'Did I spend more on groceries in March than 100 euros?',
  'Did my weight drop below 70 kg in March?',
  'Did I spend more at Aldi than at Lidl?',
  'How have my expenses changed?',
])('%s asks for no trend, or for one month by month', (question) => {
  expect(readTrend(question, today)).toBeUndefined()
})
