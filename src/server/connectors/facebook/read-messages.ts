import type { Finding } from '../gather-pages.ts'
import { hashKey } from '../gather-pages.ts'
import type { ChatMessage } from '../kinds/message.ts'
import { baseName, type ArchiveFile } from '../open-archive.ts'
import { decodeText, readAll } from '../read-text.ts'
import { serviceOf, threadOf } from './export-files.ts'
import type { Owner } from './owner.ts'
import { readJson, type Json } from './read-json.ts'
import { readThreadHtml, type HtmlThread } from './read-thread-html.ts'
import { readThreadJson, type Thread } from './read-thread-json.ts'

const mostBytes = 256 * 1024 * 1024

export type ThreadFiles = { name: string; json: ArchiveFile[]; html: ArchiveFile[] }

/** The files of each conversation, across all parts of the export, in order of their numbers. */
export function threadsIn(files: readonly ArchiveFile[]): ThreadFiles[] {
  const threads = new Map<string, ThreadFiles>()
  const numbered = files
    .flatMap((file) => {
      const found = threadOf(file.path)
      return found ? [{ file, ...found }] : []
    })
    .toSorted((a, b) => a.number - b.number)
  for (const { file, thread, form } of numbered) {
    const known = threads.get(thread) ?? { name: thread, json: [], html: [] }
    threads.set(thread, known)
    known[form].push(file)
  }
  return [...threads.values()]
}

/** The messages of one conversation, oldest first, however its files are numbered. */
export async function* readThread(
  { name, json, html }: ThreadFiles,
  owner: Owner,
): AsyncGenerator<Finding> {
  const read: Thread[] = []
  for (const file of json) {
    const place = `${name}/${baseName(file.path)}`
    const found: Json = await readJson(file)
    const thread = 'value' in found ? readThreadJson(found.value, name) : undefined
    if (thread) read.push(thread)
    else yield { failed: place, reason: 'The file is damaged: its messages cannot be read' }
  }
  if (read.length > 0) {
    const [file] = json
    yield* messagesOf(merged(read), owner, serviceOf(file?.path ?? ''))
    if (html.length > 0) {
      yield { skipped: 'A page of a conversation that is there as JSON too', count: html.length }
    }
    return
  }
  if (html.length === 0) return
  const pages: HtmlThread[] = []
  for (const file of html) {
    pages.push(readThreadHtml(decodeText(await readAll(file.stream(), mostBytes))))
  }
  yield* htmlMessages(name, pages, { owner, service: serviceOf(html[0]?.path ?? '') })
}

function merged(threads: readonly Thread[]): Thread {
  const [first] = threads
  return {
    id: first?.id ?? '',
    title: first?.title ?? '',
    people: [...new Set(threads.flatMap(({ people }) => people))],
    messages: threads.flatMap(({ messages }) => messages),
    unreadable: threads.reduce((sum, { unreadable }) => sum + unreadable, 0),
  }
}

export function* messagesOf(
  { id, title, people, messages, unreadable }: Thread,
  owner: Owner,
  service: string,
): Generator<Finding> {
  const mine = owner.in(title, people)
  const others = people.filter((name) => name !== mine)
  const chat = title || others.join(', ') || 'Messenger'
  const nth = counter()
  for (const { ms, sender, files, ...rest } of messages.toSorted((a, b) => a.ms - b.ms)) {
    const time = new Date(ms)
    if (Number.isNaN(time.getTime())) {
      yield { failed: `a message of ${chat}`, reason: 'Its time cannot be read' }
      continue
    }
    const at = time.toISOString()
    const message: ChatMessage = {
      ...rest,
      chat,
      chatId: id,
      local: at.slice(0, 19),
      at,
      edited: false,
      service,
      sender,
      ...(mine === undefined ? {} : { fromMe: sender === mine }),
      people: others,
      order: nth(at.slice(0, 19)),
    }
    yield { item: { kind: 'message', key: hashKey(id, ms, sender, rest.text, ...files), message } }
  }
  for (let count = 0; count < unreadable; count++) {
    yield { failed: `a message of ${chat}`, reason: 'This is no readable message' }
  }
}

type Means = { owner: Owner; service: string }

/**
 * Pages list the newest message first, precise to the minute; equal messages of one minute are
 * numbered.
 */
function* htmlMessages(
  id: string,
  pages: readonly HtmlThread[],
  { owner, service }: Means,
): Generator<Finding> {
  const title = pages.find((page) => page.title !== '')?.title ?? ''
  const people = [...new Set(pages.flatMap((page) => page.people))]
  const mine = owner.in(title, people)
  const others = people.filter((name) => name !== mine)
  const messages = pages
    .flatMap((page) => oldestFirst(page.messages))
    .toSorted((a, b) => (a.local < b.local ? -1 : a.local > b.local ? 1 : 0))
  const nth = counter()
  const same = counter()
  for (const { sender, files, ...rest } of messages) {
    const parts = [id, rest.local, sender, rest.text, ...files]
    const message: ChatMessage = {
      ...rest,
      chat: title || others.join(', ') || id,
      chatId: id,
      edited: false,
      service,
      sender,
      ...(mine === undefined ? {} : { fromMe: sender === mine }),
      people: others,
      order: nth(rest.local),
    }
    const key = hashKey(...parts, same(JSON.stringify(parts)))
    yield { item: { kind: 'message', key, message } }
  }
}

function oldestFirst(messages: HtmlThread['messages']): HtmlThread['messages'] {
  const first = messages[0]?.local ?? ''
  const last = messages.at(-1)?.local ?? ''
  return first > last ? messages.toReversed() : messages
}

/** Counts how often a value occurred before. */
function counter(): (name: string) => number {
  const seen = new Map<string, number>()
  return (what) => {
    const before = seen.get(what) ?? 0
    seen.set(what, before + 1)
    return before
  }
}
