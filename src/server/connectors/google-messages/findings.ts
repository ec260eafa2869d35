import type { Item } from '../connector.ts'
import { callItem } from './phone-call.ts'
import { isMoment, messageItem, type Means, type PhoneMessage } from './phone-message.ts'
import type { Attributes } from './read-xml.ts'

/** A finding of a backup reader, in file order. */
export type BackupFinding =
  | { item: Item }
  | { skipped: string }
  | { failed: string }
  | { note: string }

export function messageFinding(message: PhoneMessage, means: Means): BackupFinding {
  if (!isMoment(message.ms)) return { failed: 'A message without a readable date' }
  if (message.direction === 'unsent') return { skipped: 'A draft or a message that was not sent' }
  if (message.text === '' && message.files.length === 0) {
    return { skipped: 'A message without any content' }
  }
  return { item: messageItem(message, means) }
}

export function callFinding(values: Attributes, ms: number, means: Means): BackupFinding {
  if (!isMoment(ms)) return { failed: 'A call without a readable date' }
  return { item: callItem(values, ms, means) }
}
