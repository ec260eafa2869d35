import type { ImportFile } from '../connector.ts'
import { decodeText, readAll, readStart, startBytes } from '../read-text.ts'
import { isZip, zipEntries } from '../read-zip.ts'
import { chatTitle } from './chat-title.ts'
import { chatLikeness } from './split-lines.ts'

/** An export holds at most 40,000 messages. */
const mostBytes = 64 * 1024 * 1024
export const pastedName = 'Pasted chat.txt'

/** The text of one exported chat. */
export type ChatText = {
  /** The other person or the group; empty if no name reveals it. */
  title: string
  text: string
  /** Its share of the imported bytes, for progress. */
  size: number
}

/** Whether a text is a chat exported by WhatsApp. */
export function isChat(text: string): boolean {
  const { share, headers } = chatLikeness(text)
  return headers >= 3 || (headers > 0 && share >= 0.6)
}

/**
 * All chats of a file: a single text, one with its media in an archive, or several in an archive.
 */
export async function* findChats(file: ImportFile): AsyncGenerator<ChatText> {
  if (!(await isZip(file))) {
    const text = decodeText(await readAll(file.stream(), mostBytes))
    const title = file.name === pastedName ? '' : chatTitle(file.name)
    yield { title, text, size: file.size }
    return
  }
  const found: { name: string; chat: ChatText }[] = []
  for await (const { name, size, stream } of zipEntries(file)) {
    if (!/\.txt$/i.test(name) || size > mostBytes) continue
    const text = decodeText(await readAll(stream(), mostBytes))
    if (!isChat(text.slice(0, startBytes))) continue
    found.push({ name, chat: { title: titleOf(name, file.name), text, size } })
  }
  // A text file sent in the chat is in the same archive and may look like a chat.
  const own = found.filter(({ name }) => isNamedLikeAChat(name))
  for (const { chat } of own.length > 0 ? own : found) {
    yield { ...chat, size: file.size / (own.length || found.length) }
  }
}

const baseName = (name: string) => name.split('/').at(-1) ?? ''
const isNamedLikeAChat = (name: string) =>
  /^_?chat\.txt$/i.test(baseName(name)) || /whats ?app|\bchat\b/i.test(baseName(name))

/** `_chat.txt` is named after its folder or archive. */
function titleOf(name: string, archive: string): string {
  const own = chatTitle(name)
  if (own !== '') return own
  const folder = name.split('/').at(-2)
  return (folder === undefined ? '' : chatTitle(folder)) || chatTitle(archive)
}

export async function recognise(file: ImportFile): Promise<string | undefined> {
  if (!(await isZip(file))) return isChat(await startOf(file)) ? known : undefined
  for await (const { name, stream } of zipEntries(file)) {
    if (/\.txt$/i.test(name) && isChat(await startOf({ stream }))) return known
  }
  return undefined
}

const known = 'a WhatsApp chat'

async function startOf({ stream }: { stream: () => AsyncIterable<Buffer> }): Promise<string> {
  const start = await readStart(stream())
  // A character cut in the middle would make the start look like another encoding.
  const end = start.length >= startBytes ? start.lastIndexOf(10) + 1 : start.length
  return decodeText(start.subarray(0, end))
}
