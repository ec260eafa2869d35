/** What is worth asking of records that come from sources, by the table that they are in. */
const questions: Readonly<Record<string, readonly string[]>> = {
  transactions: ['How much did I spend each month?', 'What did I spend the most on?'],
  emails: ['Who wrote me the most emails?', 'How many mails did I receive each month?'],
  messages: [
    'Who did I exchange the most messages with?',
    'How many messages did I send each month?',
  ],
  posts: ['How many posts did I write each year?'],
  events: ['How many events did I have each month?'],
  orders: ['How many things did I order each month?', 'What did I order last month?'],
  plays: ['Which artist did I play the most?', 'How many songs did I play each month?'],
  books: ['How many books did I read each year?'],
  trades: ['How much did I get in dividends each year?'],
  workouts: ['How many workouts did I do each month?'],
}

export const questionsOfRecords = (table: string): readonly string[] => questions[table] ?? []
