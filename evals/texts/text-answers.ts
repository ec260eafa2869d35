/**
 * Questions about texts, answered without a model, from our own small set: `node
 * evals/texts/text-answers.ts [-v]`.
 */
import type { AskResponse } from '#shared/answers.ts'
import type { DocumentView } from '#shared/documents.ts'
import { createAnswers } from '#server/answers/ask.ts'
import type { TextHit } from '#server/answers/answer-text.ts'
import { sheetsInMemory } from '#server/workspace/fixtures.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import { calibrationOf } from '../calibration/calibration.ts'
import { openCollection } from '../search/collection.ts'
import { answerable, textDocuments, unanswerable } from './text-documents.ts'

const log = { info: () => undefined, warn: () => undefined }

export const viewOf = (id: string, originalName: string): DocumentView => ({
  id,
  originalName,
  mimeType: 'text/plain',
  fileSize: 0,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  status: 'processed',
})

type Limits = { limit: number; fewest?: number }
type Given = { question: string; expected: string | undefined; response: AskResponse }

/** In the short answer, or in the first quoted sentence. */
function isRight({ expected, response }: Given): boolean {
  if (expected === undefined) return !response.found
  return response.found && (response.citations[0]?.quote ?? '').includes(expected)
}

const isShort = ({ expected, response }: Given) =>
  expected !== undefined && (response.answer.split('\n')[0] ?? '').includes(expected)

/** The same answers for every run; `dataDir` is ignored, since the set is in the repository. */
export async function runTextAnswersEval(_dataDir?: string, verbose = false) {
  const documents = textDocuments.map(({ id, name, passages }) => ({
    id,
    name,
    passages: passages.map((passage, at) => ({
      ...passage,
      locator: { kind: 'blocks' as const, from: at, to: at },
    })),
  }))
  await using collection = await openCollection(documents)
  const workspaces = createWorkspaces({ source: sheetsInMemory().source, log })
  const search = {
    search: (_: string, question: string, { limit, fewest }: Limits): Promise<TextHit[]> =>
      collection.search(question, limit, undefined, fewest),
  }
  const views = new Map(textDocuments.map(({ id, name }) => [id, viewOf(id, name)]))
  const store = { list: async () => ({ page: [...views.values()] }), findMany: async () => views }
  const answers = createAnswers({ search, workspaces, documents: store, reader: collection.reader })
  const ask = async (question: string, expected?: string): Promise<Given> => ({
    question,
    expected,
    response: await answers.ask('eval', { question }),
  })
  const given: Given[] = []
  for (const [question, expected] of answerable) given.push(await ask(question, expected))
  for (const question of unanswerable) given.push(await ask(question))
  await workspaces.close()
  if (verbose) for (const each of given) print(each)
  const asked = given.filter(({ expected }) => expected !== undefined)
  const others = given.filter(({ expected }) => expected === undefined)
  const sure = given.filter(
    (each) => !isRight(each) && each.response.found && each.response.confidence > 0.8,
  )
  const share = (list: readonly Given[], of: readonly Given[]) =>
    list.length / Math.max(1, of.length)
  return {
    questions: given.length,
    rightSentence: share(asked.filter(isRight), asked),
    rightShortAnswer: share(asked.filter(isShort), asked),
    unanswerableAnswered: share(
      others.filter((each) => !isRight(each)),
      others,
    ),
    wrongAbove80: share(sure, given),
    calibration: calibrationOf(
      given
        .filter(({ response }) => response.found)
        .map((each) => ({ confidence: each.response.confidence, isRight: isRight(each) })),
    ),
  }
}

function print(each: Given) {
  const { question, expected = '–', response } = each
  const first = response.answer.split('\n')[0] ?? ''
  console.log(
    [isRight(each) ? 'right' : 'WRONG', question, expected, first, response.confidence].join(' | '),
  )
}

if (import.meta.main) {
  console.log(await runTextAnswersEval(undefined, process.argv.includes('-v')))
}
