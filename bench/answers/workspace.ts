import type { Item } from '#server/connectors/connector.ts'
import { batchRecords } from '#server/sources/reading/batch-records.ts'
import { sourceRow } from '#server/sources/source-row.fixtures.ts'
import { storeItems } from '#server/sources/storing/store-items.ts'
import { dataSources } from '#server/sources/tables.ts'
import { createWorkspaceSource } from '#server/workspace/load.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import { mails, messages, transactions } from '../synthetic/records.ts'
import { machineFacts, openBenchVault, percentile } from '../synthetic/synthetic.ts'

const recordsInAll = Number(process.env['BENCH_RECORDS'] ?? 100_000)
const wordsAMail = 120
const itemsAPage = 2_000
const rounds = 20

const queries = [
  'SELECT count(*) FROM emails WHERE unread',
  "SELECT date_trunc('month', date) AS month, sum(amount) FROM transactions GROUP BY 1 ORDER BY 1",
  "SELECT sender_name, count(*) FROM messages WHERE date >= DATE '2021-03-01' GROUP BY 1 ORDER BY 2 DESC",
  "SELECT from_name, count(*) FROM emails WHERE direction = 'received' GROUP BY 1 ORDER BY 2 DESC LIMIT 10",
]

type Figures = {
  /** Single records, before they are batched in the background. */
  looseLoadMs: number
  batchMs: number
  coldLoadMs: number
  /** The server's own processor time in a cold load. */
  coldLoadCpuMs: number
  warmRefreshMs: number
  catalogMs: number
  queryP95Ms: number
}

/** A workspace of 100,000 records: filled from scratch, then with a few more, and queried. */
export async function runWorkspaceBench(): Promise<Figures> {
  await using bench = await openBenchVault()
  const { db, vault, keys, userId } = bench
  const owner = { userId, sourceId: 'src_1', type: 'gmail' } as const
  await db.asUser(userId, (tx) =>
    tx.insert(dataSources).values(sourceRow(keys, { userId, id: 'src_1', type: 'gmail' })),
  )
  const store = (items: Item[]) => db.asUser(userId, (tx) => storeItems(tx, keys, owner, items))
  const items = [
    ...messages(recordsInAll / 2),
    ...transactions((recordsInAll * 3) / 10),
    ...mails(recordsInAll / 5, wordsAMail),
  ]
  for (let at = 0; at < items.length; at += itemsAPage) {
    await store(items.slice(at, at + itemsAPage))
  }
  const source = createWorkspaceSource({ db, vault })
  const workspaces = createWorkspaces({
    source,
    log: { info: () => undefined, warn: () => undefined },
  })
  try {
    const timed = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now()
      await work()
      return performance.now() - startedAt
    }
    const one = () => workspaces.query(userId, 'SELECT count(*) FROM emails')
    const looseLoadMs = await timed(one)
    const batch = () => batchRecords(bench, { userId }, new AbortController().signal)
    const batchMs = await timed(batch)
    const cold: number[] = []
    const used: number[] = []
    for (let round = 0; round < 5; round++) {
      await workspaces.drop(userId)
      const before = process.cpuUsage()
      cold.push(await timed(one))
      const { user, system } = process.cpuUsage(before)
      used.push((user + system) / 1_000)
    }
    const catalogMs = await timed(() => workspaces.catalog(userId))
    const warm: number[] = []
    for (let round = 0; round < rounds; round++) {
      await store(Array.from(mails(10, 20), (mail) => ({ ...mail, key: `${mail.key} ${round}` })))
      warm.push(await timed(one))
    }
    const asked: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const sql of queries) asked.push(await timed(() => workspaces.query(userId, sql)))
    }
    return {
      looseLoadMs,
      batchMs,
      coldLoadMs: percentile(cold, 0.5),
      coldLoadCpuMs: percentile(used, 0.5),
      warmRefreshMs: percentile(warm, 0.5),
      catalogMs,
      queryP95Ms: percentile(asked, 0.95),
    }
  } finally {
    await workspaces.close()
  }
}

if (import.meta.main) {
  const figures = Object.entries(await runWorkspaceBench())
  const said = figures.map(([name, ms]) => `${name} ${Math.round(ms)}`).join(', ')
  console.log(`workspace of ${recordsInAll} records: ${said} (${machineFacts()})`)
}
