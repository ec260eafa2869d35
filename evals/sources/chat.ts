import { dayTexts, monthName } from '../sample-person/question.ts'
import { day, month, type SourceCase } from './source-case.ts'

type Line = readonly [at: string, author: string, text: string]
const lines: Line[] = [
  [`${day(3, 4)} 09:10`, 'Tom', 'Morning! Shall we paint the shed on Saturday?'],
  [`${day(3, 4)} 09:12`, 'Ada', 'Yes, I will bring the green paint'],
  [`${day(3, 6)} 18:40`, 'Tom', 'The shed looks great'],
  [`${day(2, 1)} 20:05`, 'Ada', 'Happy birthday Tom!'],
  [`${day(2, 1)} 20:30`, 'Tom', 'Thank you ❤️ dinner at Luigi on Friday?'],
  [`${day(2, 1)} 20:31`, 'Ada', 'I am in'],
  [`${day(2, 3)} 22:15`, 'Ada', 'The code of the bike lock is 4471'],
  [`${day(1, 5)} 07:55`, 'Tom', 'I left your umbrella at the office'],
  [`${day(1, 5)} 08:01`, 'Ada', 'No problem'],
  [`${day(1, 18)} 12:00`, 'Tom', 'My flight to Oslo lands at 16:45'],
  [`${day(1, 18)} 12:03`, 'Ada', 'I will pick you up'],
  [`${day(1, 18)} 12:04`, 'Tom', 'You are the best'],
]
const stamp = (at: string) =>
  `[${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(2, 4)}, ${at.slice(11)}:00]`
const by = (author: string, inMonth = '') =>
  lines.filter(([at, who]) => who === author && at.startsWith(inMonth)).length

export const chat: SourceCase = {
  name: 'chat',
  type: 'whatsapp',
  ownName: 'Ada',
  files: {
    'WhatsApp Chat - Tom.txt': lines
      .map(([at, who, text]) => `${stamp(at)} ${who}: ${text}`)
      .join('\n'),
  },
  questions: [
    { question: 'How many messages did I exchange with Tom?', numbers: [lines.length] },
    { question: 'How many messages did I send?', numbers: [by('Ada')] },
    { question: 'How many messages did Tom send me?', numbers: [by('Tom')] },
    { question: 'Who do I chat with the most?', texts: ['Tom'] },
    {
      question: `How many messages did Tom send in ${monthName(month(1))}?`,
      numbers: [by('Tom', month(1))],
    },
    { question: 'When did Tom last write to me?', texts: [dayTexts(day(1, 18))] },
    { question: 'What is the code of the bike lock?', numbers: [4471] },
    { question: 'When does Tom’s flight land?', texts: ['16:45'] },
    { question: 'Where did Tom leave my umbrella?', texts: ['office'] },
    { question: 'Which colour is the paint for the shed?', texts: ['green'] },
  ],
}
