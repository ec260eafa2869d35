import { expect, test } from 'vitest'
import { archiveFile, lookAt } from '../exports/exports.fixtures.ts'
import { contactsOf, messagesOf, readImport } from '../read-import.fixtures.ts'
import { createChats } from './chats.ts'

const chats = createChats()
const created = '2025-04-20 01:29:22 UTC'
const friends = {
  Friends: [
    {
      Username: 'bea_b',
      'Display Name': 'Bea Baker',
      'Creation Timestamp': '2021-05-01 10:00:00 UTC',
    },
  ],
  'Blocked Users': [
    { Username: 'spam', 'Display Name': '', 'Creation Timestamp': '2022-05-01 10:00:00 UTC' },
  ],
  Shortcuts: [{ Username: 'x', 'Display Name': 'X', 'Creation Timestamp': '' }],
}
const message = {
  From: 'bea_b',
  'Media Type': 'TEXT',
  Created: created,
  Content: 'Was he good?',
  'Conversation Title': null,
  IsSender: false,
  'Created(microseconds)': 1_745_112_562_686,
  IsSaved: true,
  'Media IDs': '',
}
const memories = {
  'Saved Media': [
    {
      Date: '2024-08-07 20:00:11 UTC',
      'Media Type': 'Video',
      Location: 'Latitude, Longitude: 42.45, -83.01',
      'Download Link': 'https://app.example/dmd/memories?uid=u&mid=m1&sid=s&sig=secret',
    },
    {
      Date: '2024-08-08 20:00:11 UTC',
      'Media Type': 'Image',
      Location: 'Latitude, Longitude: 0.0, 0.0',
    },
  ],
}

test('chats, snaps, friends and memories from Snapchat are read', async () => {
  const file = archiveFile('mydata~1.zip', {
    'json/chat_history.json': {
      bea_b: [
        message,
        { ...message, From: 'ada', IsSender: true, Content: 'Very.' },
        { ...message, 'Media Type': 'MEDIA', Content: null, 'Media IDs': 'b~Eig | b~Xyz' },
      ],
    },
    'json/snap_history.json': {
      bea_b: [{ ...message, 'Media Type': 'IMAGE', Content: undefined, 'Media IDs': undefined }],
    },
    'json/friends.json': friends,
    'json/memories_history.json': memories,
    'html/friends.html': '<h3>Friends</h3><table><tr><th>Display Name</th></tr></table>',
  })
  expect(await lookAt(file)).toBe('chats: Snapchat chats')
  const { items, skipped, failures } = await readImport(chats, file)
  expect(failures).toEqual([])
  const messages = messagesOf(items)
  expect(messages.map(({ chat, author, kind, fromMe }) => [chat, author, kind, fromMe])).toEqual([
    ['Bea Baker', 'Bea Baker', 'text', false],
    ['Bea Baker', 'Bea Baker', 'media_omitted', false],
    ['Bea Baker', 'Me', 'text', true],
    ['Bea Baker', 'Bea Baker', 'attachment', false],
  ])
  expect(messages[3]).toMatchObject({
    file: 'b~Eig',
    service: 'Snapchat',
    at: '2025-04-20T01:29:22.000Z',
  })
  expect(contactsOf(items)).toMatchObject([
    {
      name: 'Bea Baker',
      handles: ['bea_b'],
      relation: 'friend',
      since: '2021-05-01T10:00:00.000Z',
    },
    { name: 'spam', relation: 'blocked' },
  ])
  const activities = items.flatMap((item) => (item.kind === 'activity' ? [item.activity] : []))
  expect(activities).toMatchObject([
    { action: 'saved', title: 'Video in Memories', latitude: 42.45, longitude: -83.01, url: '' },
    { title: 'Picture in Memories', latitude: null },
  ])
  expect(JSON.stringify(items)).not.toContain('secret')
  expect(skipped).toContainEqual({ reason: 'People suggested by Snapchat', count: 1 })
})

test('chats in older Snapchat exports are sorted by direction', async () => {
  const file = archiveFile('mydata.zip', {
    'json/chat_history.json': {
      'Received Saved Chat History': [
        { From: 'bea_b', 'Media Type': 'TEXT', Created: created, Text: 'Hello' },
      ],
      'Sent Saved Chat History': [
        { To: 'bea_b', 'Media Type': 'TEXT', Created: '2025-04-20 01:30:00 UTC', Text: 'Hi' },
      ],
    },
  })
  expect(messagesOf((await readImport(chats, file)).items)).toMatchObject([
    { chat: 'bea_b', author: 'bea_b', text: 'Hello', fromMe: false },
    { chat: 'bea_b', author: 'Me', text: 'Hi', fromMe: true },
  ])
})

const card = (from: string, colour: string, text: string) =>
  `<div style="background:#f2f2f2;border-radius:7px"><h4 style="color:${colour}">${from}</h4><span style="color:#333">TEXT</span><p>${text}</p><h6>${created}</h6></div>`

test('the pages of a Snapchat export are read if there is no JSON', async () => {
  const file = archiveFile('mydata~2.zip', {
    'index.html': '<h1>My Data</h1>',
    'html/chat_history/subpage_bea_b.html': `<div class="rightpanel"><h1>Chat History</h1>${card('bea_b', '#FAAF08', 'Tea &amp; cake?')}${card('ada', '#F23C57', 'Yes')}</div>`,
    'html/friends.html': `<h3>Friends</h3><table><tr><th>Username</th><th>Display Name</th><th>Creation Timestamp</th></tr><tr><td>bea_b</td><td>Bea Baker</td><td>2021-05-01 10:00:00 UTC</td></tr></table>`,
    'html/memories_history.html': `<table><tr><th>Date</th><th>Media Type</th><th>Location</th><th></th></tr><tr><td>2024-08-07 20:00:11 UTC</td><td>Image</td><td>Latitude, Longitude: 42.45, -83.01</td><td><a href="#" onclick="downloadMemories('https://app.example/?mid=m1')">Download</a></td></tr></table>`,
  })
  expect(await lookAt(file)).toMatch(/^chats: Snapchat /)
  const { items } = await readImport(chats, file)
  expect(messagesOf(items)).toMatchObject([
    { chat: 'bea_b', author: 'bea_b', text: 'Tea & cake?', fromMe: false },
    { author: 'Me', text: 'Yes', fromMe: true },
  ])
  expect(contactsOf(items)).toMatchObject([{ name: 'Bea Baker', relation: 'friend' }])
  expect(items).toContainEqual(expect.objectContaining({ kind: 'activity' }))
})
