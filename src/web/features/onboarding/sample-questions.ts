/** First questions; each can be answered from data that the wizard imports. */
import { t } from '#web/words/translate.ts'

export const sampleQuestions = [
  t('What did I spend most on last month?'),
  t('Which documents mention a deadline?'),
  t('Who wrote to me about an invoice?'),
  t('Summarize the last document that I uploaded.'),
] as const
