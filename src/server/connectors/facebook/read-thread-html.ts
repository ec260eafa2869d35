import { entriesIn, filesIn, type HtmlEntry } from './html-entries.ts'
import {
  elementsIn,
  parseHtml,
  textOf,
  type HtmlNode,
  type HtmlPart,
} from '#server/html/html-tree.ts'
import type { ThreadMessage } from './read-thread-json.ts'

export type HtmlThread = {
  title: string
  people: string[]
  /** In page order. */
  messages: (Omit<ThreadMessage, 'ms'> & { local: string })[]
}

const participants =
  'participants|teilnehmer(?:\\*innen|innen)?|participantes|partecipanti|deelnemers|' +
  'uczestnicy|deltagare|deltagere|deltakere|osallistujat|účastníci|résztvevők|participanți|sudionici|' +
  'učesnici|udeleženci|katılımcılar|peserta|người tham gia|συμμετέχοντες|участники|учасники|' +
  'катысушылар|участници|משתתפים|المشاركون|प्रतिभागी|ผู้เข้าร่วม|参与者|參與者|参加者|참여자'
const heading = new RegExp(`^(?:${participants})\\s*[:：]\\s*(.+)$`, 'iu')
const named = new RegExp(`>\\s*(?:${participants})\\s*[:：]`, 'iu')

/** Whether a page imported on its own is a conversation: it lists participants. */
export const isThreadPage = (html: string): boolean => named.test(html)

/** The messages of a page; their times have no zone. */
export function readThreadHtml(html: string): HtmlThread {
  const tree = parseHtml(html)
  const [titled] = elementsIn(tree, ({ tag }) => tag === 'title')
  const messages = [...entriesIn(tree)].flatMap((entry) => messageOf(entry))
  const listed = peopleIn(tree)
  const people = listed.length > 0 ? listed : [...new Set(messages.map(({ sender }) => sender))]
  return { title: titled ? titleOf(titled) : '', people, messages }
}

/** The title element is in the head, which the page's text leaves out. */
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

/** A reaction is an emoji followed by the name of the person. */
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
    // Newer pages append the time of a reaction to the name.
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
