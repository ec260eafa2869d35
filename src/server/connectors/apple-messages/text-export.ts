import { createHash } from 'node:crypto'
import type { ChatMessage } from '../kinds/message.ts'
import type { MessageItem } from '../messages/pages.ts'
import type { Reaction } from './reactions.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/**
 * `May 17, 2022 5:29:42 PM (Read by you after 1 hour)`; a group event follows on the same line.
 */
const head =
  /^( *)([A-Z][a-z]{2}) (\d{2}), (\d{4}) +(\d{1,2}):(\d{2}):(\d{2}) ([AP])M(?: \(.*\))?(?: (\S.*))?$/
const signs: readonly (readonly [RegExp, string])[] = [
  [/^Loved by /, '❤️'],
  [/^Liked by /, '👍'],
  [/^Disliked by /, '👎'],
  [/^Laughed by /, '😂'],
  [/^Emphasized by /, '‼️'],
  [/^Questioned by /, '❓'],
  [/^(\S{1,8}) by /, ''],
]

/** Whether a text is a conversation written by the program imessage-exporter. */
export function isTextExport(start: string): boolean {
  const [first = '', second = ''] = start.replace(/^\ufeff/, '').split(/\r?\n/, 2)
  const match = head.exec(first)
  return match !== null && (match[9] !== undefined || second.trim() !== '')
}

type Block = { local: string; event: string | undefined; lines: string[] }

/**
 * The messages of a text export. Times are local to the exporting computer; replies occur twice.
 */
export function textExportMessages(text: string, chat: string): MessageItem[] {
  const seen = new Map<string, number>()
  return blocksOf(text).flatMap((block) => {
    const message = messageOf(block, chat)
    if (!message) return []
    const same = JSON.stringify([chat, message.local, message.author, message.text])
    const nth = seen.get(same) ?? 0
    seen.set(same, nth + 1)
    const key = createHash('sha256').update(`${nth}:${same}`).digest('hex')
    return [{ kind: 'message' as const, key, message }]
  })
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isAnswer = false
  for (const line of text.split(/\r?\n/)) {
    const match = head.exec(line)
    if (!match) {
      // A reply is indented below its original, and repeated on its own further down.
      if (!isAnswer || !/^( {4}|$)/.test(line)) blocks.at(-1)?.lines.push(line)
      continue
    }
    isAnswer = match[1] !== ''
    const local = localOf(match)
    if (!isAnswer && local !== undefined) blocks.push({ local, event: match[9], lines: [] })
  }
  return blocks
}

function localOf(match: RegExpExecArray): string | undefined {
  const [, , name = '', day, year, hour, minute, second, half] = match
  const month = months.indexOf(name) + 1
  if (month === 0) return undefined
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${day}T${two(hours)}:${minute}:${second}`
}

function messageOf({ local, event, lines }: Block, chat: string): ChatMessage | undefined {
  const about = { chat, local, service: 'iMessage', order: Number(local.slice(17)) * 1000 }
  if (event !== undefined) {
    return { ...about, author: null, text: event, kind: 'system', edited: false, file: null }
  }
  const [author = '', ...rest] = lines
  const { body, reactions } = withoutTapbacks(rest)
  const text = body
    .filter((line) => line !== 'This message responded to an earlier message.')
    .join('\n')
    .trim()
  if (author.trim() === '' || text === '') return undefined
  const file = /^(?:~|\/|attachments\/|[A-Z]:\\)\S.*\.\w{2,5}$/m.exec(text)?.[0]
  return {
    ...about,
    author: author.trim(),
    fromMe: author.trim() === 'Me',
    text,
    kind: file === undefined ? 'text' : 'attachment',
    edited: /^Edited .* later: /m.test(text),
    file: file === undefined ? null : (file.split(/[/\\]/).at(-1) ?? file),
    ...(reactions.length > 0 ? { reactions } : {}),
  }
}

function withoutTapbacks(lines: readonly string[]): { body: string[]; reactions: Reaction[] } {
  const start = lines.indexOf('Tapbacks:')
  if (start < 0) return { body: [...lines], reactions: [] }
  const reactions: Reaction[] = []
  let end = start + 1
  for (; end < lines.length; end++) {
    const line = (lines[end] ?? '').trim()
    const sign = signs.find(([pattern]) => pattern.test(line))
    if (!sign) break
    const [pattern, reaction] = sign
    const found = pattern.exec(line)
    reactions.push({ by: line.replace(pattern, ''), reaction: reaction || (found?.[1] ?? '') })
  }
  return { body: [...lines.slice(0, start), ...lines.slice(end)], reactions }
}
