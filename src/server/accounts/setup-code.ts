import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import type { MasterKey } from '#server/vault/master-key.ts'

/** Without letters and digits that are easily confused. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLength = 12

export type SetupCode = ReturnType<typeof createSetupCode>

/**
 * The first account becomes the admin. Where strangers can reach the sign-up, a code from the log
 * proves that the installation belongs to whoever creates it. Every start makes a new code, except
 * if several servers share a database: they have to print the same one.
 */
export function createSetupCode({
  db,
  config: { beyondLoopback, databaseUrl },
  master,
}: {
  db: Database
  config: Pick<Config, 'beyondLoopback' | 'databaseUrl'>
  master: MasterKey
}) {
  const code = databaseUrl === undefined ? codeOf(randomBytes(codeLength)) : sharedCode(master)

  async function isNeeded(): Promise<boolean> {
    if (!beyondLoopback) return false
    const [member] = await db.auth
      .select({ id: users.id })
      .from(users)
      .where(eq(users.guest, false))
      .limit(1)
    return member === undefined
  }

  return {
    isNeeded,
    /** The code shown at the server's start, until the first account exists. */
    async toPrint(): Promise<string | undefined> {
      return (await isNeeded()) ? code : undefined
    },
    /** Whether this code permits creating the first account. */
    opens(entered: string | undefined): boolean {
      return !beyondLoopback || (entered !== undefined && isEqual(normal(entered), normal(code)))
    },
  }
}

const sharedCode = ({ bytes }: MasterKey) =>
  codeOf(createHmac('sha256', bytes).update('setup code').digest().subarray(0, codeLength))

/** Groups of four characters. */
const codeOf = (bytes: Buffer) =>
  Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length))
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-')

const normal = (entered: string) => entered.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

export const setupCodeRefused = (entered: string | undefined) =>
  new AppError(
    'forbidden',
    'setup_code.wrong',
    entered === undefined || entered.trim() === ''
      ? 'The first account here needs the setup code. Trove prints it in its log when it starts.'
      : 'Wrong setup code. Trove prints the current one in its log when it starts.',
  )
