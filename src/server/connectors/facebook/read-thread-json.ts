import { z } from 'zod'
import type { ChatMessage } from '../kinds/message.ts'
import { baseName } from '../open-archive.ts'
import { list, loose } from '../lenient.ts'

const files = list(z.object({ uri: loose }))
const reaction = z.object({ reaction: z.string(), actor: loose })
const message = z.object({
  sender_name: loose,
  timestamp_ms: z.coerce.number().optional(),
  /** In seconds; used by exports until 2018. */
  timestamp: z.coerce.number().optional(),
  content: loose,
  type: loose,
  photos: files,
  videos: files,
  audio_files: files,
  files,
  gifs: files,
  sticker: z.object({ uri: loose }).optional().catch(undefined),
  share: z.object({ link: loose, share_text: loose }).optional().catch(undefined),
  reactions: list(reaction),
  call_duration: z.number().optional().catch(undefined),
  missed: z.boolean().catch(false),
  is_unsent: z.boolean().catch(false),
})
const thread = z.object({
  participants: list(z.object({ name: z.string() })),
  messages: z.array(z.unknown()),
  title: loose,
  thread_path: loose,
})

const encryptedMessage = z.object({
  senderName: loose,
  text: loose,
  timestamp: z.coerce.number(),
  type: loose,
  isUnsent: z.boolean().catch(false),
  media: files,
  reactions: list(reaction),
})
/** The format of the separate download of end-to-end encrypted chats. */
const encrypted = z.object({
  participants: z.array(z.string()),
  threadName: loose,
  messages: z.array(z.unknown()),
})

export type ThreadMessage = Pick<ChatMessage, 'text' | 'kind' | 'author' | 'file' | 'reactions'> & {
  sender: string
  ms: number
  files: string[]
}
export type Thread = {
  id: string
  title: string
  people: string[]
  messages: ThreadMessage[]
  unreadable: number
}

/** The messages of one file; undefined if it is not a conversation. */
export function readThreadJson(value: unknown, folder: string): Thread | undefined {
  const usual = thread.safeParse(value)
  if (usual.success && looksLikeThread(usual.data)) {
    const { participants, messages, title, thread_path } = usual.data
    const people = participants.map(({ name }) => name)
    const id = baseName(thread_path) || folder || title
    return { id, title, people, ...readAll(messages, readMessage) }
  }
  const sealed = encrypted.safeParse(value)
  if (!sealed.success) return undefined
  const { participants: people, threadName: title, messages } = sealed.data
  // The number in the file's name differs between downloads.
  const id = `encrypted ${[title, ...people.toSorted()].join(', ')}`
  return { id, title, people, ...readAll(messages, readEncrypted) }
}

function looksLikeThread({ participants, messages }: z.infer<typeof thread>): boolean {
  if (messages.length === 0) return participants.length > 0
  return messages.some((given) => z.object({ sender_name: z.string() }).safeParse(given).success)
}

function readAll(
  given: readonly unknown[],
  read: (value: unknown) => ThreadMessage | undefined,
): Pick<Thread, 'messages' | 'unreadable'> {
  const messages = given.flatMap((value) => read(value) ?? [])
  return { messages, unreadable: given.length - messages.length }
}

function readMessage(value: unknown): ThreadMessage | undefined {
  const parsed = message.safeParse(value)
  if (!parsed.success) return undefined
  const read = parsed.data
  const ms = read.timestamp_ms ?? (read.timestamp ?? Number.NaN) * 1000
  const sender = read.sender_name || 'Facebook user'
  const attached = [read.photos, read.videos, read.audio_files, read.files, read.gifs].flat()
  const names = [...attached, ...(read.sticker ? [read.sticker] : [])].map(({ uri }) => uri)
  const call = callText(read)
  const shared = [read.share?.share_text ?? '', read.share?.link ?? ''].filter(
    (part) => part !== '',
  )
  const text = [read.content, ...shared.filter((part) => !read.content.includes(part))]
    .filter((part) => part !== '')
    .join('\n')
  const own = /^(Unsubscribe|Subscribe)$/i.test(read.type)
  return {
    ms,
    sender,
    author: own ? null : sender,
    text: text === '' ? (call ?? '') : text,
    kind: own ? 'system' : kindOf(text, read.is_unsent, call !== undefined, names),
    ...withFiles(names),
    ...withReactions(read.reactions),
  }
}

function callText({
  type,
  call_duration: seconds,
  missed,
}: z.infer<typeof message>): string | undefined {
  if (type !== 'Call' && seconds === undefined) return undefined
  if (missed || seconds === undefined || seconds === 0) return 'Missed call'
  const rest = String(seconds % 60).padStart(2, '0')
  return `Call of ${Math.floor(seconds / 60)}:${rest} minutes`
}

function readEncrypted(value: unknown): ThreadMessage | undefined {
  const parsed = encryptedMessage.safeParse(value)
  if (!parsed.success) return undefined
  const { senderName, text, timestamp, isUnsent, media, reactions, type } = parsed.data
  const names = media.map(({ uri }) => uri)
  const isCall = /call/i.test(type)
  return {
    ms: timestamp,
    sender: senderName,
    author: senderName,
    text,
    kind: kindOf(text, isUnsent, isCall, names),
    ...withFiles(names),
    ...withReactions(reactions),
  }
}

function kindOf(
  text: string,
  isUnsent: boolean,
  isCall: boolean,
  names: readonly string[],
): ChatMessage['kind'] {
  if (isUnsent) return 'deleted'
  if (isCall) return 'call'
  return text === '' && names.length > 0 ? 'attachment' : 'text'
}

const withFiles = (uris: readonly string[]) => {
  const names = uris.map(baseName).filter((name) => name !== '')
  return { files: names, file: names.length === 0 ? null : names.join(', ') }
}

const withReactions = (reactions: readonly z.infer<typeof reaction>[]) =>
  reactions.length === 0
    ? {}
    : { reactions: reactions.map(({ actor, reaction: sign }) => ({ by: actor, reaction: sign })) }
