// Distributes the tables of a Trove by person over the servers that Citus joins:
//   DATABASE_URL=… node scripts/distribute.ts
// With --plan it only prints what it would do, and what stands in the way.
import pg from 'pg'
import { z } from 'zod'
import { personColumn, readDistribution, type Distribution } from '#server/db/distribution.ts'

const stepsOf = ({ distributed, reference }: Distribution): string[] => [
  // The person of a transaction is a setting, which every server must know.
  `do $$ begin
    execute format('alter database %I set citus.propagate_set_commands to ''local''', current_database());
  end $$`,
  ...reference.map((table) => `select create_reference_table('trove.${table}')`),
  // One after the other, all beside the first: the rows of a person stay together.
  ...distributed.map((table, at) => {
    const beside = at === 0 ? '' : `, colocate_with => 'trove.${distributed[0]}'`
    return `select create_distributed_table('trove.${table}', '${personColumn}'${beside})`
  }),
]

async function distribute(owner: pg.Client, isPlan: boolean): Promise<void> {
  const distribution = await readDistribution(owner)
  const steps = stepsOf(distribution)
  for (const step of steps) console.log(`${step};`)
  console.log(`-- local to the coordinator: ${distribution.local.join(', ')}`)
  for (const obstacle of distribution.obstacles) console.log(`-- in the way: ${obstacle}`)
  if (isPlan) return
  if (distribution.obstacles.length > 0)
    throw new Error('Nothing was changed: Citus does not accept what is listed above.')
  const { rows } = await owner.query("select from pg_extension where extname = 'citus'")
  if (rows.length === 0)
    throw new Error('This database has no Citus: `create extension citus` on every server first.')
  await owner.query('begin')
  for (const step of steps) await owner.query(step)
  await owner.query('commit')
}

const connectionString = z.string().safeParse(process.env['DATABASE_URL']).data
if (connectionString === undefined) throw new Error('Set DATABASE_URL to the owner’s connection.')
const owner = new pg.Client({ connectionString })
await owner.connect()
try {
  await distribute(owner, process.argv.includes('--plan'))
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof Error ? error.message : 'The tables could not be distributed.')
} finally {
  await owner.end()
}
