import { createHash } from 'node:crypto'

export type KeyParts = readonly (string | number)[]

export const keyOf = (parts: KeyParts): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Makes keys that tell repeats of equal things in one file apart. */
export function createKeys(): (parts: KeyParts) => string {
  const seen = new Map<string, number>()
  return (parts) => {
    const key = keyOf(parts)
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return nth === 0 ? key : keyOf([key, nth])
  }
}
