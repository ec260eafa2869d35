import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import type { SourceType } from '#shared/sources.ts'
import { descriptors } from '#server/connectors/all.ts'

/**
 * The entered fields that may be stored: fields the type knows, minus those it drops or refuses.
 */
export function keptCredentials(
  type: SourceType,
  entered: Readonly<Record<string, string>>,
): Record<string, string> {
  const { fields, moreFields = [] } = sourceCatalogue[type]
  const { droppedFields = [], refuses } = descriptors[type]
  const kept = [...fields, ...moreFields]
    .filter(({ name, kind }) => kind !== 'file' && !droppedFields.includes(name))
    .flatMap(({ name }) => {
      const value = entered[name]?.trim() ?? ''
      return value === '' || refuses?.(name, value) ? [] : [[name, value] as const]
    })
  return Object.fromEntries(kept)
}

/** The account as entered (an address, number or name), used until the account itself answers. */
export function enteredAccount(
  type: SourceType,
  credentials: Readonly<Record<string, string>>,
): string {
  const field = sourceCatalogue[type].fields.find(
    ({ name, kind }) => kind !== 'password' && kind !== 'file' && credentials[name] !== undefined,
  )
  const entered = field ? (credentials[field.name] ?? '') : ''
  // Formatted, so that two spellings of a number are the same account.
  return field?.kind === 'tel'
    ? (parsePhoneNumberFromString(entered)?.formatInternational() ?? entered)
    : entered
}

type SignedIn = { credentials: Readonly<Record<string, string>>; settings: { accountId: string } }

/** Whether two sources of a type sign in to the same account. */
export function sameAccount(one: SignedIn, other: SignedIn): boolean {
  const { accountId } = one.settings
  if (accountId !== '' && accountId === other.settings.accountId) return true
  const names = Object.keys(one.credentials)
  return (
    names.length > 0 &&
    names.length === Object.keys(other.credentials).length &&
    names.every((name) => one.credentials[name] === other.credentials[name])
  )
}

/** The credentials the file-reading process may see: nothing that signs in to an account. */
export function readerCredentials(
  type: SourceType,
  credentials: Readonly<Record<string, string>>,
): Record<string, string> {
  const { fields, moreFields = [] } = sourceCatalogue[type]
  const allowed = new Set(
    [...fields, ...moreFields]
      .filter(({ kind }) => kind !== 'password' || descriptors[type].encryptedExports)
      .map(({ name }) => name),
  )
  return Object.fromEntries(Object.entries(credentials).filter(([name]) => allowed.has(name)))
}
