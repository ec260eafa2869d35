import type pg from 'pg'
import { z } from 'zod'
import { parentsFirst } from './parents-first.ts'

/**
 * Where the tables are kept on a cluster of PostgreSQL servers that Citus joins: `distributed` by
 * person, the rows of one person all on one server; a `reference` copied to every server; or
 * `local` to the coordinator.
 */
export type Distribution = {
  distributed: string[]
  reference: string[]
  local: string[]
  /** What Citus does not accept of a distributed or reference table. */
  obstacles: string[]
}

/** The column that all rows of a person are distributed by. */
export const personColumn = 'user_id'

const tableRow = z.object({
  name: z.string(),
  isOfPerson: z.boolean(),
  /** Unique columns without the person, which would have to hold across servers. */
  isUniqueAcross: z.boolean(),
})
const obstacleRow = z.object({ obstacle: z.string() })

const tablesSql = `select c.relname as name,
    has_table_privilege('trove_app', c.oid, 'select')
      and exists (
        select from pg_attribute a
        where a.attrelid = c.oid and a.attname = $1 and not a.attisdropped
      ) as "isOfPerson",
    exists (
      select from pg_index x
      where x.indrelid = c.oid and x.indisunique and not exists (
        select from pg_attribute a
        where a.attrelid = c.oid and a.attname = $1 and a.attnum = any(x.indkey)
      )
    ) as "isUniqueAcross"
  from pg_class c
  where c.relnamespace = 'trove'::regnamespace and c.relkind = 'r'
  order by c.relname`

// Citus refuses triggers, policies with subqueries, and foreign keys that may leave the server or
// empty the person.
const obstaclesSql = `select obstacle from (
    select c.oid, format('%s: %s runs as a trigger', c.relname, t.tgname) as obstacle
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal
    union all
    select c.oid, format('%s: the policy %s has a subquery', c.relname, p.polname)
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where concat(p.polqual::text, p.polwithcheck::text) like '%SUBLINK%'
    union all
    select c.oid, format('%s: %s refers to rows on other servers', c.relname, k.conname)
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.confrelid <> all($2::regclass[]) and not exists (
      select from pg_attribute a
      where a.attrelid = c.oid and a.attname = $3 and a.attnum = any(k.conkey)
    )
    union all
    select c.oid, format('%s: %s changes a column of the row that refers', c.relname, k.conname)
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and (k.confdeltype in ('n', 'd') or k.confupdtype in ('c', 'n', 'd'))
  ) as found
  where oid = any($1::regclass[])
  order by 1`

/**
 * Tables that the program reads one person at a time are distributed. People themselves are a
 * reference, because every distributed table refers to them; so are the few rows that are looked
 * up by a key's hash before the person is known. Sign-in, limits and migrations stay on the
 * coordinator.
 */
export async function readDistribution(owner: pg.ClientBase): Promise<Distribution> {
  const { rows } = await owner.query(tablesSql, [personColumn])
  // Citus takes a table only after those that it refers to.
  const tables = await parentsFirst(owner, z.array(tableRow).parse(rows))
  const isDistributed = ({ isOfPerson, isUniqueAcross }: (typeof tables)[number]) =>
    isOfPerson && !isUniqueAcross
  const isReference = ({ name, isOfPerson, isUniqueAcross }: (typeof tables)[number]) =>
    name === 'users' || (isOfPerson && isUniqueAcross)
  const namesOf = (found: typeof tables) => found.map(({ name }) => name)
  const distributed = namesOf(tables.filter(isDistributed))
  const reference = namesOf(tables.filter(isReference))
  const qualified = (names: string[]) => names.map((name) => `trove.${name}`)
  const { rows: obstacles } = await owner.query(obstaclesSql, [
    qualified([...distributed, ...reference]),
    qualified(reference),
    personColumn,
  ])
  return {
    distributed,
    reference,
    local: namesOf(tables).filter((name) => ![...distributed, ...reference].includes(name)),
    obstacles: z
      .array(obstacleRow)
      .parse(obstacles)
      .map(({ obstacle }) => obstacle),
  }
}
