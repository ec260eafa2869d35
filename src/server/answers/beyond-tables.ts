import type { AskResponse } from '#shared/answers.ts'
import type { AnswerDeps } from './answer-deps.ts'
import { answerDocuments } from './answer-documents.ts'
import { answerDays } from './days/answer-days.ts'
import { daysAsked } from './days/days-asked.ts'
import { documentsAsked } from './documents-asked.ts'
import type { Reading } from './plan/reading.ts'

type Context = {
  userId: string
  reading: Reading
  today: string
  language: string | undefined
  timeZone: string | undefined
}

/** Passages searched for documents about something, of which each has several. */
const passagesSearched = 40

/** Answers what no single table holds: questions for documents, and for some days. */
export async function answerBeyondTables(
  { search, documents, workspaces }: Pick<AnswerDeps, 'search' | 'documents' | 'workspaces'>,
  { userId, reading, today, language, timeZone }: Context,
  signal?: AbortSignal,
): Promise<AskResponse | undefined> {
  const ofDocuments = documentsAsked(reading.question)
  const days = ofDocuments ? undefined : daysAsked(reading.question, today)
  const options = { limit: passagesSearched, ...(signal && { signal }) }
  const answer = ofDocuments
    ? await answerDocuments(
        { documents, search: (about) => search.search(userId, about, options) },
        { userId, asked: ofDocuments, reading, language },
      )
    : days &&
      (await answerDays(
        { workspaces },
        { userId, days, timeZone, spoken: reading.speech.lexicon.language, language },
        signal,
      ))
  return answer && { ...answer, followUpQuestions: [] }
}
