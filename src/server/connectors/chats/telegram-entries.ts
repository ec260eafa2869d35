import type { ChatMessage } from '../kinds/message.ts'
import { elementsIn, textOf, type HtmlNode, type HtmlPart } from '#server/html/html-tree.ts'
import { baseName } from '../open-archive.ts'

/** A message, or a note between messages, as a page shows it. */
export type PageEntry = {
  id: string
  /** ISO 8601 instant; empty for notes. */
  at: string
  /** Empty if it is the author of the previous message. */
  author: string
  text: string
  kind: ChatMessage['kind']
  file: string | null
  /** The id of the message that this one replies to, or empty. */
  replyTo: string
  reactions: { by: string; reaction: string }[]
  /** The day that a heading between messages names. */
  day?: string
}

const isElement = (part: HtmlPart): part is HtmlNode => typeof part !== 'string'
const classesOf = (node: HtmlNode) => new Set((node.attributes['class'] ?? '').split(/\s+/))
const has = (name: string) => (node: HtmlNode) => classesOf(node).has(name)
const firstIn = (node: HtmlNode | undefined, name: string): HtmlNode | undefined =>
  node && [...elementsIn(node, has(name))][0]
/** Only direct children: a forwarded message contains another body with a name and a text. */
const childOf = (node: HtmlNode | undefined, name: string): HtmlNode | undefined =>
  node?.children.filter(isElement).find(has(name))
const textIn = (node: HtmlNode | undefined) => (node ? textOf(node) : '')

/** The name of the chat, above its messages. */
export const titleOf = (tree: HtmlNode): string => {
  const header = firstIn(tree, 'page_header')
  return textIn(firstIn(header, 'bold')) || textIn(header)
}

export function* entriesOf(tree: HtmlNode): Generator<PageEntry> {
  for (const node of elementsIn(tree, has('message'))) {
    const id = /^message(-?\d+)$/.exec(node.attributes['id'] ?? '')?.[1] ?? ''
    const body = childOf(node, 'body')
    if (!body) continue
    yield classesOf(node).has('service') ? noteOf(id, body) : messageOf(id, body)
  }
}

const blank = { at: '', author: '', file: null, replyTo: '', reactions: [] }

function noteOf(id: string, body: HtmlNode): PageEntry {
  const text = textOf(body)
  const note = { ...blank, id, text, kind: 'system' as const }
  // Headings of days have negative numbers; events in the chat are numbered like messages.
  return id === '' || id.startsWith('-') ? { ...note, day: text } : note
}

function messageOf(id: string, body: HtmlNode): PageEntry {
  const forwarded = childOf(body, 'forwarded')
  const bodyText = textOf(childOf(body, 'text') ?? childOf(forwarded, 'text') ?? '')
  const link = firstIn(childOf(body, 'reply_to'), 'details') ?? childOf(body, 'reply_to')
  return {
    id,
    at: momentOf(childOf(body, 'date')?.attributes['title'] ?? ''),
    author: nameOf(childOf(body, 'from_name')),
    replyTo: link ? repliedTo(link) : '',
    reactions: reactionsIn(body),
    ...mediaOf(childOf(body, 'media_wrap') ?? childOf(forwarded, 'media_wrap'), bodyText),
  }
}

/** A bot that helped to write the message is named after its author. */
const nameOf = (node: HtmlNode | undefined): string =>
  node
    ? textOf({
        ...node,
        children: node.children.filter(
          (part) => !isElement(part) || !classesOf(part).has('details'),
        ),
      }).replace(/\s+via @\w+$/, '')
    : ''

function repliedTo(node: HtmlNode): string {
  for (const { attributes } of elementsIn(node, ({ tag }) => tag === 'a')) {
    const id = /go_to_message(\d+)/.exec(attributes['href'] ?? '')?.[1]
    if (id !== undefined) return id
  }
  return ''
}

const written =
  /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d:\d\d)(?:\s+(?:UTC|GMT)(?:([+-]\d\d):?(\d\d))?)?/

/** `12.01.2021 14:05:09 UTC+01:00`; until 2022 without the zone, and then read as UTC. */
function momentOf(title: string): string {
  const [, day, month, year, clock, hours = '+00', minutes = '00'] = written.exec(title) ?? []
  const time = new Date(`${year}-${month}-${day}T${clock}${hours}:${minutes}`)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

type Media = Pick<PageEntry, 'text' | 'kind' | 'file'>

function mediaOf(wrap: HtmlNode | undefined, text: string): Media {
  if (!wrap) return { text, kind: 'text', file: null }
  const named = (name: string) => firstIn(wrap, name)
  const title = textIn(named('title'))
  const status = textIn(named('status'))
  const poll = named('media_poll')
  if (poll) return { text: textIn(firstIn(poll, 'question')) || text, kind: 'poll', file: null }
  if (named('media_call')) return { text: joinParts(title, status), kind: 'call', file: null }
  if (named('media_contact')) return { text: joinParts(title, status), kind: 'text', file: null }
  const address = [...elementsIn(wrap, ({ tag }) => tag === 'a')]
    .map(({ attributes }) => attributes['href'] ?? '')
    .find((href) => href !== '')
  const place = named('media_location') ?? named('media_live_location') ?? named('media_venue')
  if (place)
    return { text: joinParts(text, title, address ?? status), kind: 'location', file: null }
  const isFile = address !== undefined && !/^(https?:|#|tg:)/i.test(address)
  if (isFile) return { text, kind: 'attachment', file: baseName(address) }
  return text === ''
    ? { text: '', kind: 'media_omitted', file: null }
    : { text, kind: 'text', file: null }
}

const joinParts = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')

function reactionsIn(body: HtmlNode): PageEntry['reactions'] {
  return [...elementsIn(body, has('reaction'))].flatMap((node) => {
    const reaction = textIn(firstIn(node, 'emoji'))
    const people = [...elementsIn(node, has('initials'))].map(
      ({ attributes }) => attributes['title'] ?? '',
    )
    return reaction === '' ? [] : people.filter((by) => by !== '').map((by) => ({ by, reaction }))
  })
}
