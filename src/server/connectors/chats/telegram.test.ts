import { expect, test } from 'vitest'
import { archiveFile, jsonFile, lookAt } from '../exports/exports.fixtures.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { messagesOf, readImport } from '../read-import.fixtures.ts'
import { pageOf } from './chats.fixtures.ts'
import { createChats } from './chats.ts'

const chats = createChats()

const telegram = {
  personal_information: { user_id: 7, first_name: 'Ada' },
  chats: {
    list: [
      {
        name: 'Bea',
        type: 'personal_chat',
        id: 42,
        messages: [
          {
            id: 1,
            type: 'service',
            date: '2025-03-14T11:00:00',
            date_unixtime: '1741946400',
            actor: 'Ada',
            action: 'create_group',
          },
          {
            id: 2,
            type: 'message',
            date: '2025-03-14T11:01:00',
            date_unixtime: '1741946460',
            from: 'Bea',
            from_id: 'user9',
            text: [
              'See ',
              { type: 'bold', text: 'this' },
              ': ',
              { type: 'link', text: 'https://example.org' },
            ],
            reactions: [
              {
                type: 'emoji',
                count: 1,
                emoji: '👍',
                recent: [{ from: 'Ada', from_id: 'user7', date: '' }],
              },
            ],
          },
          {
            id: 3,
            type: 'message',
            date: '2025-03-14T11:02:00',
            date_unixtime: '1741946520',
            edited: '2025-03-14T11:03:00',
            from: 'Ada',
            from_id: 'user7',
            reply_to_message_id: 2,
            photo: 'photos/bed.jpg',
            text: 'Mine',
          },
          { id: 4, type: 'message', date: 'soon', from: 'Ada', text: 'x' },
        ],
      },
    ],
  },
}

test("Telegram's JSON export is read, for one chat or all of them", async () => {
  const file = jsonFile('result.json', telegram)
  expect(await lookAt(file)).toBe('chats: a Telegram export')
  const { items, failures } = await readImport(chats, file)
  expect(messagesOf(items)).toMatchObject([
    { kind: 'system', author: null, text: 'Ada create group', service: 'Telegram' },
    {
      chat: 'Bea',
      author: 'Bea',
      fromMe: false,
      at: '2025-03-14T10:01:00.000Z',
      text: 'See this: https://example.org',
      reactions: [{ by: 'Ada', reaction: '👍' }],
    },
    {
      author: 'Ada',
      fromMe: true,
      kind: 'attachment',
      file: 'bed.jpg',
      edited: true,
      replyTo: 'See this: https://example.org',
    },
  ])
  expect(failures).toHaveLength(1)
  const [single] = telegram.chats.list
  const zip = archiveFile('ChatExport.zip', { 'ChatExport/result.json': single ?? {} })
  expect(messagesOf((await readImport(chats, zip)).items)).toHaveLength(3)
})

const page = (messages: string) => pageOf('Bea', messages)

type Shown = { id: number; at: string; from?: string; body: string; joined?: boolean }
const shown = ({ id, at, from, body }: Shown) => `
<div class="message default clearfix${from === undefined ? ' joined' : ''}" id="message${id}">
 <div class="pull_left userpic_wrap"><div class="userpic userpic1"><div class="initials">B</div></div></div>
 <div class="body">
  <div class="pull_right date details" title="${at}">12:00</div>
  ${from === undefined ? '' : `<div class="from_name">\n${from}\n</div>`}
  ${body}
 </div>
</div>`

const first = page(`
<div class="message service" id="message-1"><div class="body details">14 March 2025</div></div>
${shown({ id: 2, at: '14.03.2025 11:01:00 UTC+01:00', from: 'Bea', body: '<div class="text">See this:<br>tea &amp; cake</div><span class="reactions"><span class="reaction"><span class="emoji">👍</span><span class="userpics"><div class="userpic userpic3"><div class="initials" title="Ada">A</div></div></span></span></span>' })}
${shown({ id: 3, at: '14.03.2025 11:02:00 UTC+01:00', from: 'Ada <span class="details"> via @gif</span>', body: '<div class="reply_to details">In reply to <a href="#go_to_message2" onclick="return GoToMessage(2)">this message</a></div><div class="media_wrap clearfix"><a class="photo_wrap clearfix pull_left" href="photos/bed.jpg"><img class="photo" src="photos/bed_thumb.jpg"/></a></div><div class="text">Mine</div>' })}
<div class="message service" id="message4"><div class="body details">Ada pinned <a href="#go_to_message2">this message</a></div></div>`)
const second = page(`
${shown({ id: 5, at: '14.03.2025 11:04:00 UTC+01:00', body: '<div class="forwarded body"><div class="from_name">Cal <span class="date details" title="01.01.2025 10:00:00 UTC+01:00">01.01.2025</span></div><div class="text">Sown in May</div></div>' })}
${shown({ id: 6, at: '14.03.2025 11:05:00 UTC+01:00', from: 'Bea', body: '<div class="media_wrap clearfix"><div class="media clearfix pull_left media_voice_message"><div class="fill pull_left"></div><div class="body"><div class="title bold">Voice message</div><div class="description">Not included, change data exporting settings to download.</div><div class="status details">00:05</div></div></div></div>' })}
${shown({ id: 7, at: 'soon', from: 'Bea', body: '<div class="text">x</div>' })}`)
const pages = {
  'ChatExport/messages.html': first,
  'ChatExport/messages2.html': second,
  'ChatExport/css/style.css': 'a{}',
}

test('a chat exported as pages keeps its authors across pages', async () => {
  const zip = archiveFile('ChatExport.zip', pages)
  expect(await lookAt(zip)).toBe('chats: a Telegram export')
  const { items, failures } = await readImport(chats, zip)
  expect(messagesOf(items)).toMatchObject([
    {
      chat: 'Bea',
      author: 'Bea',
      text: 'See this:\ntea & cake',
      at: '2025-03-14T10:01:00.000Z',
      reactions: [{ by: 'Ada', reaction: '👍' }],
      service: 'Telegram',
    },
    {
      author: 'Ada',
      text: 'Mine',
      kind: 'attachment',
      file: 'bed.jpg',
      replyTo: 'See this:\ntea & cake',
    },
    { kind: 'system', author: null, text: 'Ada pinned this message' },
    { author: 'Ada', text: 'Sown in May', at: '2025-03-14T10:04:00.000Z' },
    { author: 'Bea', kind: 'media_omitted', text: '' },
  ])
  expect(failures).toHaveLength(1)
  const loose = [memoryFile('messages2.html', second), memoryFile('messages.html', first)]
  expect(messagesOf((await readImport(chats, ...loose)).items)).toHaveLength(5)
})

test('a message is the same in JSON and on a page', async () => {
  const keys = async (file: Parameters<typeof readImport>[1]) =>
    (await readImport(chats, file)).items.map(({ key }) => key)
  const json = await keys(jsonFile('result.json', telegram))
  const html = await keys(archiveFile('ChatExport.zip', pages))
  // None of these pages has the note at the beginning.
  expect(json.slice(1)).toEqual(html.slice(0, 2))
})

test('the person is asked which author they are in a chat exported as pages', async () => {
  expect(await chats.authors?.(archiveFile('ChatExport.zip', pages))).toEqual(['Bea', 'Ada'])
})
