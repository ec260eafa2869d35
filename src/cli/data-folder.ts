import { eq, and } from 'drizzle-orm'
import pino from 'pino'
import { createAccounts } from '#server/accounts/accounts.ts'
import { readEmail } from '#server/accounts/entered.ts'
import { createPeopleList } from '#server/admin/people-list.ts'
import { createApiKeys } from '#server/api-keys/api-keys.ts'
import { createAssistants } from '#server/assistants/assistants.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import { withPools } from '#server/db/owner.ts'
import { users } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { assertMaster } from '#server/vault/assert-master.ts'
import { readPresentKey } from '#server/vault/key-file.ts'
import { createVault } from '#server/vault/vault.ts'
import { ExitError } from './exit-error.ts'

type Settings = Record<string, string | undefined>
export type Installation = ReturnType<typeof openInstallation>

/** Works on the accounts of a data folder with its key, even while Trove is running. */
export async function onDataFolder<T>(
  settings: Settings,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const config = readConfig(settings)
  const master = readPresentKey(config.masterKey, config.dataDir)
  try {
    return await withPools(config, async (db) => {
      await assertMaster(db.jobs, master)
      const installation = openInstallation(config, db, master)
      try {
        return await work(installation)
      } finally {
        await installation.close()
      }
    })
  } catch (error) {
    throw error instanceof AppError ? new ExitError('nothing', error.message) : error
  }
}

function openInstallation(
  config: ReturnType<typeof readConfig>,
  db: Database,
  master: ReturnType<typeof readPresentKey>,
) {
  const vault = createVault({ db, master })
  const apiKeys = createApiKeys({ db, vault })
  const assistants = createAssistants({ db, vault, master })
  const log = pino({ level: 'silent' })
  const accounts = createAccounts({
    db,
    vault,
    config,
    master,
    // The operator hands links over.
    mailer: createMailer({ config: { mail: { ...config.mail, smtpUrl: undefined } }, log }),
    log,
    adoptGuest: async () => undefined,
    revokeApiKeys: (userId) => apiKeys.revokeAll(userId),
    disconnectAssistants: (userId) => assistants.grants.revokeAll(userId),
  })
  /** The id of the account with an email. */
  const idOf = async (email: string): Promise<string> => {
    const named = and(eq(users.email, readEmail(email)), eq(users.guest, false))
    const [row] = await db.auth.select({ id: users.id }).from(users).where(named)
    if (!row) throw new AppError('not_found', 'person.not_found', 'Nobody has this email here.')
    return row.id
  }
  return {
    accounts,
    apiKeys,
    listPeople: createPeopleList({
      db,
      adminEmails: config.adminEmails,
      defaults: config.quotas.account,
    }),
    idOf,
    close: () => accounts.close(),
  }
}
