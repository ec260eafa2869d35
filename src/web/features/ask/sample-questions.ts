import type { LucideIcon } from 'lucide-react'
import { ChartNoAxesCombined, Mail, MessagesSquare, UsersRound } from 'lucide-react'
import { t } from '#web/words/translate.ts'

/** A question, and the tables of which it needs one. */
type Sample = { question: string; needs: readonly string[] }
type Category = { title: string; icon: LucideIcon; missing: string; samples: readonly Sample[] }

/** At least three per category, those that most people can ask first. */
const categories: readonly Category[] = [
  {
    title: t('Email Intelligence'),
    icon: Mail,
    missing: t('your mail'),
    samples: [
      { question: t('Who wrote me the most emails?'), needs: ['emails'] },
      { question: t('How many emails did I receive last month?'), needs: ['emails'] },
      { question: t('How many mails did I receive each month?'), needs: ['emails'] },
    ],
  },
  {
    title: t('Social Insights'),
    icon: UsersRound,
    missing: t('posts or messages'),
    samples: [
      {
        question: t('Who have I been in touch with the most this year?'),
        needs: ['emails', 'messages'],
      },
      { question: t('Which of my posts got the most likes?'), needs: ['posts'] },
      { question: t('How many posts did I write each year?'), needs: ['posts'] },
    ],
  },
  {
    title: t('Communication Patterns'),
    icon: MessagesSquare,
    missing: t('your chats'),
    samples: [
      { question: t('Who did I exchange the most messages with?'), needs: ['messages'] },
      { question: t('How many messages did I exchange each month?'), needs: ['messages'] },
      { question: t('How many messages did I write each month?'), needs: ['messages'] },
    ],
  },
  {
    title: t('Personal Analytics'),
    icon: ChartNoAxesCombined,
    missing: t('your transactions'),
    samples: [
      { question: t('How much did I spend on groceries last month?'), needs: ['transactions'] },
      { question: t('How much did I spend on groceries each month?'), needs: ['transactions'] },
      { question: t('What did I spend the most on this year?'), needs: ['transactions'] },
      { question: t('How many events did I have each month?'), needs: ['events'] },
      { question: t('How many workouts did I do each month?'), needs: ['workouts'] },
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
