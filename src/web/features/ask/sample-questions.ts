import type { LucideIcon } from 'lucide-react'
import { ChartNoAxesCombined, Mail, MessagesSquare, UsersRound } from 'lucide-react'

/** A question, and the tables of which it needs one. */
type Sample = { question: string; needs: readonly string[] }
type Category = { title: string; icon: LucideIcon; missing: string; samples: readonly Sample[] }

/** At least three per category, those that most people can ask first. */
const categories: readonly Category[] = [
  {
    title: 'Email Intelligence',
    icon: Mail,
    missing: 'your mail',
    samples: [
      { question: 'Who wrote me the most emails?', needs: ['emails'] },
      { question: 'How many emails did I receive last month?', needs: ['emails'] },
      { question: 'How many mails did I receive each month?', needs: ['emails'] },
    ],
  },
  {
    title: 'Social Insights',
    icon: UsersRound,
    missing: 'posts or messages',
    samples: [
      {
        question: 'Who have I been in touch with the most this year?',
        needs: ['emails', 'messages'],
      },
      { question: 'Which of my posts got the most likes?', needs: ['posts'] },
      { question: 'How many posts did I write each year?', needs: ['posts'] },
    ],
  },
  {
    title: 'Communication Patterns',
    icon: MessagesSquare,
    missing: 'your chats',
    samples: [
      { question: 'Who did I exchange the most messages with?', needs: ['messages'] },
      { question: 'How many messages did I exchange each month?', needs: ['messages'] },
      { question: 'How many messages did I write each month?', needs: ['messages'] },
    ],
  },
  {
    title: 'Personal Analytics',
    icon: ChartNoAxesCombined,
    missing: 'your transactions',
    samples: [
      { question: 'How much did I spend on groceries last month?', needs: ['transactions'] },
      { question: 'How much did I spend on groceries each month?', needs: ['transactions'] },
      { question: 'What did I spend the most on this year?', needs: ['transactions'] },
      { question: 'How many events did I have each month?', needs: ['events'] },
      { question: 'How many workouts did I do each month?', needs: ['workouts'] },
    ],
  },
]

export type SampleCategory = Pick<Category, 'title' | 'icon' | 'missing'> & {
  questions: readonly { question: string; isReady: boolean }[]
}

const shown = 3

/**
 * Three questions per category: first those that the existing tables can answer. While the tables
 * are unknown, all can be asked.
 */
export function sampleCategories(tables: ReadonlySet<string> | undefined): SampleCategory[] {
  return categories.map(({ samples, ...category }) => {
    const all = samples.map(({ question, needs }) => ({
      question,
      isReady: tables === undefined || needs.some((table) => tables.has(table)),
    }))
    const questions = [...all.filter(({ isReady }) => isReady), ...all.filter((q) => !q.isReady)]
    return { ...category, questions: questions.slice(0, shown) }
  })
}
