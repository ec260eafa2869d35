import type pg from 'pg'
import { z } from 'zod'

const links = z.array(z.object({ child: z.string(), parent: z.string() }))

/** Tables of Trove in an order in which each comes after those that its rows refer to. */
export async function parentsFirst<T extends { name: string }>(
  client: pg.ClientBase,
  tables: readonly T[],
): Promise<T[]> {
  const { rows } = await client.query(
    `select child.relname as child, parent.relname as parent
     from pg_constraint
     join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' and connamespace = 'trove'::regnamespace and conrelid <> confrelid`,
  )
  const parents = links.parse(rows)
  const waiting = [...tables]
  const ordered: T[] = []
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ name }) =>
      parents.every(
        ({ child, parent }) => child !== name || !waiting.some((it) => it.name === parent),
      ),
    )
    if (next === -1) throw new Error('Tables refer to each other in a circle.')
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}
