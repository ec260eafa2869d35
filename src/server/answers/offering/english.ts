import type { Phrasing } from './phrasing.ts'

export const english: Phrasing = {
  language: 'en',
  about: { category: ' on {}', merchant: ' at {}' },
  when: ' in {}',
  questions: {
    transactions: [
      {
        question: 'Compare my spending{about} in {month} with {before}',
        short: 'Compare with {before}',
      },
      {
        question: 'Compare my spending{about} in {year} with {yearBefore}',
        short: 'Compare with {yearBefore}',
      },
      'How much did I spend{about} each month?',
      'What were my five largest purchases{when}?',
      'What did I spend the most on{when}?',
      'How much did I spend{when}?',
    ],
    emails: [
      {
        question: 'How many mails did I receive in {month} compared with {before}?',
        short: 'Compare with {before}',
      },
      'Who sent me the most mails{when}?',
      'How many mails did I receive each month?',
      'How many unread mails do I have?',
      'Who do I write to the most?',
    ],
    messages: [
      'Who did I exchange the most messages with{when}?',
      'How many messages did I send each month?',
      'How many messages did I receive each month?',
    ],
    events: ['What is my next appointment?', 'How many appointments did I have each month?'],
    workouts: [
      'How many kilometres did I run each month?',
      'What was my longest run?',
      'How many workouts did I do each month?',
    ],
    vitals: ['How many steps did I walk each month?', 'What was my average heart rate each month?'],
    medications: ['Which medications do I take?'],
    posts: ['How many posts did I write each month?', 'How many posts did I write each year?'],
    orders: ['What did I order last month?', 'How many things did I order each month?'],
    plays: ['Which artist did I play the most?', 'How many songs did I play each month?'],
    books: ['How many books did I read each year?'],
    holdings: ['What is the total value of my holdings?'],
    contacts: ['How many contacts do I have?'],
    notes: ['What is my newest note?', 'How many notes did I write each month?'],
    activities: ['How many pages did I visit each month?'],
    trades: ['How much did I get in dividends each year?'],
  },
  sheets: {
    total: 'total {measure}',
    average: 'average {measure}',
    valueFigure: 'What is the {figure} for {value}?',
    byMonth: 'What is the {figure} by month?',
    byCategory: 'What is the {figure} by {category}?',
    top: 'What are the top 5 {entities} by {measure}?',
    averageOf: 'What is the average {measure}?',
    rowsBy: 'How many rows are there for each {category}?',
    different: 'How many different {entities} are there?',
  },
  texts: {
    whole: 'What does “{title}” say?',
    section: 'What does “{title}” say about {heading}?',
  },
  withoutData: [
    'What is 15% of 1,240?',
    'Convert 10 miles to km',
    'What is the compound interest on 1,000 at 5% for 10 years?',
    'How many days between 1 January 2025 and 1 July 2025?',
  ],
}
