import type { Item } from '../connector.ts'

export type MessageItem = Extract<Item, { kind: 'message' }>

/** A month of a chat is indexed as a whole, so a page ends at a month boundary if possible. */
const fewestAPage = 1_000
const mostAPage = 5_000
const mostCharacters = 4_000_000

/** Splits messages, ordered by chat and time, into pages. */
export function* pagesOf(items: Iterable<MessageItem>): Generator<MessageItem[]> {
  let page: MessageItem[] = []
  let characters = 0
  for (const item of items) {
    const last = page.at(-1)
    const full = page.length >= mostAPage || characters >= mostCharacters
    if (full || (last && page.length >= fewestAPage && !isSameMonth(last, item))) {
      yield page
      page = []
      characters = 0
    }
    page.push(item)
    characters += item.message.text.length
  }
  if (page.length > 0) yield page
}

const isSameMonth = ({ message: a }: MessageItem, { message: b }: MessageItem) =>
  a.chat === b.chat && a.chatId === b.chatId && a.local.slice(0, 7) === b.local.slice(0, 7)
