import { expect, test } from 'vitest'
import type { ImportFile } from '../connector.ts'
import { archiveFile, jsonFile, lookAt } from '../exports/exports.fixtures.ts'
import { messagesOf, readImport } from '../read-import.fixtures.ts'
import { createChats } from './chats.ts'

const gptTurn = (id: string, role: string, parts: unknown[], time: number | null) => ({
  id,
  parent: null,
  children: [],
  message: { id, author: { role }, create_time: time, content: { content_type: 'text', parts } },
})
const gpt = archiveFile('chatgpt-export.zip', {
  'conversations.json': [
    {
      title: 'Pruning quinces',
      create_time: 1_767_225_600,
      id: 'c1',
      mapping: {
        root: { id: 'root', message: null, parent: null, children: ['a'] },
        s: gptTurn('s', 'system', [''], null),
        a: gptTurn('a', 'user', ['When do I prune a quince?'], 1_767_225_600),
        b: gptTurn('b', 'assistant', ['In late winter.', { asset: 'x' }], 1_767_225_610),
      },
    },
  ],
  'chat.html': '<html></html>',
})
const claude = jsonFile('conversations.json', [
  {
    uuid: 'u1',
    name: 'Hedges',
    created_at: '2026-01-02T08:00:00.000000Z',
    chat_messages: [
      {
        uuid: 'm1',
        sender: 'human',
        text: '',
        created_at: '2026-01-02T08:00:00.000000Z',
        content: [{ type: 'text', text: 'Hornbeam or yew?' }],
      },
      {
        uuid: 'm2',
        sender: 'assistant',
        text: 'Hornbeam grows faster.',
        created_at: '2026-01-02T08:00:09.000000Z',
        content: [],
      },
    ],
  },
])
const discord = archiveFile('package.zip', {
  'messages/index.json': { 77: 'Direct Message with bea' },
  'messages/c77/channel.json': { id: '77', type: 1 },
  'messages/c77/messages.json': [
    { ID: 9, Timestamp: '2026-01-03 09:00:00', Contents: 'Compost is ready', Attachments: '' },
    {
      ID: 10,
      Timestamp: '2026-01-03 09:01:00',
      Contents: '',
      Attachments: 'https://cdn.example/1/heap.jpg?ex=1',
    },
  ],
})
const slack = archiveFile('allotment Slack export.zip', {
  'users.json': [{ id: 'U1', name: 'bea' }],
  'channels.json': [{ id: 'C1', name: 'beds' }],
  'beds/2026-01-04.json': [
    {
      type: 'message',
      user: 'U1',
      text: 'Who waters? <@U1> &amp; <https://example.org|list>',
      ts: '1767520800.000100',
      user_profile: { real_name: 'Bea Gardner' },
    },
    {
      type: 'message',
      subtype: 'channel_join',
      user: 'U1',
      text: '<@U1> has joined',
      ts: '1767520700.000100',
    },
  ],
})
const teams = jsonFile('messages.json', {
  userId: '8:live:ada',
  conversations: [
    {
      id: '19:abc@thread.skype',
      displayName: 'Allotment',
      MessageList: [
        {
          id: '1',
          displayName: 'Bea',
          originalarrivaltime: '2026-01-05T10:00:00.000Z',
          messagetype: 'RichText',
          content: 'The <b>frost</b> is coming',
          from: '8:live:bea',
        },
        {
          id: '2',
          displayName: null,
          originalarrivaltime: '2026-01-05T10:01:00.000Z',
          messagetype: 'ThreadActivity/AddMember',
          content: '<x/>',
          from: '8:x',
        },
      ],
    },
  ],
})

const chats = createChats()
const read = async (file: ImportFile) => messagesOf((await readImport(chats, file)).items)

test('conversations with assistants and in services are recognised by content', async () => {
  expect(await lookAt(gpt)).toBe('chats: conversations with ChatGPT')
  expect(await lookAt(claude)).toBe('chats: conversations with Claude')
  expect(await lookAt(discord)).toBe('chats: Discord messages')
  expect(await lookAt(slack)).toBe('chats: Slack messages')
  expect(await lookAt(teams)).toBe('chats: Teams or Skype messages')
})

test('questions are mine, and answers are the assistant’s', async () => {
  expect(await read(gpt)).toMatchObject([
    {
      chat: 'Pruning quinces',
      author: 'Me',
      fromMe: true,
      text: 'When do I prune a quince?',
      at: '2026-01-01T00:00:00.000Z',
    },
    { author: 'ChatGPT', fromMe: false, text: 'In late winter.', service: 'ChatGPT' },
  ])
  expect(await read(claude)).toMatchObject([
    { chat: 'Hedges', author: 'Me', text: 'Hornbeam or yew?' },
    { author: 'Claude', text: 'Hornbeam grows faster.' },
  ])
})

test('messages in Discord, Slack and Teams have their people, channels and times', async () => {
  expect(await read(discord)).toMatchObject([
    {
      chat: 'Direct Message with bea',
      text: 'Compost is ready',
      at: '2026-01-03T09:00:00.000Z',
      fromMe: true,
    },
    { kind: 'attachment', file: 'heap.jpg' },
  ])
  expect(await read(slack)).toMatchObject([
    { kind: 'system', author: null, text: '@bea has joined' },
    { chat: 'beds', author: 'Bea Gardner', text: 'Who waters? @bea & list (https://example.org)' },
  ])
  expect(await read(teams)).toMatchObject([
    { chat: 'Allotment', author: 'Bea', text: 'The frost is coming', service: 'Teams' },
  ])
})
