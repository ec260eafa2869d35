import type { MailContext } from './parse-mail.ts'

/**
 * A message as Apple Mail stores it: a line with its length, the message, and a property list. Any
 * other message is returned unchanged.
 */
export function unwrapEmlx(bytes: Buffer): { raw: Buffer; context: MailContext } {
  const [line = '', digits = ''] =
    /^(\d{1,10})[ \t]*\r?\n/.exec(bytes.toString('latin1', 0, 32)) ?? []
  if (digits === '') return { raw: bytes, context: {} }
  const end = line.length + Number(digits)
  const properties = bytes.toString('latin1', end, end + 16_384)
  const flags = /<key>flags<\/key>\s*<integer>(\d+)<\/integer>/.exec(properties)?.[1]
  const isRead = flags === undefined ? undefined : BigInt(flags) % 2n === 1n
  const isFlagged = flags !== undefined && (BigInt(flags) >> 4n) % 2n === 1n
  return {
    raw: bytes.subarray(line.length, end),
    context: {
      ...(isRead === undefined ? {} : { unread: !isRead }),
      ...(isFlagged ? { labels: ['Starred'] } : {}),
    },
  }
}

/** The folder and read status that a Maildir file name holds. */
export function maildirContext(path: string): MailContext {
  const match = /(?:^|\/)([^/]*)\/(cur|new)\/([^/]+)$/.exec(`/${path}`)
  if (!match) return {}
  const [, folder = '', state, name = ''] = match
  const flags = /[:;!]2,([A-Za-z]*)$/.exec(name)?.[1] ?? ''
  // Subfolders start with a dot and use dots as separators; without one it is the inbox.
  const label = folder.startsWith('.') ? folder.slice(1).replaceAll('.', '/') : 'Inbox'
  const labels = [
    label,
    ...(flags.includes('F') ? ['Starred'] : []),
    ...(flags.includes('D') ? ['Draft'] : []),
    ...(flags.includes('T') ? ['Trash'] : []),
  ]
  return { labels, unread: state === 'new' || !flags.includes('S') }
}
