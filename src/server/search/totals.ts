import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#server/db/open.ts'

/** Sums over one person's passages. */
export type Totals = {
  passages: number
  /** Total number of words. */
  tokens: number
  /** Vectors ever stored; each is numbered by this counter's value on arrival. */
  vectors: number
  /** Number of removals of passages so far. */
  removals: number
  /** Whether passages older than epochs remain. */
  legacy: boolean
}

const rows = z.array(
  z.object({
    passages: z.coerce.number(),
    tokens: z.coerce.number(),
    vectors: z.coerce.number(),
    removals: z.coerce.number(),
    legacy: z.boolean(),
  }),
)
const none: Totals = { passages: 0, tokens: 0, vectors: 0, removals: 0, legacy: false }

export async function readTotals(tx: Tx, userId: string): Promise<Totals> {
  const found = await tx.execute(sql`
    select passages, tokens, vectors, removals, legacy
    from passage_totals where user_id = ${userId}`)
  return rows.parse(found.rows)[0] ?? none
}
