import { and, desc, eq, sql, count as countRows } from 'drizzle-orm'
import { z } from 'zod'
import {
  administrationLimits,
  type AdminPeople,
  type AdminPeopleQuery,
  type AdminPerson,
} from '#shared/administration.ts'
import type { QuotaLimits } from '#shared/quotas.ts'
import { isAdmin } from '#server/accounts/person.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'

type Deps = { db: Database; adminEmails: readonly string[]; defaults: QuotaLimits }
export type PeopleList = ReturnType<typeof createPeopleList>

const count = z.coerce.number()
const countsRow = z.object({
  user_id: z.string(),
  questions: count,
  documents: count,
  sources: count,
})

/** People with an account, newest first: their sign-in data and counts of what they store. */
export function createPeopleList({ db, adminEmails, defaults }: Deps) {
  async function countsOf(ids: string[]): Promise<Map<string, AdminPerson['counts']>> {
    const { rows } = await db.jobs.query('select * from trove_people_counts($1)', [ids])
    const counted = z.array(countsRow).parse(rows)
    return new Map(
      counted.map(({ user_id, questions, documents, sources }) => [
        user_id,
        { queries: questions, documents, sources },
      ]),
    )
  }

  return async function listPeople({ q, cursor }: AdminPeopleQuery): Promise<AdminPeople> {
    const fits = and(eq(users.guest, false), sql`strpos(email, ${q.toLowerCase()}) > 0`)
    const { pageSize } = administrationLimits
    const [total] = await db.auth.select({ people: countRows() }).from(users).where(fits)
    const rows = await db.auth
      .select()
      .from(users)
      .where(fits)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(pageSize)
      .offset(cursor)
    const counts = await countsOf(rows.map(({ id }) => id))
    const people = rows.map((row): AdminPerson => ({
      id: row.id,
      email: row.email,
      joinedAt: row.createdAt.toISOString(),
      lastActiveAt: row.lastActiveAt.toISOString(),
      admin: isAdmin(row, adminEmails),
      adminBySetting: adminEmails.includes(row.email),
      disabled: row.disabled,
      counts: counts.get(row.id) ?? { queries: 0, documents: 0, sources: 0 },
      quota: {
        documents: row.quotaDocuments,
        bytes: row.quotaBytes,
        questions: row.quotaQuestions,
      },
    }))
    const next = cursor + people.length
    const all = total?.people ?? 0
    return { people, total: all, defaults, ...(people.length > 0 && next < all ? { next } : {}) }
  }
}
