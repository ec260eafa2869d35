import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import type { SignUpRequest } from '#shared/accounts.ts'
import { emailTaken } from './auth-errors.ts'
import type { Auth } from './auth.ts'
import type { DeletePerson } from './delete-person.ts'
import { readEmail, readName, readNewPassword } from './entered.ts'
import type { Guests } from './guests.ts'
import { makeMember } from './membership.ts'
import type { Profiles } from './profiles.ts'
import { setupCodeRefused, type SetupCode } from './setup-code.ts'

type Deps = {
  db: Database
  auth: Auth
  profiles: Profiles
  guests: Pick<Guests, 'create'>
  setupCode: Pick<SetupCode, 'isNeeded' | 'opens'>
  deletePerson: DeletePerson
}

export type AddMember = ReturnType<typeof createAddMember>

/** Creates an account: from a guest, who keeps their data, or for somebody new. */
export function createAddMember({ db, auth, profiles, guests, setupCode, deletePerson }: Deps) {
  return async function addMember(
    entered: SignUpRequest,
    { guestId, operator = false }: { guestId?: string | undefined; operator?: boolean } = {},
  ): Promise<{ userId: string; email: string }> {
    const name = readName(entered.name)
    const email = readEmail(entered.email)
    const password = readNewPassword(entered.password)
    const mayBeFirst = operator || setupCode.opens(entered.setupCode)
    if (!mayBeFirst && (await setupCode.isNeeded())) throw setupCodeRefused(entered.setupCode)
    const [taken] = await db.auth.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (taken) throw emailTaken()
    const context = await auth.$context
    const passwordHash = await context.password.hash(password)
    const userId = guestId ?? (await guests.create())
    await profiles.save(userId, { name })
    const credential = { email, passwordHash }
    const made = await makeMember(db, { userId, credential, mayBeFirst })
    if (made === 'made') return { userId, email }
    if (guestId === undefined) await deletePerson(userId)
    throw made === 'not_first' ? setupCodeRefused(entered.setupCode) : emailTaken()
  }
}
