import path from 'node:path'
import { z } from 'zod'
import type { Passage } from '#server/search/passage.ts'
import { evalDataDir, readJsonLines } from '../data-folder.ts'
import { openCollection } from './collection.ts'
import { mean, ndcg10, recallAt, reciprocalRank } from './retrieval-metrics.ts'

const turn = z.object({
  dia_id: z.string(),
  date_time: z.string(),
  speaker: z.string(),
  text: z.string(),
  image_caption: z.string().nullish(),
})
export const conversation = z.object({ sample_id: z.string(), turns: z.array(turn) })
export const question = z.object({
  sample_id: z.string(),
  category: z.string(),
  question: z.string(),
  answer: z.union([z.string(), z.number()]).nullish(),
  evidence: z.array(z.string()),
})

/** Each turn of a conversation as a passage. */
export const turnPassages = ({ turns }: Pick<z.infer<typeof conversation>, 'turns'>): Passage[] =>
  turns.map(({ speaker, text, image_caption }, index) => ({
    text: `${speaker}: ${text}${image_caption ? ` [${image_caption}]` : ''}`,
    path: [],
    locator: { kind: 'blocks', from: index, to: index },
  }))

/** Questions about long chats: which turns contain the answer. One index holds all chats. */
export async function runLocomoEval(dataDir: string) {
  const folder = path.join(dataDir, 'locomo')
  const conversations = readJsonLines(path.join(folder, 'conversations.jsonl'), conversation)
  const questions = readJsonLines(path.join(folder, 'questions.jsonl'), question).filter(
    ({ category, evidence }) => category !== 'adversarial' && evidence.length > 0,
  )
  await using collection = await openCollection(
    conversations.map(({ sample_id, turns }) => ({
      id: sample_id,
      name: `${sample_id}.txt`,
      passages: turnPassages({ turns }),
    })),
  )
  const turnOf = new Map(
    conversations.flatMap(({ sample_id, turns }) =>
      turns.map(
        ({ dia_id }, index) => [`${sample_id} ${index}`, `${sample_id}/${dia_id}`] as const,
      ),
    ),
  )
  const measure = async (joint: boolean) => {
    const ranks = []
    for (const { sample_id, question: text, evidence } of questions) {
      const hits = await collection.search(text, 50, joint ? undefined : [sample_id])
      const ranked = hits.map(({ documentId, locator }) => {
        const index = locator.kind === 'blocks' ? locator.from : -1
        return turnOf.get(`${documentId} ${index}`) ?? ''
      })
      ranks.push({ ranked, relevant: new Set(evidence.map((id) => `${sample_id}/${id}`)) })
    }
    return {
      recall5: mean(ranks.map(({ ranked, relevant }) => recallAt(5, ranked, relevant))),
      recall10: mean(ranks.map(({ ranked, relevant }) => recallAt(10, ranked, relevant))),
      ndcg10: mean(ranks.map(({ ranked, relevant }) => ndcg10(ranked, relevant))),
      mrr: mean(ranks.map(({ ranked, relevant }) => reciprocalRank(ranked, relevant))),
    }
  }
  return {
    questions: questions.length,
    perChat: await measure(false),
    joint: await measure(true),
  }
}

if (import.meta.main) console.log('locomo', await runLocomoEval(evalDataDir()))
