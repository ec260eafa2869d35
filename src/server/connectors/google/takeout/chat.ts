import { z } from 'zod'
import type { ArchiveFile } from '../../open-archive.ts'
import type { Item } from '../../connector.ts'
import { hashOf } from './activities.ts'
import { jsonParts, parseJson } from './json-parts.ts'
import { readText } from './notes.ts'
import { itemPiece, skippedPiece, unreadable, type Context, type Read } from './piece.ts'
import { readMoment } from './read-moment.ts'

const text = z.string().catch('')
const person = z.object({ name: text, email: text }).catch({ name: '', email: '' })

const group = z.object({ name: text, members: z.array(person).catch([]) })
type Group = z.infer<typeof group>

const message = z.object({
  creator: person,
  created_date: z.string(),
  updated_date: text,
  text,
  message_id: text,
  message_state: text,
  attached_files: z.array(z.object({ original_name: text, export_name: text })).catch([]),
})
type ChatEntry = z.infer<typeof message>

/** Messages of Google Chat, and of its predecessor Hangouts. */
export const readChat: Read = async function* (file, context) {
  const folder = file.path.split('/').slice(0, -1).join('/')
  const known = await groupOf(context.files.get(`${folder}/group_info.json`))
  const chatId = folder.split('/').at(-1) ?? ''
  let order = 0
  for await (const part of jsonParts(file.stream())) {
    context.signal.throwIfAborted()
    if (part.key !== 'messages') continue
    order += 1
    const parsed = message.safeParse(parseJson(part.text))
    const at = parsed.success ? readMoment(parsed.data.created_date) : undefined
    if (!parsed.success || at === undefined) yield unreadable(`${file.path}, message ${order}`)
    else if (/DELETED/.test(parsed.data.message_state))
      yield skippedPiece('Messages that were deleted')
    else yield itemPiece(itemOf(parsed.data, { at, order, chatId, known, owner: context.owner }))
  }
}

async function groupOf(file: ArchiveFile | undefined): Promise<Group> {
  const nothing = { name: '', members: [] }
  if (!file) return nothing
  const parsed = group.safeParse(parseJson(await readText(file)))
  return parsed.success ? parsed.data : nothing
}

type Place = { at: string; order: number; chatId: string; known: Group; owner: Context['owner'] }

function itemOf(entry: ChatEntry, { at, order, chatId, known, owner }: Place): Item {
  const { creator, attached_files: files } = entry
  const others = known.members.filter(({ email }) => !owner.has(email.toLowerCase()))
  const names = others.map(({ name, email }) => name || email)
  const email = creator.email.toLowerCase()
  return {
    kind: 'message',
    key: entry.message_id
      ? `google chat ${entry.message_id}`
      : hashOf(['google chat', chatId, at, email, entry.text]),
    message: {
      chat: known.name || names.join(', ') || chatId,
      local: at.slice(0, 19),
      author: creator.name || creator.email || null,
      text: entry.text,
      kind: entry.text === '' && files.length > 0 ? 'attachment' : 'text',
      edited: entry.updated_date !== '' && entry.updated_date !== entry.created_date,
      file: files[0]?.original_name || files[0]?.export_name || null,
      service: 'Google Chat',
      at,
      ...(email === '' ? {} : { sender: email }),
      ...(owner.size > 0 && email !== '' ? { fromMe: owner.has(email) } : {}),
      people: others.map((other) => other.email || other.name),
      chatId,
      order,
    },
  }
}

const userInfo = z.object({ user: z.object({ email: z.string() }) })

/** The person's addresses, from the Google Chat files of an export. */
export async function ownersIn(files: readonly ArchiveFile[]): Promise<string[]> {
  const found: string[] = []
  for (const file of files.filter(({ path }) => path.endsWith('/user_info.json'))) {
    const parsed = userInfo.safeParse(
      await readText(file)
        .then(parseJson)
        .catch(() => undefined),
    )
    if (parsed.success) found.push(parsed.data.user.email.toLowerCase())
  }
  return found
}
