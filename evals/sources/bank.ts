import { monthName } from '../sample-person/question.ts'
import { american, csv, day, month, sum, type SourceCase } from './source-case.ts'

type Row = readonly [date: string, description: string, amount: number]
const rows: Row[] = [2, 1].flatMap((ago): Row[] => [
  [day(ago, 1), 'ACME PAYROLL', 3200],
  [day(ago, 2), 'HALE PROPERTIES RENT', -1150],
  [day(ago, 3), 'TRADER JOE S #552', -61.2 - ago],
  [day(ago, 9), 'NETFLIX.COM', -15.49],
  [day(ago, 12), 'SHELL OIL 5744', -42.1 - ago],
  [day(ago, 17), 'TRADER JOE S #552', -48.75],
  [day(ago, 21), 'BLUE DOOR COFFEE', -4.5],
  [day(ago, 24), 'BLUE DOOR COFFEE', -5.25],
  [day(ago, 27), ago === 1 ? 'IKEA 117' : 'CVS PHARMACY', ago === 1 ? -389.9 : -18.2],
])
const amounts = (keep: (row: Row) => boolean) =>
  sum(rows.filter(keep).map(([, , amount]) => amount))
const spent = (name: string, inMonth = '') =>
  -amounts(
    ([date, description, amount]) =>
      amount < 0 && description.includes(name) && date.startsWith(inMonth),
  )

export const bank: SourceCase = {
  name: 'bank',
  type: 'bank_of_america',
  files: {
    'stmt.csv': [
      'Description,,Summary Amt.',
      `Beginning balance as of ${american(day(2, 1))},,"1,000.00"`,
      '',
      csv([
        ['Date', 'Description', 'Amount', 'Running Bal.'],
        ...rows.map(([date, description, amount], at) => [
          american(date),
          description,
          amount.toFixed(2),
          (1000 + amounts((row) => rows.indexOf(row) <= at)).toFixed(2),
        ]),
      ]),
    ].join('\r\n'),
  },
  questions: [
    { question: 'How much did I spend last month?', numbers: [spent('', month(1))] },
    { question: `How much did I spend in ${monthName(month(2))}?`, numbers: [spent('', month(2))] },
    { question: 'How much did I spend at Trader Joe’s?', numbers: [spent('TRADER')] },
    { question: 'How much is my rent?', numbers: [1150] },
    { question: 'How much did I earn last month?', numbers: [3200] },
    { question: 'What was my largest purchase last month?', texts: [['rent', 'hale', 'ikea']] },
    { question: 'How many times did I go to Blue Door Coffee?', numbers: [4] },
    { question: 'How much do I pay for Netflix?', numbers: [15.49] },
    {
      question: 'Did I spend more in the last month than in the month before?',
      texts: [['yes', 'more', 'higher']],
      listed: [spent('', month(1)), spent('', month(2))],
    },
    {
      question: 'How much did I spend on groceries last month?',
      numbers: [spent('TRADER', month(1))],
    },
  ],
}
