import { expect, test } from 'vitest'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createAppleMessages } from './apple-messages.ts'

const text = `May 17, 2022  5:29:42 PM (Read by you after 1 hour, 2 minutes)
Bea Baker
Beans or peas?
Tapbacks:
    Loved by Me
    🎉 by Ada

    May 17, 2022  5:31:00 PM
    Me
    Beans

May 17, 2022  5:31:00 PM
Me
Beans
and peas
This message responded to an earlier message.

May 18, 2022 12:00:05 AM
Bea Baker
/Users/me/Library/Messages/Attachments/0a/bed.heic

May 18, 2022 12:01:00 AM You named the conversation Garden club
`

test('a text export by imessage-exporter is read', async () => {
  const connector = createAppleMessages({ backupPassword: '', deviceId: '' })
  const file = memoryFile('Garden club - 12.txt', text)
  expect(await connector.recognise?.(file)).toBe('Apple Messages (text)')
  const pages = await Array.fromAsync(connector.import?.([file], AbortSignal.timeout(60_000)) ?? [])
  const items = pages.flatMap((page) => page.items)
  expect(new Set(items.map(({ key }) => key)).size).toBe(4)
  expect(items.flatMap((item) => (item.kind === 'message' ? [item.message] : []))).toMatchObject([
    {
      chat: 'Garden club',
      local: '2022-05-17T17:29:42',
      author: 'Bea Baker',
      fromMe: false,
      text: 'Beans or peas?',
      reactions: [
        { by: 'Me', reaction: '❤️' },
        { by: 'Ada', reaction: '🎉' },
      ],
    },
    { author: 'Me', fromMe: true, text: 'Beans\nand peas', local: '2022-05-17T17:31:00' },
    { kind: 'attachment', file: 'bed.heic', local: '2022-05-18T00:00:05' },
    { kind: 'system', author: null, text: 'You named the conversation Garden club' },
  ])
})
