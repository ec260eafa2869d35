import path from 'node:path'
import { z } from 'zod'
import { evalDataDir, readJsonLines } from '../data-folder.ts'
import { openCollection } from './collection.ts'
import { mean, reciprocalRank } from './retrieval-metrics.ts'

const meeting = z.object({
  meeting_id: z.string(),
  turns: z.array(z.object({ i: z.number(), speaker: z.string(), text: z.string() })),
})
const query = z.object({
  meeting_id: z.string(),
  type: z.string(),
  query: z.string(),
  relevant_spans: z.array(z.tuple([z.coerce.number(), z.coerce.number()])).default([]),
})

/** Questions about long meetings, each with the turns that answer it. */
export async function runQmsumEval(dataDir: string) {
  const folder = path.join(dataDir, 'qmsum')
  const meetings = readJsonLines(path.join(folder, 'meetings.jsonl'), meeting)
  const queries = readJsonLines(path.join(folder, 'queries.jsonl'), query).filter(
    ({ type }) => type === 'specific',
  )
  await using collection = await openCollection(
    meetings.map(({ meeting_id, turns }) => ({
      id: meeting_id,
      name: `${meeting_id}.txt`,
      passages: turns.map(({ i, speaker, text }) => ({
        text: `${speaker}: ${text}`,
        path: [],
        locator: { kind: 'blocks', from: i, to: i },
      })),
    })),
  )
  const ranks = []
  for (const { meeting_id, query: text, relevant_spans } of queries) {
    const hits = await collection.search(text, 10, [meeting_id])
    const ranked = hits.map(({ locator }) => String(locator.kind === 'blocks' ? locator.from : -1))
    ranks.push({ ranked, relevant: turnsOf(relevant_spans) })
  }
  return {
    questions: ranks.length,
    hit5: mean(
      ranks.map(({ ranked, relevant }) =>
        ranked.slice(0, 5).some((id) => relevant.has(id)) ? 1 : 0,
      ),
    ),
    mrr: mean(ranks.map(({ ranked, relevant }) => reciprocalRank(ranked, relevant))),
  }
}

function turnsOf(spans: readonly (readonly [number, number])[]): Set<string> {
  const turns = new Set<string>()
  for (const [first, last] of spans) {
    for (let turn = first; turn <= last; turn++) turns.add(String(turn))
  }
  return turns
}

if (import.meta.main) console.log('qmsum', await runQmsumEval(evalDataDir()))
