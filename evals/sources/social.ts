import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { dayTexts } from '../sample-person/question.ts'
import { csv, day, month, type SourceCase } from './source-case.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const since = (date: string) =>
  `${date.slice(8)} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
const people = [
  ['Lea', 'Brandt', 'Northwind Power', 'Grid planner', day(20, 4)],
  ['Omar', 'Aziz', 'Northwind Power', 'Engineer', day(9, 2)],
  ['Pia', 'Sommer', 'Tidewater Studio', 'Designer', day(2, 11)],
  ['Tom', 'Reed', 'Quay Books', 'Editor', day(1, 6)],
] as const
const shares = [
  [day(3, 2), 'We are hiring a grid planner'],
  [day(1, 9), 'My talk about heat pumps is online'],
  [day(1, 20), 'Thank you all for the questions'],
] as const

export const social: SourceCase = {
  name: 'social',
  type: 'linkedin',
  files: {
    'Basic_LinkedInDataExport.zip': zipOf(
      Object.entries({
        'Connections.csv': `Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\n${csv(
          [
            [
              'First Name',
              'Last Name',
              'URL',
              'Email Address',
              'Company',
              'Position',
              'Connected On',
            ],
            ...people.map(([first, last, company, position, date]) => [
              first,
              last,
              `https://www.linkedin.com/in/${first}`,
              '',
              company,
              position,
              since(date),
            ]),
          ],
        )}`,
        'Profile.csv': csv([
          ['First Name', 'Last Name', 'Headline', 'Summary', 'Industry', 'Geo Location'],
          ['Ada', 'Weber', 'Energy consultant', 'I plan heat.', 'Energy', 'Leipzig'],
        ]),
        'Positions.csv': csv([
          ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
          ['Weber Energy', 'Consultant', '', 'Leipzig', 'Mar 2021', ''],
          ['Gridworks', 'Analyst', '', 'Berlin', 'Jan 2016', 'Feb 2021'],
        ]),
        'Shares.csv': csv([
          ['Date', 'ShareLink', 'ShareCommentary', 'SharedUrl', 'MediaUrl', 'Visibility'],
          ...shares.map(([date, text], at) => [
            `${date} 08:00:00`,
            `https://www.linkedin.com/feed/update/${at}`,
            text,
            '',
            '',
            'MEMBER_NETWORK',
          ]),
        ]),
      }).map(([name, data]) => ({ name, data: data.replaceAll('\r\n', '\n'), deflate: true })),
    ),
  },
  questions: [
    { question: 'How many connections do I have?', numbers: [people.length] },
    { question: 'Who works at Northwind Power?', texts: ['Lea', 'Omar'] },
    { question: 'Where does Tom Reed work?', texts: ['Quay Books'] },
    { question: 'What is Pia Sommer’s job?', texts: ['Designer'] },
    { question: 'When did I connect with Omar Aziz?', texts: [dayTexts(day(9, 2))] },
    { question: 'Who is my newest connection?', texts: ['Tom Reed'] },
    {
      question: 'How many posts did I write last month?',
      numbers: [shares.filter(([date]) => date.startsWith(month(1))).length],
    },
    { question: 'What was my talk about?', texts: ['heat pumps'] },
    { question: 'Where did I work before Weber Energy?', texts: ['Gridworks'] },
    {
      question: 'Since when have I been a consultant at Weber Energy?',
      texts: [['March 2021', 'Mar 2021', '2021-03']],
    },
  ],
}
