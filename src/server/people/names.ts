import { plainName } from './identity.ts'

const titles = /^(dr|prof|mr|mrs|ms|herr|frau|mx|sir|jr|sr)$/

/** Words of a name without titles. */
export const nameWords = (name: string): string[] =>
  plainName(name)
    .split(' ')
    .filter((word) => word !== '' && !titles.test(word))

/** First and last name, which may together be unique to a person. */
export const isFullName = (name: string): boolean => {
  const words = nameWords(name)
  return (
    words.length >= 2 &&
    words.every((word) => !/\d/.test(word)) &&
    words.some((word) => word.length > 2)
  )
}

const begins = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)

/**
 * Whether two full names can hardly belong to one person: no first name is the beginning of the
 * other.
 */
export function contradicts(a: string, b: string): boolean {
  if (!isFullName(a) || !isFullName(b)) return false
  const [one, other] = [nameWords(a), nameWords(b)]
  const [first = '', second = ''] = [one[0], other[0]]
  if (begins(first, second))
    return one.at(-1) !== other.at(-1) && !shares(one.slice(1), other.slice(1))
  // `Miller Dana` and `Dana Miller` are the same.
  return !shares([first], other.slice(1)) && !shares([second], one.slice(1))
}

const shares = (a: readonly string[], b: readonly string[]) => a.some((word) => b.includes(word))

/** Key of a full name, independent of the order of its words. */
export const nameKey = (name: string): string => nameWords(name).toSorted().join(' ')

/** Key of a name in the part before the `@`: `dana.miller`, `danamiller`, `miller.dana`. */
export function localPartKey(email: string): string | undefined {
  const local = (email.split('@')[0] ?? '').replace(/\+.*$/, '').replaceAll(/\d+$/g, '')
  const words = local.split(/[._-]+/).filter((word) => word.length > 1)
  return words.length >= 2 ? words.toSorted().join(' ') : undefined
}
