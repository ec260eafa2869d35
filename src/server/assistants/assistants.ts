import type { Database } from '#server/db/open.ts'
import type { MasterKey } from '#server/vault/master-key.ts'
import { deriveRegistrationKey } from '#server/vault/registration-key.ts'
import type { Vault } from '#server/vault/vault.ts'
import { createAssistantGrants } from './grants.ts'
import { createRegistrations } from './registrations.ts'
import { createAssistantTokens } from './tokens.ts'

type Deps = { db: Database; vault: Vault; master: MasterKey; now?: () => number }

/** Assistants that sign in by OAuth: docs/decisions/0063. */
export function createAssistants({ db, vault, master, now = Date.now }: Deps) {
  return {
    registrations: createRegistrations({ key: deriveRegistrationKey(master) }),
    grants: createAssistantGrants({ db, vault, now }),
    tokens: createAssistantTokens({ db, now }),
  }
}
