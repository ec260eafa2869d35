import type { LucideIcon } from 'lucide-react'
import { ChartNoAxesCombined, Mail, MessagesSquare, UsersRound } from 'lucide-react'

type Category = { title: string; icon: LucideIcon; questions: readonly [string, string, string] }

export const sampleCategories: readonly Category[] = [
  {
    title: 'Email Intelligence',
    icon: Mail,
    questions: [
      'Which invoices did I receive by email last month?',
      'What did the landlord write about the deposit?',
      'Which emails still wait for my answer?',
    ],
  },
  {
    title: 'Social Insights',
    icon: UsersRound,
    questions: [
      'Which of my posts got the most reactions?',
      'Who have I been in touch with the most this year?',
      'What did my friends recommend about travelling to Lisbon?',
    ],
  },
  {
    title: 'Communication Patterns',
    icon: MessagesSquare,
    questions: [
      'On which weekday do I write the most messages?',
      'How many messages did I exchange each month?',
      'Who usually answers me first?',
    ],
  },
  {
    title: 'Personal Analytics',
    icon: ChartNoAxesCombined,
    questions: [
      'How much did I spend on groceries each month?',
      'What were my ten largest expenses last year?',
      'What is the average amount of my electricity bills?',
    ],
  },
]
