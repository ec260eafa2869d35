import type { ChatMessage } from '../kinds/message.ts'
import { appText } from './app-text.ts'
import { attributedText, withoutPlaceholders } from './attributed-body.ts'
import { bytesOf, numberOf, textOf, type Row } from './known-tables.ts'
import { isRecord, readPropertyList } from './property-list.ts'

export const bodyColumns = [
  'text',
  'attributedBody',
  'item_type',
  'group_action_type',
  'group_title',
  'share_status',
  'date_edited',
  'date_retracted',
  'message_summary_info',
  'balloon_bundle_id',
  'payload_data',
]

export type Body = Pick<ChatMessage, 'text' | 'kind' | 'edited' | 'file'>
export type Around = { files: readonly string[]; actor: string; other: string }

/** No real message is longer. */
const mostCharacters = 1_000_000
const mostSummaryBytes = 1_000_000

/** The content of a message; undefined if it has none. */
export function bodyOf(row: Row, { files, actor, other }: Around): Body | undefined {
  const system = systemText(row, actor, other)
  if (system !== undefined) return { text: system, kind: 'system', edited: false, file: null }
  const plain = withoutPlaceholders(textOf(row['text']))
  const body = (plain || (attributedText(bytesOf(row['attributedBody'])) ?? '')).trim()
  const added = appText(bytesOf(row['payload_data']))
  const text = [body, body.includes(added) ? appName(row, body + added) : added]
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, mostCharacters)
  const edited = numberOf(row['date_edited']) !== 0
  if (text === '' && files.length === 0) {
    return wasUnsent(row)
      ? { text: 'This message was unsent', kind: 'deleted', edited: false, file: null }
      : undefined
  }
  if (files.length === 0) return { text, kind: 'text', edited, file: null }
  return { text, kind: 'attachment', edited, file: files.join(', ') }
}

/** A description of apps that draw instead of writing text. */
function appName(row: Row, shownText: string): string {
  const app = textOf(row['balloon_bundle_id'])
  if (shownText !== '' || app === '') return ''
  if (app.includes('Handwriting')) return 'Handwritten message'
  if (app.includes('DigitalTouch')) return 'Digital Touch message'
  if (app.includes('URLBalloon')) return ''
  return 'Message of an app'
}

function wasUnsent(row: Row): boolean {
  if (numberOf(row['date_retracted']) !== 0) return true
  const summary = bytesOf(row['message_summary_info'])
  if (!summary || summary.length > mostSummaryBytes) return false
  try {
    const info = readPropertyList(summary)
    return isRecord(info) && Array.isArray(info['rp']) && info['rp'].length > 0
  } catch {
    return false
  }
}

/** The text of a group event; undefined for messages by people. */
function systemText(row: Row, actor: string, other: string): string | undefined {
  const action = numberOf(row['group_action_type'])
  switch (numberOf(row['item_type'])) {
    case 1:
      return action === 1
        ? `${actor} removed ${other || 'somebody'}`
        : `${actor} added ${other || 'somebody'}`
    case 2: {
      const title = textOf(row['group_title'])
      return title === ''
        ? `${actor} removed the name of the conversation`
        : `${actor} named the conversation “${title}”`
    }
    case 3:
      if (action === 1) return `${actor} changed the photo of the group`
      return action === 2
        ? `${actor} removed the photo of the group`
        : `${actor} left the conversation`
    case 4:
      return numberOf(row['share_status']) === 1
        ? `${actor} stopped sharing the location`
        : `${actor} started sharing the location`
    case 5:
      return `${actor} kept an audio message`
    case 6:
      return `${actor} started a call`
    default:
      return undefined
  }
}
