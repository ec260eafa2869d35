import { sizeInWords } from '#shared/size-in-words.ts'
import { isReadableText } from '#shared/file-types.ts'
import { limits } from '#shared/limits.ts'
import type { Item, Page } from '../connector.ts'
import type { Mail } from '../kinds/mail.ts'
import type { MimeAttachment } from './mime/read-mime.ts'
import { clean } from './parse-mail.ts'

/** The properties of a message's attachment that decide whether it is kept. */
export type AttachmentFacts = {
  name: string | null
  type: string
  inline: boolean
  /** Encoded size; transfer encoding grows files by a third. */
  encodedBytes: number
  open: () => AsyncIterable<Buffer>
}
export type Skips = NonNullable<Page['skipped']>

const mostFiles = 100
const reasons = {
  inline: 'Picture within a mail',
  unreadable: 'Attachment of a kind that cannot be read',
  large: `Attachment larger than ${sizeInWords(limits.uploadBytes)}`,
  many: `More than ${mostFiles} attachments of one mail`,
}

/** The same for the same attachment of the same message, however it was fetched. */
export const fileKey = (mailKey: string, place: number) => `${mailKey}:${place}`

/** The readable attachments of a message as separate files, and the reasons others are skipped. */
export function attachedFiles(
  mailKey: string,
  { date }: Mail,
  carried: readonly AttachmentFacts[],
): { items: Item[]; skipped: Skips } {
  const items: Item[] = []
  const skipped: Skips = []
  const leave = (reason: string) => void skipped.push({ reason, count: 1 })
  for (const { name, type, inline, encodedBytes, open } of carried) {
    const isMail = type === 'message/rfc822' || type.startsWith('multipart/')
    const file = { name: nameOf(name, type), mimeType: type }
    if (inline) leave(reasons.inline)
    else if (isMail || (name === null && !isReadableText(file))) continue
    else if (!isReadableText(file)) leave(reasons.unreadable)
    else if (encodedBytes > limits.uploadBytes * 1.4) leave(reasons.large)
    else if (items.length >= mostFiles) leave(reasons.many)
    else {
      const key = fileKey(mailKey, items.length)
      const about = { ...file, path: '', modifiedAt: date, size: null, url: '', version: '1' }
      items.push({ kind: 'file', key, file: { ...about, attachedTo: mailKey, open } })
    }
  }
  return { items, skipped }
}

function nameOf(name: string | null, type: string): string {
  const plain = clean(name ?? '')
    .replaceAll(/^.*[/\\]/g, '')
    .slice(0, 200)
  return plain || (type === 'application/pdf' ? 'attachment.pdf' : 'attachment')
}

/** An attachment of a message that was read in full. */
export const attachmentFacts = ({ content, ...about }: MimeAttachment): AttachmentFacts => ({
  ...about,
  async *open() {
    yield await Promise.resolve(content())
  },
})
