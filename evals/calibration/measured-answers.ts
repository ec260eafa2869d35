import type { AskResponse } from '#shared/answers.ts'
import { createAnswers } from '#server/answers/ask.ts'
import { shownConfidence } from '#server/answers/confidence/shown-confidence.ts'
import type { Measured } from '#server/answers/confidence/table-confidence.ts'
import { withRoles } from '#server/answers/roles/with-roles.ts'
import { withAskedPart } from '#server/answers/thread/with-asked-part.ts'
import type { Reader } from '#server/answers/text/reader.ts'
import type { Services } from '#server/services.ts'

/** Where an answer came from. */
export type Source = 'table' | 'steps' | 'read' | 'quoted' | 'document table' | 'none' | 'other'

export type MeasuredAnswer = {
  response: AskResponse
  source: Source
  evidence: Measured['evidence'] | undefined
  /** Of the last answer that was read from texts, whether or not it was given. */
  certainty: number | undefined
  /** The confidence before first looks, of an answer from a table or read from texts. */
  fitted: number | undefined
}

/** Answers in this process like a server without a language model, and keeps the measurements. */
export function measuredAnswers({ search, workspaces, documents, embedder, people }: Services) {
  const measured: Measured[] = []
  const read: { certainty: number; confidence: number }[] = []
  const reader: Reader = {
    read: (...asked) => embedder.read(...asked),
    measured: (certainty, confidence) => read.push({ certainty, confidence }),
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
    read.length = 0
    const response = await answers.ask(userId, {
      question,
      ...(timeZone === undefined ? {} : { timeZone }),
    })
    const { fitted, ...rest } = withEvidence(response, measured)
    const last = read.at(-1)
    return {
      ...rest,
      certainty: last?.certainty,
      fitted: rest.source === 'read' ? last?.confidence : fitted,
    }
  }
}

export function withEvidence(
  response: AskResponse,
  measured: readonly Measured[],
): Omit<MeasuredAnswer, 'certainty'> {
  const used = measured.findLast(
    ({ confidence }) => shownConfidence({ ...response, confidence }) === response.confidence,
  )
  const isTable = response.found && response.sql !== undefined && used !== undefined
  return {
    response,
    source: sourceOf(response, isTable),
    evidence: isTable ? used.evidence : undefined,
    fitted: isTable ? used.confidence : undefined,
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
