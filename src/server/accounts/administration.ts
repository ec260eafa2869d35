import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { PersonChange, ResetLinkAnswer } from '#shared/administration.ts'
import type { PageLanguage } from '#shared/page-language.ts'
import type { QuotaLimits } from '#shared/quotas.ts'
import type { Database } from '#server/db/open.ts'
import { sessions, users } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { lockMembers } from './membership.ts'
import { isAdmin } from './person.ts'

type Deps = {
  db: Database
  adminEmails: readonly string[]
  mailer: Mailer
  /** The language in which to write to a person. */
  languageFor: (userId: string) => Promise<PageLanguage>
  /** Creates a password reset link. */
  resetLink: (userId: string) => Promise<string>
  log: Logger
}
type AuthTx = Parameters<Parameters<Database['auth']['transaction']>[0]>[0]
type UserRow = typeof users.$inferSelect
/** The operator, who has the data folder and its key, and needs no account. */
export const operator = { operator: true } as const
/** The acting administrator or operator, and the person acted upon. */
type Concerned = { by: string | typeof operator; id: string }

/** An arbitrary number, the same for every server of one database. */
const lockKey = 7_468_003

const lock = (tx: AuthTx) => tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)

export type Administration = ReturnType<typeof createAdministration>

/** An admin's actions on accounts. None of them reads or removes a person's content. */
export function createAdministration(deps: Deps) {
  const { db, adminEmails, mailer, languageFor, resetLink, log } = deps
  /** Runs `work` on a person's account, one at a time, if the caller is still an admin. */
  const changing = <T>(
    { by, id }: Concerned,
    work: (tx: AuthTx, person: UserRow) => Promise<T>,
  ): Promise<T> =>
    db.auth.transaction(async (tx) => {
      await lock(tx)
      const ids = typeof by === 'string' ? [by, id] : [id]
      const rows = await tx
        .select()
        .from(users)
        .where(and(inArray(users.id, ids), eq(users.guest, false)))
      const admin = rows.find((row) => row.id === by)
      if (typeof by === 'string' && (!admin || admin.disabled || !isAdmin(admin, adminEmails))) {
        throw new AppError('forbidden', 'admin.only', 'This page is for admins.')
      }
      const person = rows.find((row) => row.id === id)
      if (!person) throw notFound()
      return work(tx, person)
    })

  /** A disabled person is immediately signed out everywhere. */
  const setDisabled = (concerned: Concerned, disabled: boolean) =>
    changing(concerned, async (tx, person) => {
      const { id } = person
      if (disabled && id === concerned.by) throw ownAccount()
      if (disabled && isAdmin(person, adminEmails) && (await otherAdmins(tx, id)) === 0) {
        throw lastAdmin()
      }
      await tx.update(users).set({ disabled, updatedAt: new Date() }).where(eq(users.id, id))
      if (disabled) await tx.delete(sessions).where(eq(sessions.userId, id))
    })

  const setAdmin = (concerned: Concerned, admin: boolean) =>
    changing(concerned, async (tx, person) => {
      if (admin && person.disabled) throw isDisabled()
      if (!admin && adminEmails.includes(person.email)) throw bySetting()
      if (!admin && (await otherAdmins(tx, person.id)) === 0) throw lastAdmin()
      const role = admin ? ('admin' as const) : ('user' as const)
      await tx.update(users).set({ role, updatedAt: new Date() }).where(eq(users.id, person.id))
    })

  const setQuota = (concerned: Concerned, { documents, bytes, questions }: QuotaLimits) =>
    changing(concerned, async (tx, { id }) => {
      const quota = { quotaDocuments: documents, quotaBytes: bytes, quotaQuestions: questions }
      await tx
        .update(users)
        .set({ ...quota, updatedAt: new Date() })
        .where(eq(users.id, id))
    })

  async function otherAdmins(tx: AuthTx, id: string): Promise<number> {
    const named = or(eq(users.role, 'admin'), inArray(users.email, [...adminEmails]))
    const rows = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(named, eq(users.guest, false), eq(users.disabled, false)))
    return rows.filter((row) => row.id !== id).length
  }

  return {
    async change(concerned: Concerned, change: PersonChange): Promise<void> {
      if ('disabled' in change) await setDisabled(concerned, change.disabled)
      else if ('admin' in change) await setAdmin(concerned, change.admin)
      else await setQuota(concerned, change.quota)
      log.info({ ...concerned, ...change }, 'an admin changed an account')
    },

    /** Refuses to remove the only admin while other people remain, who would have no help. */
    async assertMayLeave(tx: AuthTx, id: string): Promise<void> {
      await lock(tx)
      await lockMembers(tx)
      const [person] = await tx.select().from(users).where(eq(users.id, id))
      if (!person || person.guest || !isAdmin(person, adminEmails)) return
      const isOther = and(ne(users.id, id), eq(users.guest, false))
      if ((await tx.$count(users, isOther)) === 0) return
      if ((await otherAdmins(tx, id)) === 0) throw needed()
    },

    /** Emails a link, or returns it to the admin to hand over; it appears nowhere else. */
    async resetPassword(concerned: Concerned): Promise<ResetLinkAnswer> {
      const { id, email } = await changing(concerned, async (_, person) => {
        if (person.disabled) throw isDisabled()
        return person
      })
      const link = await resetLink(id)
      const mailed = mailer.sends
      const language = await languageFor(id)
      if (mailed && !(await mailer.sendPasswordReset({ to: email, link, language }))) {
        throw notMailed()
      }
      log.info({ ...concerned, mailed }, 'an admin made a reset link')
      return mailed ? {} : { link }
    },
  }
}

const notFound = () =>
  new AppError('not_found', 'person.not_found', 'This person no longer exists.')

const ownAccount = () =>
  new AppError('conflict', 'person.own', 'You cannot disable your own account.')

const isDisabled = () =>
  new AppError('conflict', 'person.disabled', 'This account is disabled. Please enable it first.')

const notMailed = () =>
  new AppError(
    'unavailable',
    'mail.failed',
    'The mail could not be sent. The server’s log gives the reason.',
  )

const lastAdmin = () =>
  new AppError(
    'conflict',
    'person.last_admin',
    'This is the last admin. Please make somebody else an admin first.',
  )

const needed = () =>
  new AppError(
    'conflict',
    'account.last_admin',
    'You are the only admin here. Please make somebody else an admin first, under Admin.',
  )

const bySetting = () =>
  new AppError(
    'conflict',
    'person.admin_by_setting',
    'This person is an admin through the server’s setting ADMIN_EMAILS, which has to be changed there.',
  )
