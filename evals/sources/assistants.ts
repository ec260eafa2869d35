import { dayTexts } from '../sample-person/question.ts'
import { day, month, type SourceCase } from './source-case.ts'

type Talk = {
  title: string
  at: string
  said: readonly (readonly [who: 'user' | 'assistant', text: string])[]
}
const talks: Talk[] = [
  {
    title: 'Fixing a dripping tap',
    at: day(3, 8),
    said: [
      ['user', 'My kitchen tap drips. What do I need?'],
      [
        'assistant',
        'Close the water, then replace the washer. You need a half-inch washer and a wrench.',
      ],
    ],
  },
  {
    title: 'Trip to Porto',
    at: day(2, 6),
    said: [
      ['user', 'Where should I eat in Porto?'],
      ['assistant', 'Try Taberna Azul near the river; it is closed on Mondays.'],
      ['user', 'And a day trip?'],
      ['assistant', 'Take the train to Braga, 70 minutes from São Bento.'],
    ],
  },
  {
    title: 'Cover letter',
    at: day(1, 15),
    said: [
      ['user', 'Please shorten my cover letter'],
      ['assistant', 'Here is a version in 150 words.'],
    ],
  },
  {
    title: 'Sourdough questions',
    at: day(1, 27),
    said: [
      ['user', 'Why is my bread flat?'],
      ['assistant', 'The dough was proofed for too long. Shorten it to four hours.'],
    ],
  },
]
const turns = talks.flatMap(({ at, said }) => said.map(([who]) => ({ at, who })))

export const assistants: SourceCase = {
  name: 'assistants',
  type: 'chats',
  files: {
    'conversations.json': JSON.stringify(
      talks.map(({ title, at, said }, number) => ({
        id: `c${number}`,
        title,
        create_time: Date.parse(`${at}T10:00:00Z`) / 1000,
        mapping: Object.fromEntries(
          said.map(([role, text], index) => [
            `n${index}`,
            {
              id: `n${index}`,
              message: {
                id: `${number}-${index}`,
                author: { role },
                create_time: Date.parse(`${at}T10:0${index}:00Z`) / 1000,
                content: { content_type: 'text', parts: [text] },
              },
            },
          ]),
        ),
      })),
    ),
  },
  questions: [
    { question: 'How many conversations with ChatGPT did I have?', numbers: [talks.length] },
    {
      question: 'How many messages did I send to ChatGPT?',
      numbers: [turns.filter(({ who }) => who === 'user').length],
    },
    { question: 'What do I need to fix the tap?', texts: ['washer'] },
    { question: 'Which restaurant did ChatGPT suggest in Porto?', texts: ['Taberna Azul'] },
    { question: 'How long is the train to Braga?', numbers: [70] },
    { question: 'When did I ask about my cover letter?', texts: [dayTexts(day(1, 15))] },
    { question: 'Why was my bread flat?', texts: [['proofed', 'too long']] },
    {
      question: 'What did I talk about with ChatGPT last month?',
      texts: ['Cover letter', 'Sourdough'],
    },
    {
      question: 'How many messages did I write to ChatGPT last month?',
      numbers: [turns.filter(({ at, who }) => who === 'user' && at.startsWith(month(1))).length],
    },
    { question: 'When did I last talk to ChatGPT?', texts: [dayTexts(day(1, 27))] },
  ],
}
