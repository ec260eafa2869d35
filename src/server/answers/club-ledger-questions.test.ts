import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createEmbedder } from '#server/models/embedder.ts'
import { answersInMemory } from './fixtures.ts'

const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'trove-models-'))
const embedder = createEmbedder({ cacheDir, threads: 1, log: pino({ level: 'silent' }) })

/** Today is 24 November 2026. */
const own = answersInMemory({
  today: '2026-11-24',
  embed: (texts) => embedder.embed(texts),
  sheets: [
    {
      documentName: 'Allotments.csv',
      columns: [
        { name: 'Plot', type: 'text' },
        { name: 'Holder', type: 'text' },
        { name: 'Since', type: 'date' },
        { name: 'Fee due', type: 'number' },
        { name: 'Fee received', type: 'number' },
        { name: 'Crop', type: 'text' },
        { name: 'Weight kg', type: 'number' },
      ],
      rows: [
        ['A1', 'Ada Moss', '2019-04-01', 60, 60, 'Garlic', 14.5],
        ['A2', 'Bo Lind', '2012-05-02', 60, 45, 'Beans', 9],
        ['B1', 'Cy Marsh', '2021-03-15', 80, 0, 'Cabbage', 22],
        ['B2', 'Di Holt', '2016-09-30', 40, 40, 'Potatoes', 31],
      ],
    },
    {
      documentName: 'Sheds.csv',
      columns: [
        { name: 'Shed', type: 'text' },
        { name: 'Renter', type: 'text' },
        { name: 'Moved in', type: 'date' },
        { name: 'Monthly rent', type: 'number' },
      ],
      rows: [
        ['North shed', 'Eve Park', '2023-01-01', 20],
        ['South shed', 'Flo Reed', '2024-02-01', 25],
        ['North shed', 'Gus Vale', '2025-06-01', 22],
        ['South shed', 'Hal Wood', '2025-08-01', 27],
        ['North shed', 'Ida York', '2026-03-01', 24],
      ],
    },
  ],
})
afterAll(async () => {
  await own[Symbol.asyncDispose]()
  await embedder.close()
  rmSync(cacheDir, { recursive: true, force: true })
})

describe('over the ledgers of a club the answer is right to', () => {
  const asked: [question: string, says: string, not?: string][] = [
    ['Who still owes a fee?', '**Bo Lind**', 'Di Holt'],
    ['How much is outstanding in total?', '**95'],
    ['Has Ada Moss paid her fee?', '**Yes'],
    ['Has Bo Lind paid his fee?', '**No'],
    ['Who rents the north shed now?', '**Ida York**', 'Gus Vale'],
    ['Who has had a plot the longest?', '**Bo Lind**'],
    ['How much did the legumes weigh?', '9'],
    ['Wie viel wogen die Kartoffeln?', '31'],
  ]
  test.each(asked)('%s', async (question, says, not) => {
    const { answer } = await own.ask(question)
    expect(answer).toContain(says)
    if (not !== undefined) expect(answer).not.toContain(not)
  })

  test('a question with a word unlike anything in the data is not answered', async () => {
    const { found } = await own.ask('How much did the helicopters weigh?')
    expect(found).toBe(false)
  })
})
