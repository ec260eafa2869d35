import type { Person } from '#shared/accounts.ts'
import type { Profile } from './profiles.ts'

/** The columns of `users` from which a person is built. */
export type PersonRow = {
  id: string
  email: string
  role?: 'user' | 'admin' | null | undefined
  guest?: boolean | null | undefined
  onboardedAt?: Date | null | undefined
}

export function toPerson(
  row: PersonRow,
  { name, lastTimeZone, ...region }: Profile,
  { adminEmails }: { adminEmails: readonly string[] },
): Person {
  const zone = lastTimeZone === undefined ? {} : { lastTimeZone }
  if (row.guest) return { id: row.id, name: '', role: 'guest', onboarding: false, ...zone }
  return {
    id: row.id,
    name,
    email: row.email,
    role: isAdmin(row, adminEmails) ? 'admin' : 'user',
    onboarding: !row.onboardedAt,
    ...region,
    ...zone,
  }
}

/** Admins can also be named in the server's settings. */
export const isAdmin = (row: Pick<PersonRow, 'email' | 'role'>, adminEmails: readonly string[]) =>
  row.role === 'admin' || adminEmails.includes(row.email)
