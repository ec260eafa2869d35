import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { evalDataDir, readJsonLines } from '../data-folder.ts'
import { openCollection } from './collection.ts'
import { mean, ndcg10, recallAt } from './retrieval-metrics.ts'

const abstract = z.object({ _id: z.coerce.string(), title: z.string(), text: z.string() })
const claim = z.object({ _id: z.coerce.string(), text: z.string() })

/** Scientific claims against 5,183 abstracts: a search benchmark that was not used for tuning. */
export async function runScifactEval(dataDir: string, split: 'test' | 'train' = 'test') {
  const folder = path.join(dataDir, 'scifact')
  const abstracts = readJsonLines(path.join(folder, 'corpus.jsonl'), abstract)
  const relevant = readRelevant(path.join(folder, `qrels_${split}.tsv`))
  const claims = readJsonLines(path.join(folder, `queries_${split}.jsonl`), claim)
  await using collection = await openCollection(
    abstracts.map(({ _id, title, text }) => ({
      id: _id,
      name: `${_id}.txt`,
      passages: [{ text, path: [title], locator: { kind: 'blocks', from: 0, to: 0 } }],
    })),
  )
  const scores = []
  for (const { _id, text } of claims) {
    const expected = relevant.get(_id)
    if (!expected) continue
    const ranked = (await collection.search(text, 100)).map((hit) => hit.documentId)
    scores.push({ ndcg: ndcg10(ranked, expected), recall: recallAt(100, ranked, expected) })
  }
  return {
    questions: scores.length,
    ndcg10: mean(scores.map(({ ndcg }) => ndcg)),
    recall100: mean(scores.map(({ recall }) => recall)),
  }
}

function readRelevant(file: string): Map<string, Set<string>> {
  const relevant = new Map<string, Set<string>>()
  for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
    const [claimId, abstractId] = line.split('\t')
    if (!claimId || !abstractId) continue
    relevant.set(claimId, (relevant.get(claimId) ?? new Set()).add(abstractId))
  }
  return relevant
}

if (import.meta.main) console.log('scifact', await runScifactEval(evalDataDir()))
