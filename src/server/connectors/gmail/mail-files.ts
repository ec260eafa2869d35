import type { MailContext } from './parse-mail.ts'

/**
 * A mail as Apple Mail keeps it: a line with its length, the mail, and a list of properties. Any
 * other mail is answered as it is.
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

/** What the name of a mail in a Maildir tells: its folder, and whether it was read. */
export function maildirContext(path: string): MailContext {
  const match = /(?:^|\/)([^/]*)\/(cur|new)\/([^/]+)$/.exec(`/${path}`)
  if (!match) return {}
  const [, folder = '', state, name = ''] = match
  const flags = /[:;!]2,([A-Za-z]*)$/.exec(name)?.[1] ?? ''
  // Folders within the mailbox begin with a dot and have dots between them; without, it is the inbox.
  const label = folder.startsWith('.') ? folder.slice(1).replaceAll('.', '/') : 'Inbox'
  const labels = [
    label,
    ...(flags.includes('F') ? ['Starred'] : []),
    ...(flags.includes('D') ? ['Draft'] : []),
    ...(flags.includes('T') ? ['Trash'] : []),
  ]
  return { labels, unread: state === 'new' || !flags.includes('S') }
}
