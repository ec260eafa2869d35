import { eq } from 'drizzle-orm'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import type { ImportDrafts } from '#server/sources/import-drafts.ts'
import type { Sources } from '#server/sources/sources.ts'
import { onboardingSourceOf } from '#shared/onboarding-sources.ts'
import type {
  OnboardingCheck,
  OnboardingChecked,
  OnboardingCompletion,
} from '#shared/onboarding.ts'
import type { NewSource } from '#shared/sources.ts'
import { checkCredential } from './check-credential.ts'
import { readCredential } from './read-credential.ts'

type Deps = {
  db: Database
  sources: Pick<Sources, 'create' | 'remove'>
  importDrafts: Pick<ImportDrafts, 'find' | 'start'>
  connectors: ConnectorSettings
}
type Selected = OnboardingCompletion['dataSources'][number]

/** The wizard's calls along the way and at its end. */
export function createOnboarding({ db, sources, importDrafts, connectors }: Deps) {
  /** Never offers the wizard again. */
  async function leave(userId: string): Promise<void> {
    await db.auth.update(users).set({ onboardedAt: new Date() }).where(eq(users.id, userId))
  }

  /** Imports the export files added for a source, if they are still waiting. */
  async function importAdded(userId: string, { type, importId }: Selected, sourceId: string) {
    if (importId === undefined) return
    const draft = await importDrafts.find(userId, importId).catch(undefinedIfGone)
    const files = draft?.files.filter(({ recognised }) => recognised?.type === type) ?? []
    if (files.length === 0) return
    await importDrafts.start(userId, importId, {
      files: files.map(({ id }) => ({ id, sourceId })),
    })
  }

  return {
    leave,
    check: (
      { type, credentials }: OnboardingCheck,
      gone: AbortSignal,
    ): Promise<OnboardingChecked> => checkCredential(connectors, type, credentials, gone),

    /** Adds all sources or none, so that it can be retried. */
    async complete(userId: string, { dataSources }: OnboardingCompletion): Promise<void> {
      const created: string[] = []
      try {
        for (const selected of dataSources) {
          const { id } = await sources.create(userId, toNewSource(selected))
          created.push(id)
          await importAdded(userId, selected, id)
        }
        await leave(userId)
      } catch (error) {
        await Promise.allSettled(created.map((id) => sources.remove(userId, id)))
        throw error
      }
    },
  }
}

/** The files were removed meanwhile; the source reports that it waits for files. */
function undefinedIfGone(error: unknown): undefined {
  if (error instanceof AppError && error.kind === 'not_found') return undefined
  throw error
}

function toNewSource({ type, credentials }: Selected): NewSource {
  const { name, category } = onboardingSourceOf(type)
  return {
    name,
    type,
    config: {
      credentials: readCredential(type, credentials).credentials,
      category,
      scrapingEnabled: true,
      vectorizationEnabled: true,
    },
  }
}
