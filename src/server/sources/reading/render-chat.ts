import type { ContentBlock } from '#shared/documents.ts'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import { chunkDocument } from '#server/ingestion/chunk.ts'
import type { Passage } from '#server/search/passage.ts'
import { dayText, monthText } from './day-text.ts'
import { located } from './render-mail.ts'

export const monthOf = ({ local }: ChatMessage) => local.slice(0, 7)
export const chatName = (chat: string, month: string) => `${chat}, ${monthText(month)}`

/** A chat's month of messages as the viewer shows it, with a heading for each day. */
export function chatBlocks(messages: readonly ChatMessage[]): ContentBlock[] {
  const blocks: ContentBlock[] = []
  let day = ''
  for (const message of messages) {
    const today = message.local.slice(0, 10)
    if (today !== day) blocks.push({ kind: 'heading', level: 3, text: dayText(today) })
    day = today
    blocks.push({ kind: 'paragraph', text: line(message) })
  }
  return blocks
}

/** The block that shows each message. */
export function blockNumbers(messages: readonly ChatMessage[]): number[] {
  let day = ''
  let next = 0
  return messages.map(({ local }) => {
    if (local.slice(0, 10) !== day) next++
    day = local.slice(0, 10)
    return next++
  })
}

/** Windows over the conversation: a single message seldom says what it is about. */
export function chatPassages(messages: readonly ChatMessage[]): Passage[] {
  const [first] = messages
  if (!first) return []
  const path = [first.chat, monthText(monthOf(first))]
  return chunkDocument({ blocks: located(chatBlocks(messages)) }).map((passage) => ({
    ...passage,
    path: [...path, ...passage.path],
  }))
}

function line({ local, author, text, file, edited, replyTo, reactions = [] }: ChatMessage): string {
  const who = author === null ? '' : `${author}: `
  const body = file === null || text.includes(file) ? text : [text, file].join(' ').trim()
  const after = [
    ...(edited ? ['(edited)'] : []),
    ...(replyTo === undefined ? [] : [`(in answer to “${replyTo}”)`]),
    ...(reactions.length === 0
      ? []
      : [`(${reactions.map(({ by, reaction }) => `${reaction} ${by}`).join(', ')})`]),
  ]
  return [`${local.slice(11, 16)} ${who}${body}`, ...after].join(' ')
}
