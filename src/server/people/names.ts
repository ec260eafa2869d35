import { plainName } from './identity.ts'

const titles = /^(dr|prof|mr|mrs|ms|herr|frau|mx|sir|jr|sr)$/

/** Words of a name without titles. */
export const nameWords = (name: string): string[] =>
  plainName(name)
    .split(' ')
    .filter((word) => word !== '' && !titles.test(word))

/** First and last name, which together may be one person's alone. */
export const isFullName = (name: string): boolean => {
  const words = nameWords(name)
  return (
    words.length >= 2 &&
    words.every((word) => !/\d/.test(word)) &&
    words.some((word) => word.length > 2)
  )
}

const begins = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)

/** Two full names that can hardly be of one person: neither first name begins the other. */
export function contradicts(a: string, b: string): boolean {
  if (!isFullName(a) || !isFullName(b)) return false
  const [one, other] = [nameWords(a), nameWords(b)]
  const [first = '', second = ''] = [one[0], other[0]]
  if (begins(first, second))
    return one.at(-1) !== other.at(-1) && !shares(one.slice(1), other.slice(1))
  // `Miller Dana` and `Dana Miller` are one.
  return !shares([first], other.slice(1)) && !shares([second], one.slice(1))
}

const shares = (a: readonly string[], b: readonly string[]) => a.some((word) => b.includes(word))

/** Words of the name in any order, to find the same full name. */
export const nameKey = (name: string): string => nameWords(name).toSorted().join(' ')

/** What the part before the `@` may be for a name: `dana.miller`, `danamiller`, `miller.dana`. */
export function localPartKey(email: string): string | undefined {
  const local = (email.split('@')[0] ?? '').replace(/\+.*$/, '').replaceAll(/\d+$/g, '')
  const words = local.split(/[._-]+/).filter((word) => word.length > 1)
  return words.length >= 2 ? words.toSorted().join(' ') : undefined
}
