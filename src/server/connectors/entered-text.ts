import { addressIn } from '#shared/account-words.ts'

/** The credentials in a single text, as a person pastes it into the wizard. */
export type EnteredText = {
  /** By field name of the source; only recognised parts, as others may be a password. */
  credentials: Record<string, string>
  /** Description of a missing or wrong part. */
  problem?: string
  /** Nothing is missing; a hint for after the setup. */
  later?: string
}

/** The text around a recognised part. */
export const withoutPart = (text: string, part: string): string =>
  text.replace(part, ' ').replaceAll(/^[\s,;:/|<>]+|[\s,;:/|<>]+$/g, '')

export const filledFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

/** Reads a token, which may be next to an email address. */
export function readToken(
  text: string,
  field: string,
  form: RegExp,
  texts: { problem: string; later: string },
): EnteredText {
  const email = addressIn(text)
  const token = withoutPart(text, email).replace(/^Bearer\s+/i, '')
  if (form.test(token)) return { credentials: filledFields({ email, [field]: token }) }
  if (email === '' || token !== '') {
    return { credentials: filledFields({ email }), problem: texts.problem }
  }
  return { credentials: { email }, later: texts.later }
}
