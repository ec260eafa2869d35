import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'

/** Without letters and digits that are taken for one another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

export type SetupCode = ReturnType<typeof createSetupCode>

/**
 * The first account becomes the admin. Where strangers can reach the sign-up, whoever makes it shows
 * with a code from the log that the installation is theirs. Every start makes a new code.
 */
export function createSetupCode({
  db,
  config: { beyondLoopback },
}: {
  db: Database
  config: Pick<Config, 'beyondLoopback'>
}) {
  const code = [makeGroup(), makeGroup(), makeGroup()].join('-')

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
    /** The code to show to whoever starts the server, as long as the first account is not made. */
    async toPrint(): Promise<string | undefined> {
      return (await isNeeded()) ? code : undefined
    },
    /** Whether an account that is made with this code may be the first one. */
    opens(entered: string | undefined): boolean {
      return !beyondLoopback || (entered !== undefined && isEqual(normal(entered), normal(code)))
    },
  }
}

const makeGroup = () =>
  Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

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
      : 'This setup code is not right. Trove prints the present one in its log when it starts.',
  )
