import { randomInt } from 'node:crypto'
import { securityLimits } from '#shared/account-security.ts'

/** Without letters and digits that are easily confused. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const half = 5

/** Ten codes of some 49 bits each. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: securityLimits.recoveryCodes }, () => `${letters()}-${letters()}`)

const letters = () =>
  Array.from({ length: half }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

export type EnteredCode = { kind: 'app' | 'recovery'; code: string }

/** Interprets a person's entry: six digits are an app's code, all else is a recovery code. */
export function readCode(entered: string): EnteredCode {
  const code = entered.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return { kind: 'recovery', code: `${code.slice(0, half)}-${code.slice(half)}` }
}
