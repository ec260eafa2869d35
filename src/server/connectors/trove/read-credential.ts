/** An API key of another Trove, and that Trove's address. */
export type TroveCredential = { key: string; address: string }

const keyForm = /^trv_[A-Za-z0-9_-]{43}$/

/**
 * Parses the entered key, which may carry the address after an `@`. `undefined` if no key was
 * entered; a word such as "file" means that an export will be used.
 */
export function readTrove(entered: string, addressField: string): TroveCredential | undefined {
  const [key = '', ...rest] = entered.trim().split('@')
  if (!key.startsWith('trv_')) return undefined
  const carried = rest.join('@').trim()
  return { key, address: originOf(carried === '' ? addressField.trim() : carried) }
}

export const isWholeKey = ({ key }: TroveCredential): boolean => keyForm.test(key)

/** Removes a path that was copied along; empty if there is no address. */
function originOf(text: string): string {
  if (text === '') return ''
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)
  return url ? url.origin : text
}
