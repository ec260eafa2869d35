import { describe, expect, test } from 'vitest'
import { memoryFile } from '../memory-file.fixtures.ts'
import { messagesOf, readImport } from '../read-import.fixtures.ts'
import { chatMessage, exportOf, profile, thread, threadPage } from './export.fixtures.ts'
import { createFacebook } from './facebook.ts'

const connector = createFacebook({ accessToken: 'file' }, 'http://127.0.0.1:1')
const inbox = 'your_facebook_activity/messages/inbox/beaunal_123/'
const importing = (files: Record<string, string>) => readImport(connector, exportOf(files))

test.each([
  ['messages/inbox/beaunal_123/message_1.json'],
  ['your_activity_across_facebook/messages/archived_threads/beaunal_123/message_1.json'],
  ['facebook-ada/your_facebook_activity/messages/e2ee_cutover/beaunal_123/message_1.json'],
  ['messages/BeaUnal_123/message.json'],
])('messages in %s are read with their letters repaired', async (path) => {
  const messages = [
    chatMessage('Ada Löwe', 1, { content: 'Café um 8? 😀' }),
    chatMessage('Bea Ünal', 2, {
      content: 'já',
      reactions: [{ reaction: '❤', actor: 'Ada Löwe', timestamp: 1 }],
    }),
  ]
  const { items, failures } = await importing({ [path]: thread(messages) })
  expect(failures).toEqual([])
  expect(messagesOf(items)).toMatchObject([
    {
      text: 'Café um 8? 😀',
      author: 'Ada Löwe',
      fromMe: true,
      at: '2020-09-13T12:27:40.000Z',
      local: '2020-09-13T12:27:40',
    },
    {
      text: 'já',
      fromMe: false,
      chat: 'Bea Ünal',
      chatId: 'beaunal_123',
      people: ['Bea Ünal'],
      service: 'Messenger',
      reactions: [{ by: 'Ada Löwe', reaction: '❤' }],
    },
  ])
})

test('the files of a conversation are merged in chronological order, from any part of the export', async () => {
  const one = (content: string, minute: number) =>
    thread([chatMessage('Ada Löwe', minute, { content })])
  const parts = [
    exportOf({ [`${inbox}message_2.json`]: one('second', 2) }, 'facebook-ada-1.zip'),
    exportOf(
      { [`${inbox}message_10.json`]: one('first', 1), [`${inbox}message_1.json`]: one('third', 3) },
      'facebook-ada-3.zip',
    ),
  ]
  const { items, notes } = await readImport(connector, ...parts)
  expect(messagesOf(items).map(({ text }) => text)).toEqual(['first', 'second', 'third'])
  expect(notes.join(' ')).toMatch(/a part is missing \(number 2\)/)
})

test('calls, stickers, pictures, shared pages, unsent messages and events are recognised', async () => {
  const { items } = await importing({
    [`${inbox}message_1.json`]: thread([
      chatMessage('Bea Ünal', 1, { type: 'Call', call_duration: 192 }),
      chatMessage('Bea Ünal', 2, { type: 'Call', call_duration: 0, missed: true }),
      chatMessage('Bea Ünal', 3, { sticker: { uri: 'messages/stickers_used/1.png' } }),
      chatMessage('Bea Ünal', 4, {
        content: 'two',
        photos: [{ uri: `${inbox}photos/a.jpg` }, { uri: `${inbox}photos/b.jpg` }],
      }),
      chatMessage('Bea Ünal', 5, { share: { link: 'https://x.example', share_text: 'Read' } }),
      chatMessage('Bea Ünal', 6, { is_unsent: true }),
      chatMessage('Bea Ünal', 7, { type: 'Unsubscribe', content: 'Bea left the group.' }),
      chatMessage('Bea Ünal', 8, { audio_files: [{ uri: `${inbox}audio/c.aac` }] }),
    ]),
  })
  expect(messagesOf(items).map(({ kind, text, file }) => [kind, text, file])).toEqual([
    ['call', 'Call of 3:12 minutes', null],
    ['call', 'Missed call', null],
    ['attachment', '', '1.png'],
    ['text', 'two', 'a.jpg, b.jpg'],
    ['text', 'Read\nhttps://x.example', null],
    ['deleted', '', null],
    ['system', 'Bea left the group.', null],
    ['attachment', '', 'c.aac'],
  ])
})

test('in a group the owner is known from the profile, otherwise from two-person conversations', async () => {
  const group = thread(
    [chatMessage('Cy', 1, { content: 'a' }), chatMessage('Ada Löwe', 2, { content: 'b' })],
    {
      participants: [{ name: 'Cy' }, { name: 'Bea Ünal' }, { name: 'Ada Löwe' }],
      title: 'Crew',
      thread_path: 'inbox/crew_1',
    },
  )
  const path = 'your_facebook_activity/messages/inbox/crew_1/message_1.json'
  const ways = [
    { 'personal_information/profile_information/profile_information.json': profile },
    { [`${inbox}message_1.json`]: thread([]) },
  ]
  for (const way of ways) {
    const { items } = await importing({ [path]: group, ...way })
    const found = messagesOf(items).filter(({ chat }) => chat === 'Crew')
    expect(found.map(({ fromMe }) => fromMe)).toEqual([false, true])
    expect(found[0]?.people).toEqual(['Cy', 'Bea Ünal'])
  }
  const { items } = await importing({ [path]: group })
  expect(messagesOf(items).every(({ fromMe }) => fromMe === undefined)).toBe(true)
})

test('encrypted chats have their own format, and their keys stay the same when files are renumbered', async () => {
  const chat = JSON.stringify({
    participants: ['Bea Ünal', 'Ada Löwe'],
    threadName: 'Bea Ünal_4',
    messages: [
      {
        senderName: 'Bea Ünal',
        text: 'héllo',
        timestamp: 1_600_000_060_000,
        type: 'text',
        isUnsent: false,
        media: [],
        reactions: [{ actor: 'Ada Löwe', reaction: '👍' }],
      },
      {
        senderName: 'Ada Löwe',
        text: '',
        timestamp: 1_600_000_000_000,
        type: 'media',
        isUnsent: false,
        media: [{ uri: './media/p.jpeg' }],
        reactions: [],
      },
    ],
  })
  const zip = (name: string) => exportOf({ [name]: chat, 'media/p.jpeg': 'x' }, 'messages.zip')
  expect(await connector.recognise?.(zip('Bea_4.json'))).toBe('encrypted Messenger chats')
  const first = await readImport(connector, zip('Bea_4.json'))
  expect(messagesOf(first.items)).toMatchObject([
    { kind: 'attachment', file: 'p.jpeg', author: 'Ada Löwe' },
    { text: 'héllo', reactions: [{ by: 'Ada Löwe', reaction: '👍' }] },
  ])
  const again = await readImport(connector, zip('messages/Bea_7.json'))
  expect(again.items).toEqual(first.items)
})

test('a separately packed conversation is recognised, with the seconds of old exports', async () => {
  const old = { sender_name: 'Bea Ünal', timestamp: 1_500_000_000, content: 'long ago' }
  const zip = exportOf({ 'beaunal_123/message_1.json': thread([old]) }, 'beaunal.zip')
  expect(await connector.recognise?.(zip)).toBe('Messenger conversations')
  const { items } = await readImport(connector, zip)
  expect(messagesOf(items)).toMatchObject([{ text: 'long ago', at: '2017-07-14T02:40:00.000Z' }])
})

test('a damaged file is reported, and the others are read', async () => {
  const { items, failures } = await importing({
    [`${inbox}message_1.json`]: thread([chatMessage('Ada Löwe', 1, { content: 'fine' }), 5]),
    'your_facebook_activity/messages/inbox/broken_9/message_1.json': '{this is: not',
  })
  expect(messagesOf(items).map(({ text }) => text)).toEqual(['fine'])
  expect(failures.map(({ item }) => item)).toEqual([
    'a message of Bea Ünal',
    'broken_9/message_1.json',
  ])
})

describe('pages of an HTML export', () => {
  const page = `${inbox}message_1.html`
  const people = 'Bea Ünal and Ada Löwe'

  test.each([
    ['Oct 19, 2019, 2:37 PM', '2019-10-19T14:37:00'],
    ['Oct 19, 2019 at 2:37 PM', '2019-10-19T14:37:00'],
    ['19 Oct 2019, 14:37', '2019-10-19T14:37:00'],
    ['Oct 19, 2019 2:37:05 pm', '2019-10-19T14:37:05'],
    ['Saturday, October 19, 2019 at 12:07am UTC+02', '2019-10-19T00:07:00'],
    ['19. Okt. 2019, 14:37', '2019-10-19T14:37:00'],
    ['19 oct. 2019 à 14:37', '2019-10-19T14:37:00'],
    ['19 de outubro de 2019 14:37', '2019-10-19T14:37:00'],
    ['19.10.2019 14:37', '2019-10-19T14:37:00'],
    ['10/19/2019, 2:37 PM', '2019-10-19T14:37:00'],
    ['2019年10月19日 14:37', '2019-10-19T14:37:00'],
    ['17 de marzo de 2023 a las 9:05', '2023-03-17T09:05:00'],
    ['17. 3. 2023 21:05:09', '2023-03-17T21:05:09'],
    ['2023年3月17日 星期五 下午9:05', '2023-03-17T21:05:00'],
    ['17 Mac 2023, 9:05:09 PTG', '2023-03-17T21:05:09'],
  ])('are read with the time %s', async (time, local) => {
    const html = threadPage('Bea Ünal', people, [['Ada Löwe', '<div>At 2:37 PM?</div>', time]])
    const { items } = await importing({ [page]: html })
    expect(messagesOf(items)).toMatchObject([{ text: 'At 2:37 PM?', local, author: 'Ada Löwe' }])
    expect(messagesOf(items)[0]?.at).toBeUndefined()
  })

  test('contain pictures, reactions, special characters and equal messages, oldest first', async () => {
    const time = 'Sep 13, 2020 12:26:40 pm'
    const body =
      '<div>5 &lt; 6 &amp; caf&#233;<br/>x</div><ul class="_a6-q"><li><span>❤️Bea Ünal (Sep 13, 2020 12:27:00 pm)</span></li></ul>'
    const html = threadPage('Bea Ünal', people, [
      ['Bea Ünal', '<div>ok</div>', time],
      ['Bea Ünal', '<div>ok</div>', time],
      [
        'Ada Löwe',
        '<div><a href="messages/p/a.jpg"><img src="messages/p/a.jpg"/></a></div>',
        'Sep 12, 2020 1:00:00 pm',
      ],
      ['Ada Löwe', body, 'Sep 11, 2020 1:00:00 pm'],
    ])
    const { items, notes } = await importing({ [page]: html })
    expect(messagesOf(items)).toMatchObject([
      { text: '5 < 6 & café\nx', reactions: [{ by: 'Bea Ünal', reaction: '❤️' }] },
      { kind: 'attachment', file: 'a.jpg' },
      { text: 'ok', order: 0, fromMe: false },
      { text: 'ok', order: 1 },
    ])
    expect(new Set(items.map(({ key }) => key)).size).toBe(4)
    expect(notes.join(' ')).toMatch(/names no time zone/)
  })

  test('are replaced by the same conversation in JSON', async () => {
    const { items, skipped } = await importing({
      [page]: threadPage('Bea Ünal', people, [
        ['Ada Löwe', '<div>hi</div>', 'Sep 13, 2020 1:00 pm'],
      ]),
      [`${inbox}message_1.json`]: thread([chatMessage('Ada Löwe', 1, { content: 'hi' })]),
    })
    expect(messagesOf(items)).toHaveLength(1)
    expect(skipped.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  })

  test('are recognised on their own, and have the time first until 2017', async () => {
    const old = `<html><head><title>Bea Ünal</title></head><body><div class="thread">Participants: Bea Ünal, Ada Löwe
<div class="message"><div class="message_header"><span class="user">Bea Ünal</span><span class="meta">Monday, March 5, 2012 at 2:37pm UTC+01</span></div></div><p>old</p>
<div class="message"><div class="message_header"><span class="user">Ada Löwe</span><span class="meta">Monday, March 5, 2012 at 2:36pm UTC+01</span></div></div><p>older</p></div></body></html>`
    const file = memoryFile('12.html', old)
    expect(await connector.recognise?.(file)).toBe('a Messenger conversation')
    for (const word of ['Teilnehmer*innen', 'Účastníci', 'Peserta', '参加者']) {
      const abroad = memoryFile('12.html', old.replace('Participants', word))
      expect(await connector.recognise?.(abroad)).toBe('a Messenger conversation')
    }
    const { items } = await readImport(connector, file)
    expect(messagesOf(items)).toMatchObject([
      { author: 'Ada Löwe', text: 'older', local: '2012-03-05T14:36:00' },
      { author: 'Bea Ünal', text: 'old', local: '2012-03-05T14:37:00' },
    ])
  })
})
