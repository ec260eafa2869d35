import type { Item } from '#server/connectors/connector.ts'
import type { Mail } from '#server/connectors/kinds/mail.ts'
import { mara, type Player } from './cast.ts'
import { timeOf } from './days.ts'
import { createRandom } from './random.ts'

export type Letter = {
  day: string
  from: Player
  to?: Player
  subject: string
  text: string
  /** Minutes after midnight; derived from the letter if absent. */
  minutes?: number
  labels?: string[]
  unread?: boolean
  /** Equal for letters of the same conversation. */
  thread?: string
  files?: string[]
}

const addressOf = ({ name, email }: Player) => ({ name, address: email })

export function mailOf(letter: Letter): Mail {
  const { day, from, to = mara, subject, text, thread, files = [], unread = false } = letter
  const id = `${day} ${from.email} ${subject}`
  const random = createRandom(id)
  const minutes = letter.minutes ?? random.whole(7 * 60, 20 * 60)
  const sent = from === mara
  return {
    subject,
    from: [addressOf(from)],
    to: [addressOf(to)],
    cc: [],
    date: `${day}T${timeOf(minutes)}:00.000Z`,
    messageId: `<${id.replaceAll(/[^a-z0-9@.]+/gi, '-')}>`,
    inReplyTo: '',
    threadId: thread ?? id,
    labels: [sent ? 'Sent' : 'Inbox', ...(letter.labels ?? [])],
    sent,
    unread,
    text,
    quoted: '',
    attachments: files.map((name) => ({
      name,
      type: 'application/pdf',
      size: random.whole(40_000, 300_000),
    })),
    size: text.length + 900,
    truncated: false,
  }
}

export const mailItem = (email: Mail): Item => ({
  kind: 'email',
  key: `sample:${email.messageId}`,
  email,
})
