import type { Facts } from './facts.ts'
import { dayTexts, inSuite, type SampleQuestion } from './question.ts'

/** Posts, and visits to the website. */
export function postQuestions(facts: Facts): SampleQuestion[] {
  const { tweets, sessions, views, bestTweets } = facts
  return [
    ...inSuite('first', [
      { question: 'How many tweets did I write last month?', numbers: [tweets] },
      { question: 'How many sessions did my website have last month?', numbers: [sessions] },
    ]),
    ...inSuite('second', [
      { question: 'How many page views did my website get last month?', numbers: [views] },
      { question: 'Which of my tweets got the most likes?', texts: [bestTweets] },
    ]),
    ...inSuite('third', [
      {
        question: 'How many times did I post on Facebook last year?',
        numbers: [facts.facebookPosts],
      },
      { question: 'When did I last tweet something?', texts: [dayTexts(facts.lastTweet)] },
      { question: 'What was my most liked post on LinkedIn?', texts: [facts.bestLinkedin] },
      {
        question: 'On which day did my website have the most sessions?',
        texts: [facts.busiestDays.flatMap(dayTexts)],
      },
    ]),
  ]
}
