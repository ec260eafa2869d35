/** First questions; each can be answered from data that the wizard imports. */
export const sampleQuestions = [
  'What did I spend most on last month?',
  'Which documents mention a deadline?',
  'Who wrote to me about an invoice?',
  'Summarize the last document that I uploaded.',
] as const
