import type { AskResponse } from '#shared/answers.ts'
import { createAnswers } from '#server/answers/ask.ts'
import type { FittedAnswer } from '#server/answers/confidence/shown-confidence.ts'
import type { Measured } from '#server/answers/confidence/table-confidence.ts'
import { withRoles } from '#server/answers/roles/with-roles.ts'
import { withAskedPart } from '#server/answers/thread/with-asked-part.ts'
import type { Reader } from '#server/answers/text/reader.ts'
import type { Services } from '#server/services.ts'

/** Where an answer came from. */
export type Source = 'table' | 'steps' | 'read' | 'quoted' | 'document table' | 'none' | 'other'

export type MeasuredAnswer = {
  /** With its fitted confidence, not the one that is shown. */
  response: FittedAnswer
  source: Source
  evidence: Measured['evidence'] | undefined
  /** Of the last answer that was read from texts, whether or not it was given. */
  certainty: number | undefined
}

/** Answers in this process like a server without a language model, and keeps the measurements. */
export function measuredAnswers({ search, workspaces, documents, embedder, people }: Services) {
  const measured: Measured[] = []
  const certainties: number[] = []
  const reader: Reader = {
    read: (...asked) => embedder.read(...asked),
    measured: (certainty) => certainties.push(certainty),
  }
  const answers = withRoles(
    withAskedPart(
      createAnswers({
        search,
        workspaces,
        documents,
        reader,
        embed: (texts) => embedder.embed(texts, { urgent: true }),
        measured: (each) => measured.push(each),
      }),
    ),
    people,
    workspaces,
  )
  return async (userId: string, question: string, timeZone?: string): Promise<MeasuredAnswer> => {
    measured.length = 0
    certainties.length = 0
    const response: FittedAnswer = await answers.ask(userId, {
      question,
      ...(timeZone === undefined ? {} : { timeZone }),
    })
    return { ...withEvidence(response, measured), certainty: certainties.at(-1) }
  }
}

export function withEvidence(
  response: AskResponse,
  measured: readonly Measured[],
): Omit<MeasuredAnswer, 'certainty'> {
  const used = measured.findLast(({ confidence }) => confidence === response.confidence)
  const isTable = response.found && response.sql !== undefined && used !== undefined
  return {
    response,
    source: sourceOf(response, isTable),
    evidence: isTable ? used.evidence : undefined,
  }
}

function sourceOf({ found, parts, steps }: AskResponse, isTable: boolean): Source {
  if (!found) return 'none'
  if (parts || steps.some(({ kind, title }) => kind === 'calculate' && title === 'Calculated'))
    return 'steps'
  if (isTable) return 'table'
  if (steps.some(({ title }) => title === 'Read the table in the document')) return 'document table'
  return steps.some(({ kind }) => kind === 'read') ? 'read' : 'other'
}
