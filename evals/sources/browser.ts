import { databaseOf } from '#server/connectors/apple-messages/messages-database.fixtures.ts'
import { dayTexts, monthName } from '../sample-person/question.ts'
import { day, month, type SourceCase } from './source-case.ts'

const pages = [
  ['https://news.example/rail', 'New night train to Vienna'],
  ['https://recipes.example/dal', 'Red lentil dal'],
  ['https://shop.example/tent', 'Two-person tents compared'],
] as const
const visits = [
  [1, day(2, 3)],
  [2, day(2, 10)],
  [2, day(1, 4)],
  [2, day(1, 18)],
  [3, day(1, 20)],
  [1, day(1, 22)],
] as const
const micro = (date: string) => `${Date.parse(`${date}T09:00:00Z`)}000`

export const browser: SourceCase = {
  name: 'browser',
  type: 'browser',
  files: {
    'places.sqlite': databaseOf(
      {},
      `CREATE TABLE moz_places (id INTEGER PRIMARY KEY, url TEXT, title TEXT);
       CREATE TABLE moz_historyvisits (id INTEGER PRIMARY KEY, place_id INTEGER, visit_date INTEGER);
       CREATE TABLE moz_bookmarks (id INTEGER PRIMARY KEY, type INTEGER, fk INTEGER, title TEXT, dateAdded INTEGER);
       INSERT INTO moz_places VALUES ${pages.map(([url, title], at) => `(${at + 1}, '${url}', '${title}')`).join()};
       INSERT INTO moz_historyvisits VALUES ${visits.map(([page, date], at) => `(${at + 1}, ${page}, ${micro(date)})`).join()};
       INSERT INTO moz_bookmarks VALUES (1, 1, 2, 'Red lentil dal', ${micro(day(2, 10))}), (2, 1, 3, 'Two-person tents compared', ${micro(day(1, 20))});`,
    ),
  },
  questions: [
    {
      question: 'How many pages did I visit last month?',
      numbers: [visits.filter(([, date]) => date.startsWith(month(1))).length],
    },
    { question: 'Which page do I visit the most?', texts: ['dal'] },
    { question: 'When did I last read about the night train?', texts: [dayTexts(day(1, 22))] },
    { question: 'How many bookmarks do I have?', numbers: [2] },
    { question: 'What did I bookmark last month?', texts: ['tents'], without: ['dal'] },
    {
      question: `How many pages did I visit in ${monthName(month(2))}?`,
      numbers: [visits.filter(([, date]) => date.startsWith(month(2))).length],
    },
    { question: 'How often did I look at the dal recipe?', numbers: [3] },
    { question: 'What was the last page I visited?', texts: ['night train'] },
    { question: 'When did I bookmark the tents?', texts: [dayTexts(day(1, 20))] },
    {
      question: 'Which pages did I visit in the last two months?',
      texts: ['train', 'dal', 'tents'],
    },
  ],
}
