import { z } from 'zod'
import { decodeEntities } from '#server/html/decode-entities.ts'
import type { Format } from '../exports/format.ts'
import { unixTime } from '../exports/moments.ts'
import { namesIn } from '../exports/probe.ts'
import { parseJson } from '../google/takeout/json-parts.ts'
import { decodeText, readAll } from '../read-text.ts'
import { namesOf, valueInArchive } from './archive-values.ts'
import { empty, messageOf } from './message-of.ts'

const mostBytes = 64 * 1024 * 1024
const text = z.string().catch('')
const slackMessage = z.object({
  type: text,
  subtype: text,
  user: text,
  text,
  ts: z.coerce.string(),
  username: text,
  user_profile: z.object({ real_name: text, name: text }).optional().catch(undefined),
  files: z.array(z.object({ name: text })).catch([]),
  edited: z.unknown().optional(),
})

/** Converts `<@U1>`, `<https://example.org|here>` and `&amp;` to readable text. */
const readable = (written: string, names: ReadonlyMap<string, string>) =>
  decodeEntities(
    written
      .replaceAll(/<@(\w+)(?:\|[^>]*)?>/g, (_, id: string) => `@${names.get(id) || id}`)
      .replaceAll(/<#\w+\|([^>]*)>/g, '#$1')
      .replaceAll(/<((?:https?|mailto):[^|>]*)\|([^>]*)>/g, '$2 ($1)')
      .replaceAll(/<((?:https?|mailto):[^>]*)>/g, '$1'),
  )

/** One day of a channel in a Slack export. */
export const slack: Format = {
  description: 'Slack messages',
  extensions: ['json'],
  fits: ({ path, text: start }) => {
    const names = namesIn(start)
    const isDay = /\/\d{4}-\d\d-\d\d\.json$/.test(path)
    return isDay && /^\s*\[/.test(start) && names.has('ts') && names.has('type')
  },
  async *read({ path, stream }, context) {
    const names = namesOf(await valueInArchive(context, 'users.json'))
    const channel = path.split('/').at(-2) ?? 'Slack'
    const list = parseJson(decodeText(await readAll(stream(), mostBytes)))
    for (const [order, value] of (Array.isArray(list) ? list : []).entries()) {
      const { data } = slackMessage.safeParse(value)
      const at = data ? unixTime(Number(data.ts)) : ''
      const file = data?.files[0]?.name || null
      if (!data || at === '' || (data.text === '' && file === null)) {
        yield { skipped: empty, count: 1 }
        continue
      }
      const named = data.user_profile?.real_name || names.get(data.user) || data.username
      const isNote = /^(channel|group)_|^bot_(add|remove)/.test(data.subtype)
      yield {
        item: messageOf({
          key: `slack ${channel} ${data.ts} ${data.user}`,
          chat: channel,
          chatId: `slack ${channel}`,
          service: 'Slack',
          at,
          author: isNote ? null : named || data.user || 'Slack',
          kind: isNote ? 'system' : file === null ? 'text' : 'attachment',
          text: readable(data.text, names),
          file,
          edited: data.edited !== undefined,
          order,
        }),
      }
    }
  },
}
