import type { Person } from '#shared/accounts.ts'

/** The columns of `users` that a person is made from. */
export type PersonRow = {
  id: string
  email: string
  role?: 'user' | 'admin' | null | undefined
  guest?: boolean | null | undefined
  onboardedAt?: Date | null | undefined
}

export function toPerson(
  row: PersonRow,
  name: string,
  { adminEmails }: { adminEmails: readonly string[] },
): Person {
  if (row.guest) return { id: row.id, name: '', role: 'guest', onboarding: false }
  const admin = row.role === 'admin' || adminEmails.includes(row.email)
  return {
    id: row.id,
    name,
    email: row.email,
    role: admin ? 'admin' : 'user',
    onboarding: !row.onboardedAt,
  }
}
