import { firstOf, type Headers } from './mime/header.ts'

/**
 * Whether a message's headers mark it as sent to many or written by a machine (RFC 2369, 2919,
 * 3834). A list that accepts posts carries correspondence between people.
 */
export function isBulk(headers: Headers): boolean {
  const word = (name: string) => firstOf(headers, name).trim().toLowerCase()
  const isList = word('list-unsubscribe') !== '' || word('list-id') !== ''
  const takesPosts = word('list-post').includes('mailto:')
  const isAutomatic = /^auto-(?:generated|notified)/.test(word('auto-submitted'))
  return (isList && !takesPosts) || isAutomatic || /^(?:bulk|junk)$/.test(word('precedence'))
}
