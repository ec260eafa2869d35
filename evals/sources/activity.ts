import { dayTexts, monthName } from '../sample-person/question.ts'
import { csv, day, month, sum, type SourceCase } from './source-case.ts'

type Row = readonly [
  kind: string,
  at: string,
  title: string,
  kilometres: number,
  kilocalories: number,
  time: string,
  pulse: number,
]
const rows: Row[] = [
  ['Running', day(3, 5), 'Harbour loop', 5.1, 350, '00:30:00', 148],
  ['Running', day(2, 2), 'Forest run', 8.4, 560, '00:50:00', 152],
  ['Cycling', day(2, 14), 'To the lake', 32.5, 700, '01:45:00', 131],
  ['Running', day(2, 23), 'Harbour loop', 5.2, 355, '00:31:00', 150],
  ['Running', day(1, 4), 'Harbour loop', 5.1, 345, '00:28:00', 151],
  ['Cycling', day(1, 12), 'Commute', 11, 240, '00:35:00', 120],
  ['Running', day(1, 26), 'Half marathon', 21.1, 1400, '01:58:00', 161],
]
const distance = (kind: string, inMonth = '') =>
  sum(rows.filter(([type, at]) => type === kind && at.startsWith(inMonth)).map((row) => row[3]))

export const activity: SourceCase = {
  name: 'activity',
  type: 'health',
  files: {
    'Activities.csv': csv([
      ['Activity Type', 'Date', 'Favorite', 'Title', 'Distance', 'Calories', 'Time', 'Avg HR'],
      ...rows.map(([kind, at, title, kilometres, kilocalories, time, pulse]) => [
        kind,
        `${at} 07:00:00`,
        'false',
        title,
        kilometres.toFixed(2),
        kilocalories,
        time,
        pulse,
      ]),
    ]),
  },
  questions: [
    { question: 'How far did I run last month?', numbers: [distance('Running', month(1))] },
    { question: 'How many workouts did I do?', numbers: [rows.length] },
    { question: 'What was my longest run?', texts: [['Half marathon', '21.1']] },
    { question: `How many times did I go running in ${monthName(month(2))}?`, numbers: [2] },
    { question: 'How far did I cycle in all?', numbers: [distance('Cycling')] },
    { question: 'When did I last go cycling?', texts: [dayTexts(day(1, 12))] },
    {
      question: 'How many calories did I burn last month?',
      numbers: [sum(rows.filter(([, at]) => at.startsWith(month(1))).map((row) => row[4]))],
    },
    { question: 'What was my fastest harbour loop?', texts: [['28', dayTexts(day(1, 4))].flat()] },
    { question: 'What was my average heart rate in the half marathon?', numbers: [161] },
    { question: 'How long was my ride to the lake?', texts: [['105', '1 h 45', '1:45', '32.5']] },
  ],
}
