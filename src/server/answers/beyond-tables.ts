import type { AskResponse } from '#shared/answers.ts'
import type { AnswerDeps } from './answer-deps.ts'
import { answerDocuments } from './answer-documents.ts'
import { answerDays } from './days/answer-days.ts'
import { answerBills } from './bills/answer-bills.ts'
import { billsAsked } from './bills/bills-asked.ts'
import { daysAsked } from './days/days-asked.ts'
import { documentsAsked } from './documents-asked.ts'
import type { Reading } from './plan/reading.ts'

type Context = {
  userId: string
  reading: Reading
  today: string
  language: string | undefined
}

/** Passages searched for documents about something, of which each has several. */
const passagesSearched = 40

/** Answers what no single table holds: questions for documents, for days, for bills to come. */
export async function answerBeyondTables(
  { search, documents, workspaces }: Pick<AnswerDeps, 'search' | 'documents' | 'workspaces'>,
  { userId, reading, today, language }: Context,
  signal?: AbortSignal,
): Promise<AskResponse | undefined> {
  const spoken = reading.speech.lexicon.language
  const ofDocuments = documentsAsked(reading.question)
  const days = daysAsked(reading.question, today)
  const bills = billsAsked(reading.question, today)
  const options = { limit: passagesSearched, ...(signal && { signal }) }
  const answer =
    (ofDocuments &&
      (await answerDocuments(
        { documents, search: (about) => search.search(userId, about, options) },
        { userId, asked: ofDocuments, reading, language },
      ))) ??
    (days &&
      (await answerDays({ workspaces }, { userId, days, today, spoken, language }, signal))) ??
    (bills &&
      (await answerBills({ workspaces }, { userId, bills, today, spoken, language }, signal)))
  return answer && { ...answer, followUpQuestions: [] }
}
