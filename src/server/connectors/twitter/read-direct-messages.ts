import { z } from 'zod'
import type { Finding } from '../gather-pages.ts'
import type { ChatMessage } from '../kinds/message.ts'
import { list, loose } from '../lenient.ts'
import { momentOf, momentOfId } from './moments.ts'
import type { Owner, People } from './people.ts'
import { nameInUrl, writtenOut } from './tweet-text.ts'

const link = z.object({ url: loose, expanded: loose })
const written = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  senderId: loose,
  recipientId: loose,
  text: loose,
  createdAt: loose,
  mediaUrls: list(loose),
  urls: list(link),
  reactions: list(z.object({ senderId: loose, reactionKey: loose })),
  editHistory: list(z.unknown()),
})
type Written = z.infer<typeof written>
const entry = z.object({
  messageCreate: z.unknown().optional(),
  welcomeMessageCreate: z.unknown().optional(),
  joinConversation: z
    .object({ participantsSnapshot: list(loose), initiatingUserId: loose })
    .optional()
    .catch(undefined),
  participantsJoin: z
    .object({ userIds: list(loose) })
    .optional()
    .catch(undefined),
  participantsLeave: z.unknown().optional(),
  conversationNameUpdate: z.object({ name: loose, createdAt: loose }).optional().catch(undefined),
})
const conversation = z.object({
  dmConversation: z.object({
    conversationId: z.string().min(1),
    name: loose,
    messages: z.array(z.unknown()),
  }),
})

const signs: Record<string, string> = {
  like: '❤️',
  funny: '😂',
  surprised: '😲',
  sad: '😢',
  excited: '🔥',
  agree: '👍',
  disagree: '👎',
  angry: '😠',
}

type Context = { owner: Owner; people: People; file: string }

/** The messages of one conversation, oldest first. */
export function* readConversation(
  element: unknown,
  { owner, people, file }: Context,
): Generator<Finding> {
  const parsed = conversation.safeParse(element)
  if (!parsed.success) {
    yield { failed: file, reason: 'This is no readable conversation' }
    return
  }
  const { conversationId, name, messages } = parsed.data.dmConversation
  const read = messages.map((given) => entry.safeParse(given).data)
  const known = read.flatMap((one) => written.safeParse(messageIn(one)).data ?? [])
  const members = membersOf(conversationId, known, read)
  const others = [...members].filter((id) => id !== owner.id)
  const chat = titleOf(name, read) || others.map((id) => people.nameOf(id)).join(', ')
  const dated = known.map((message) => ({ message, at: momentOfMessage(message) }))
  const inOrder = dated.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  for (const [order, { message, at }] of inOrder.entries()) {
    if (at === '') {
      yield { failed: file, reason: 'The time of a message cannot be read' }
      continue
    }
    const chatMessage: ChatMessage = {
      ...messageOf(message, at, { owner, people }),
      chat: chat || 'Direct messages',
      chatId: conversationId,
      people: others.map((id) => people.handleOf(id)),
      order,
    }
    yield { item: { kind: 'message', key: message.id, message: chatMessage } }
  }
  yield* leftOut(read, known.length, file)
}

const messageIn = (one: z.infer<typeof entry> | undefined) =>
  one?.messageCreate ?? one?.welcomeMessageCreate

/** Joining and leaving are not messages; unreadable ones are reported. */
function* leftOut(
  read: readonly (z.infer<typeof entry> | undefined)[],
  known: number,
  file: string,
): Generator<Finding> {
  const messages = read.filter((one) => messageIn(one) !== undefined).length
  for (let broken = known; broken < messages; broken++) {
    yield { failed: file, reason: 'This is no readable message' }
  }
  const events = read.length - messages
  if (events > 0) {
    yield { skipped: 'People who joined or left a group, and its changes of name', count: events }
  }
}

/** Conversations between two people are named by their ids. */
function membersOf(
  id: string,
  known: readonly Written[],
  read: readonly (z.infer<typeof entry> | undefined)[],
): Set<string> {
  const pair = /^(\d+)-(\d+)$/.exec(id)?.slice(1) ?? []
  const joined = read.flatMap((one) => [
    ...(one?.joinConversation?.participantsSnapshot ?? []),
    ...(one?.participantsJoin?.userIds ?? []),
  ])
  const wrote = known.flatMap(({ senderId, recipientId }) => [senderId, recipientId])
  return new Set([...pair, ...joined, ...wrote].filter((one) => one !== '' && one !== '0'))
}

function titleOf(name: string, read: readonly (z.infer<typeof entry> | undefined)[]): string {
  const names = read.flatMap((one) => one?.conversationNameUpdate ?? [])
  const [newest] = names.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return newest?.name || name
}

const momentOfMessage = ({ createdAt, id }: Written) => momentOf(createdAt) || momentOfId(id)

function messageOf(
  message: Written,
  at: string,
  { owner, people }: Omit<Context, 'file'>,
): Omit<ChatMessage, 'chat' | 'order'> {
  const { senderId, mediaUrls, urls, reactions, editHistory } = message
  const pictures = urls.filter(({ expanded }) => isOwnMedia(expanded))
  const text = writtenOut(
    message.text,
    urls.map((link) => ({
      short: link.url,
      long: pictures.includes(link) && mediaUrls.length > 0 ? '' : link.expanded || link.url,
    })),
  )
  const [file] = mediaUrls
  return {
    local: at.slice(0, 19),
    at,
    author: people.nameOf(senderId),
    text,
    kind: text === '' && file !== undefined ? 'attachment' : 'text',
    edited: editHistory.length > 0,
    file: file === undefined ? null : mediaUrls.map(nameInUrl).join(', '),
    service: 'X DM',
    sender: people.handleOf(senderId),
    ...(owner.id === '' ? {} : { fromMe: senderId === owner.id }),
    ...(reactions.length === 0
      ? {}
      : {
          reactions: reactions.map(({ senderId: by, reactionKey }) => ({
            by: people.nameOf(by),
            reaction: signs[reactionKey] ?? reactionKey,
          })),
        }),
  }
}

const isOwnMedia = (address: string) =>
  /^https?:\/\/((twitter|x)\.com\/messages\/media|ton\.twitter\.com|ton\.x\.com)/.test(address)
