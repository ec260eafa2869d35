import type { Item } from '#server/connectors/connector.ts'
import { dataSources } from '#server/sources/tables.ts'
import { sourceRow } from '#server/sources/source-row.fixtures.ts'
import { storeItems } from '#server/sources/storing/store-items.ts'
import { mails, messages } from '../synthetic/records.ts'
import { machineFacts, openBenchVault } from '../synthetic/synthetic.ts'

const messagesInAll = Number(process.env['BENCH_MESSAGES'] ?? 40_000)
const mailsInAll = Number(process.env['BENCH_MAILS'] ?? 30_000)
const wordsAMail = 400

type Stored = { seconds: number; again: number; memoryMb: number }

/** Items per page, as connectors make them. */
const pages = { messages: 1_000, mails: 1_000 }

async function store(items: Item[], itemsAPage: number): Promise<Stored> {
  await using bench = await openBenchVault()
  const { db, keys, userId } = bench
  const owner = { userId, sourceId: 'src_1', type: 'gmail' } as const
  await db.asUser(userId, (tx) =>
    tx.insert(dataSources).values(sourceRow(keys, { userId, id: 'src_1', type: 'gmail' })),
  )
  let memory = 0
  async function pass(): Promise<number> {
    const startedAt = performance.now()
    for (let at = 0; at < items.length; at += itemsAPage) {
      const page = items.slice(at, at + itemsAPage)
      await db.asUser(userId, (tx) => storeItems(tx, keys, owner, page))
      memory = Math.max(memory, process.memoryUsage().rss)
    }
    return (performance.now() - startedAt) / 1000
  }
  const seconds = await pass()
  const again = await pass()
  return { seconds, again, memoryMb: Math.round(memory / 2 ** 20) }
}

/** From items to records searchable by words. */
export async function runImportBench(): Promise<{ messages: Stored; mails: Stored }> {
  return {
    messages: await store([...messages(messagesInAll)], pages.messages),
    mails: await store([...mails(mailsInAll, wordsAMail)], pages.mails),
  }
}

if (import.meta.main) {
  const { messages, mails } = await runImportBench()
  console.log(
    `import: ${messagesInAll} messages in ${messages.seconds.toFixed(1)} s and again in ${messages.again.toFixed(1)} s, ${mailsInAll} mails in ${mails.seconds.toFixed(1)} s and again in ${mails.again.toFixed(1)} s, at most ${mails.memoryMb} MB (${machineFacts()})`,
  )
}
