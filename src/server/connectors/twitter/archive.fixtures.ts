import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { memoryFile } from '../memory-file.fixtures.ts'

/** A file of an archive as X writes it. */
export const ytd = (name: string, elements: readonly unknown[], part = 0) =>
  `window.YTD.${name}.part${part} = ${JSON.stringify(elements, null, 2)}`

export const account = {
  account: {
    accountId: '42',
    username: 'ada',
    accountDisplayName: 'Ada &amp; Co',
    email: 'ada@example.org',
    createdAt: '2010-01-02T03:04:05.000Z',
  },
}

export const tweet = (id: string, text: string, fields: Record<string, unknown> = {}) => ({
  tweet: {
    id_str: id,
    full_text: text,
    created_at: 'Tue Jun 03 19:32:20 +0000 2025',
    favorite_count: '3',
    retweet_count: '1',
    ...fields,
  },
})

export const message = (id: string, senderId: string, text: string, more = {}) => ({
  messageCreate: {
    id,
    senderId,
    recipientId: senderId === '42' ? '7' : '42',
    text,
    createdAt: '2025-06-03T20:00:00.000Z',
    mediaUrls: [],
    ...more,
  },
})

export const conversation = (conversationId: string, messages: readonly unknown[], more = {}) => ({
  dmConversation: { conversationId, messages, ...more },
})

/** An archive with these files in its `data` folder. */
export const archiveOf = (files: Record<string, string | Buffer>, folder = 'data/') =>
  memoryFile(
    'twitter-2026-01-02-abc.zip',
    zipOf([
      ...Object.entries(files).map(([name, data]) => ({
        name: folder + name,
        data,
        deflate: true,
      })),
      { name: 'assets/js/main.js', data: 'var page = 1' },
      { name: 'Your archive.html', data: '<html></html>' },
    ]),
  )
