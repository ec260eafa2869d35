import { entriesIn, filesIn, type HtmlEntry } from './html-entries.ts'
import { elementsIn, parseHtml, textOf, type HtmlNode, type HtmlPart } from './html-tree.ts'
import type { ThreadMessage } from './read-thread-json.ts'

export type HtmlThread = {
  title: string
  people: string[]
  /** In the order of the page. */
  messages: (Omit<ThreadMessage, 'ms'> & { local: string })[]
}

const participants =
  'participants|teilnehmer(?:\\*innen|innen)?|participantes|partecipanti|deelnemers|' +
  'uczestnicy|deltagare|deltagere|deltakere|osallistujat|účastníci|résztvevők|participanți|sudionici|' +
  'učesnici|udeleženci|katılımcılar|peserta|người tham gia|συμμετέχοντες|участники|учасники|' +
  'катысушылар|участници|משתתפים|المشاركون|प्रतिभागी|ผู้เข้าร่วม|参与者|參與者|参加者|참여자'
const heading = new RegExp(`^(?:${participants})\\s*[:：]\\s*(.+)$`, 'iu')
const named = new RegExp(`>\\s*(?:${participants})\\s*[:：]`, 'iu')

/** Whether a page by itself is a conversation, which names those who take part. */
export const isThreadPage = (html: string): boolean => named.test(html)

/** The messages of a page, whose times name no zone. */
export function readThreadHtml(html: string): HtmlThread {
  const tree = parseHtml(html)
  const [titled] = elementsIn(tree, ({ tag }) => tag === 'title')
  const messages = [...entriesIn(tree)].flatMap((entry) => messageOf(entry))
  const listed = peopleIn(tree)
  const people = listed.length > 0 ? listed : [...new Set(messages.map(({ sender }) => sender))]
  return { title: titled ? titleOf(titled) : '', people, messages }
}

/** A title's text stands in the head, which is no part of the page's text. */
const titleOf = ({ children }: HtmlNode) =>
  children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim()

function peopleIn(tree: HtmlNode): string[] {
  for (const node of elementsIn(
    tree,
    ({ tag }) => tag === 'div' || tag === 'p' || tag === 'span',
  )) {
    const text = textOf(node)
    const names = text.length > 2_000 ? undefined : heading.exec(text)?.[1]
    if (names !== undefined && !names.includes('\n')) {
      return names
        .split(/,\s+|\s+(?:and|und|et|y|e|en|och)\s+/u)
        .map((name) => name.trim())
        .filter((name) => name !== '')
    }
  }
  return []
}

/** A reaction is a sign with the name of who gave it. */
const reacted = /^(\p{Extended_Pictographic}[^\p{L}\p{N}\s(]*)\s*(.*)$/u

function messageOf({ parts, local }: HtmlEntry): HtmlThread['messages'] {
  const [first, ...body] = parts
  if (first === undefined) return []
  const sender = textOf(first)
  const reactions = body.flatMap((part) => reactionsIn(part))
  const text = body
    .map((part) => textOf(reactions.length > 0 ? withoutLists(part) : part))
    .filter((part) => part !== '')
    .join('\n')
  const files = body.flatMap(filesIn)
  return [
    {
      local,
      sender,
      author: sender,
      text,
      kind: text === '' && files.length > 0 ? 'attachment' : 'text',
      files,
      file: files.length === 0 ? null : files.join(', '),
      ...(reactions.length === 0 ? {} : { reactions }),
    },
  ]
}

function reactionsIn(part: HtmlPart): { by: string; reaction: string }[] {
  const found: { by: string; reaction: string }[] = []
  for (const item of elementsIn(part, ({ tag }) => tag === 'li')) {
    const [, sign, by] = reacted.exec(textOf(item)) ?? []
    // Newer pages write the time of a reaction behind the name.
    if (sign !== undefined && by !== undefined && by !== '') {
      found.push({ by: by.replace(/\s*\([^)]*\d{4}[^)]*\)$/, ''), reaction: sign })
    }
  }
  return found
}

const withoutLists = (part: HtmlPart): HtmlPart =>
  typeof part === 'string'
    ? part
    : {
        ...part,
        children: part.children
          .filter((child) => typeof child === 'string' || child.tag !== 'ul')
          .map(withoutLists),
      }
