import { eq } from 'drizzle-orm'
import type { PageLanguage } from '#shared/page-language.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { languageOf, type Profiles } from './profiles.ts'

/** The recipient of a mail, with their languages. */
export type Recipient = {
  email: string
  pageLanguage: PageLanguage
  /** Of dates and numbers, if chosen. */
  language?: string | undefined
  timeZone?: string | undefined
}

/** `undefined` for guests and disabled accounts, which get no mail. */
export const createRecipient =
  ({ db, profiles }: { db: Database; profiles: Profiles }) =>
  async (userId: string): Promise<Recipient | undefined> => {
    const [row] = await db.auth.select().from(users).where(eq(users.id, userId))
    if (!row || row.guest || row.disabled) return undefined
    const profile = await profiles.find(userId)
    const { language, timeZone } = profile
    return { email: row.email, pageLanguage: languageOf(profile), language, timeZone }
  }
