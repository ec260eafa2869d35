/**
 * Questions about long chats, answered without a model; a fifth have no answer: `node
 * evals/texts/chat-answers.ts [-v]`.
 */
import path from 'node:path'
import type { z } from 'zod'
import type { AskResponse } from '#shared/answers.ts'
import { createAnswers } from '#server/answers/ask.ts'
import type { TextHit } from '#server/answers/answer-text.ts'
import { sheetsInMemory } from '#server/workspace/fixtures.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import { calibrationOf } from '../calibration/calibration.ts'
import { evalDataDir, readJsonLines } from '../data-folder.ts'
import { openCollection } from '../search/collection.ts'
import { conversation, question, turnPassages } from '../search/locomo.ts'
import { mean } from '../search/retrieval-metrics.ts'
import { viewOf } from './text-answers.ts'

type Asked = z.infer<typeof question>
type Given = AskResponse & { asked: Asked; isRight: boolean }

/** Right if the first statement or quotation contains the answer, or a turn of its evidence. */
function isRight(
  asked: Asked,
  { found, answer, citations }: AskResponse,
  turns: readonly string[],
) {
  if (asked.category === 'adversarial') return !found
  const [first] = citations
  if (!found || !first) return false
  const turn = first.locator?.kind === 'blocks' ? turns[first.locator.from] : undefined
  const isEvidence = first.documentId === asked.sample_id && asked.evidence.includes(turn ?? '')
  const expected = String(asked.answer ?? '').toLowerCase()
  const short = (answer.split('\n')[0] ?? '').toLowerCase()
  return isEvidence || (expected !== '' && short.includes(expected))
}

export async function runChatAnswersEval(dataDir: string, verbose = false) {
  const folder = path.join(dataDir, 'locomo')
  const conversations = readJsonLines(path.join(folder, 'conversations.jsonl'), conversation)
  const questions = readJsonLines(path.join(folder, 'questions.jsonl'), question)
  await using collection = await openCollection(
    conversations.map((each) => ({
      id: each.sample_id,
      name: `${each.sample_id}.txt`,
      passages: turnPassages(each),
    })),
  )
  const turnsOf = new Map(
    conversations.map(({ sample_id, turns }) => [sample_id, turns.map(({ dia_id }) => dia_id)]),
  )
  const log = { info: () => undefined, warn: () => undefined }
  const workspaces = createWorkspaces({ source: sheetsInMemory().source, log })
  const views = new Map(
    conversations.map(({ sample_id }) => [sample_id, viewOf(sample_id, `${sample_id}.txt`)]),
  )
  const answers = createAnswers({
    search: {
      search: (_: string, text: string, { limit }: { limit: number }): Promise<TextHit[]> =>
        collection.search(text, limit),
    },
    workspaces,
    documents: { list: async () => ({ page: [...views.values()] }), findMany: async () => views },
  })
  const given: Given[] = []
  for (const asked of questions) {
    const response = await answers.ask('eval', { question: asked.question })
    const right = isRight(asked, response, turnsOf.get(asked.sample_id) ?? [])
    given.push({ asked, ...response, isRight: right })
    if (!verbose) continue
    const [first = ''] = response.answer.split('\n')
    console.log(
      [right ? 'right' : 'WRONG', asked.category, asked.question, asked.answer ?? '–']
        .concat([first, response.citations[0]?.quote ?? '', String(response.confidence)])
        .join(' | '),
    )
  }
  await workspaces.close()
  const answered = given.filter(({ found }) => found)
  const [unanswerable, answerable] = [true, false].map((wanted) =>
    given.filter(({ asked }) => (asked.category === 'adversarial') === wanted),
  )
  return {
    questions: given.length,
    answered: mean((answerable ?? []).map(({ found }) => Number(found))),
    rightSentence: mean((answerable ?? []).map((each) => Number(each.isRight))),
    unanswerableAnswered: mean((unanswerable ?? []).map(({ found }) => Number(found))),
    wrongAbove80: mean(
      given.map((each) => Number(!each.isRight && each.found && each.confidence > 0.8)),
    ),
    calibration: calibrationOf(answered),
  }
}

if (import.meta.main) {
  console.log(await runChatAnswersEval(evalDataDir(), process.argv.includes('-v')))
}
