import { z } from 'zod'
import { jsonFormat } from '../exports/json-format.ts'
import type { Format } from '../exports/format.ts'
import { tableFormat } from '../exports/table-format.ts'
import { baseName } from '../open-archive.ts'
import { valueInArchive } from './archive-values.ts'
import { empty, messageOf, undated } from './message-of.ts'

const text = z.coerce.string().catch('')

type ExportedMessage = {
  id: string
  at: string
  contents: string
  attachments: string
  path: string
}

/** The package holds only what its owner wrote. */
function messageIn({ id, at, contents, attachments, path }: ExportedMessage) {
  const time = Date.parse(at.includes('T') || /[Z+]/.test(at) ? at : `${at.replace(' ', 'T')}Z`)
  if (Number.isNaN(time)) return undated
  const file = attachments === '' ? null : baseName(attachments.split(/[\s?]/)[0] ?? '')
  if (contents === '' && file === null) return empty
  const channel = path.split('/').at(-2)?.replace(/^c/, '') ?? ''
  return messageOf({
    key: `discord ${id}`,
    chat: `Channel ${channel}`,
    chatId: `discord ${channel}`,
    service: 'Discord',
    at: new Date(time).toISOString(),
    author: 'Me',
    fromMe: true,
    text: contents,
    kind: file === null ? 'text' : 'attachment',
    file,
  })
}

/** Channel names are in a separate file. */
const named = (format: Format): Format => ({
  ...format,
  async *read(file, context) {
    const index = z
      .record(z.string(), z.string().nullable().catch(null))
      .catch({})
      .parse(await valueInArchive(context, file.path.replace(/[^/]+\/[^/]+$/, 'index.json')))
    for await (const finding of format.read(file, context)) {
      if (!('item' in finding) || finding.item.kind !== 'message') yield finding
      else {
        const { message } = finding.item
        const title = index[message.chatId?.replace('discord ', '') ?? '']
        yield { item: { ...finding.item, message: { ...message, chat: title || message.chat } } }
      }
    }
  },
})

const description = 'Discord messages'

export const discord = named(
  jsonFormat({
    description,
    has: ['ID', 'Timestamp', 'Contents'],
    list: true,
    entry: z.object({ ID: text, Timestamp: text, Contents: text, Attachments: text }),
    read: ({ ID: id, Timestamp: at, Contents: contents, Attachments: attachments }, { path }) =>
      messageIn({ id, at, contents, attachments, path }),
  }),
)

/** The format until 2024. */
export const discordTable = named(
  tableFormat({
    description,
    columns: ['ID', 'Timestamp', 'Contents', 'Attachments'],
    row: (row, { path }) =>
      messageIn({
        id: row('ID'),
        at: row('Timestamp'),
        contents: row('Contents'),
        attachments: row('Attachments'),
        path,
      }),
  }),
)
