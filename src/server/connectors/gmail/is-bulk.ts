import { firstOf, type Headers } from './mime/header.ts'

/**
 * Whether a mail says of itself that many got it, or that a machine wrote it (RFC 2369, 2919, 3834).
 * A list to which one can post carries what people write to each other.
 */
export function isBulk(headers: Headers): boolean {
  const word = (name: string) => firstOf(headers, name).trim().toLowerCase()
  const isList = word('list-unsubscribe') !== '' || word('list-id') !== ''
  const takesPosts = word('list-post').includes('mailto:')
  const isAutomatic = /^auto-(?:generated|notified)/.test(word('auto-submitted'))
  return (isList && !takesPosts) || isAutomatic || /^(?:bulk|junk)$/.test(word('precedence'))
}
