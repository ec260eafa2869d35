import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import type { Sources } from '#server/sources/sources.ts'
import type { OnboardingCompletion } from '#shared/onboarding.ts'
import { onboardingSources } from '#shared/onboarding-sources.ts'
import type { NewSource } from '#shared/sources.ts'

type Deps = {
  db: Database
  sources: Pick<Sources, 'create' | 'remove'>
}

/** What the wizard does at its end. */
export function createOnboarding({ db, sources }: Deps) {
  /** The wizard is not offered again. */
  async function leave(userId: string): Promise<void> {
    await db.auth.update(users).set({ onboardedAt: new Date() }).where(eq(users.id, userId))
  }

  return {
    leave,
    /** Adds every source or none, so that it can be tried again. */
    async complete(userId: string, { dataSources }: OnboardingCompletion): Promise<void> {
      const wanted = dataSources.map(toNewSource)
      const created: string[] = []
      try {
        for (const source of wanted) created.push((await sources.create(userId, source)).id)
        await leave(userId)
      } catch (error) {
        await Promise.allSettled(created.map((id) => sources.remove(userId, id)))
        throw error
      }
    },
  }
}

type Selected = OnboardingCompletion['dataSources'][number]

function toNewSource({ type, credentials }: Selected): NewSource {
  const offered = onboardingSources.find((source) => source.type === type)
  if (!offered) {
    throw new AppError(
      'invalid',
      'onboarding.unknown_source',
      'This data source cannot be added here. Add it under Data Sources.',
    )
  }
  return {
    name: offered.name,
    type,
    config: {
      credentials: { [offered.field]: credentials },
      category: offered.category,
      scrapingEnabled: true,
      vectorizationEnabled: true,
    },
  }
}
