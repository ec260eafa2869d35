import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { pageLanguages, type PageLanguage } from '#shared/page-language.ts'
import type { Database } from '#server/db/open.ts'
import { profiles } from '#server/db/tables.ts'
import { openJson, sealJson } from '#server/vault/seal.ts'
import type { Vault } from '#server/vault/vault.ts'

const profile = z.object({
  name: z.string(),
  timeZone: z.string().optional(),
  language: z.string().optional(),
  pageLanguage: z.enum(pageLanguages).optional(),
})

export type Profile = z.infer<typeof profile> & {
  /** Named last by a browser of theirs. */
  lastTimeZone?: string
}

export type Profiles = ReturnType<typeof createProfiles>

export const emptyProfile: Profile = { name: '' }

/** The language in which to write to the person: that of their page, else of their dates. */
export const languageOf = ({ pageLanguage, language = '' }: Profile): PageLanguage =>
  pageLanguage ?? pageLanguages.find((each) => language.split('-')[0] === each) ?? 'en'

const sealContext = (userId: string) => ({ table: 'profiles', id: userId, userId })
const zoneContext = (userId: string) => ({
  table: 'profiles',
  id: `${userId}:last_time_zone`,
  userId,
})

/** A person's profile, sealed with their content key. */
export function createProfiles({ db, vault }: { db: Database; vault: Vault }) {
  return {
    async find(userId: string): Promise<Profile> {
      const [row] = await db.asUser(userId, (tx) =>
        tx.select().from(profiles).where(eq(profiles.userId, userId)),
      )
      if (!row) return emptyProfile
      const { content } = await vault.keysOf(userId)
      const { sealed, lastTimeZone: zone } = row
      return {
        ...profile.parse(openJson(content, sealContext(userId), sealed)),
        ...(zone && {
          lastTimeZone: z.string().parse(openJson(content, zoneContext(userId), zone)),
        }),
      }
    },
    async save(userId: string, value: Profile): Promise<void> {
      const { content } = await vault.keysOf(userId)
      const sealed = sealJson(content, sealContext(userId), profile.parse(value))
      const set = { sealed, updatedAt: new Date() }
      await db.asUser(userId, (tx) =>
        tx
          .insert(profiles)
          .values({ userId, ...set })
          .onConflictDoUpdate({ target: profiles.userId, set }),
      )
    },
    async rememberTimeZone(userId: string, timeZone: string): Promise<void> {
      const { content } = await vault.keysOf(userId)
      const set = { lastTimeZone: sealJson(content, zoneContext(userId), timeZone) }
      // A guest has no profile yet.
      const sealed = sealJson(content, sealContext(userId), emptyProfile)
      await db.asUser(userId, (tx) =>
        tx
          .insert(profiles)
          .values({ userId, sealed, ...set })
          .onConflictDoUpdate({ target: profiles.userId, set }),
      )
    },
  }
}
