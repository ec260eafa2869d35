/**
 * Search results for the questions over held-out papers, each paper among others of one person:
 * `node training/search-papers.ts PAPERS OUT`. Independent of the reader, and done once.
 */
import { appendFileSync, writeFileSync } from 'node:fs'
import { chunkDocument } from '#server/ingestion/chunk.ts'
import { extractTxt } from '#server/ingestion/extract/txt.ts'
import { openCollection } from '../evals/search/collection.ts'
import { isHeldOut, placeOf, readPapers } from './papers.ts'
import type { Paper } from './papers.ts'
import { createRandom } from './random.ts'

const papersAPerson = 12
const ownAPerson = 8
const passagesRead = 12

const [folder = 'training/papers', out = 'training/data/searched.jsonl'] = process.argv.slice(2)
const papers = readPapers(folder)
const random = createRandom(3)
const aside = random.shuffled(papers.filter(isHeldOut))
const known = random.shuffled(papers.filter((paper) => !isHeldOut(paper)))
writeFileSync(out, '')
let from = 0
for (let person = 0; person * ownAPerson < aside.length; person++) {
  const own = aside.slice(person * ownAPerson, (person + 1) * ownAPerson)
  const others = known.slice(from, from + papersAPerson - own.length)
  from = (from + others.length) % Math.max(1, known.length - papersAPerson)
  const all = [...own, ...others]
  await using collection = await openCollection(
    all.map(({ id, title, text }) => ({
      id,
      name: `${title}.txt`,
      passages: chunkDocument({ blocks: extractTxt(Buffer.from(text)) }),
    })),
  )
  const search = async (paper: Paper, question: string, rest: object) => {
    const hits = await collection.search(question, passagesRead, undefined, passagesRead)
    const found = hits.map(({ documentId, text, path, score, dense, windows }) => {
      const title = all.find(({ id }) => id === documentId)?.title ?? ''
      return { documentId, text, path, score, dense, windows, title }
    })
    appendFileSync(
      out,
      `${JSON.stringify({ paper: paper.id, author: paper.author, person, question, hits: found, ...rest })}\n`,
    )
  }
  for (const paper of own) {
    for (const { q, a, context, type, polarity, wording } of paper.questions) {
      if (placeOf(paper, { q, a, context, type, polarity, wording }))
        await search(paper, q, { answer: a, context, type, polarity, wording })
    }
    for (const question of paper.absent)
      await search(paper, question, { type: 'absent', wording: 'plain' })
  }
  console.log(`person ${person + 1}: ${own.length} papers and ${others.length} others`)
}
