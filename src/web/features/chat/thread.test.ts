import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chatMessage, type ChatResponse } from '#shared/chat.ts'
import { requirement } from '#tests/requirement.ts'
import {
  isAnswering,
  newMessageId,
  withEarlier,
  withFailure,
  withQuestion,
  withReply,
  type Thread,
} from './thread.ts'

const asked = new Date('2026-11-20T10:00:00Z')
const replied = new Date('2026-11-20T10:00:02Z')
const question = { id: 'msg_1', text: 'How much is the rent?' }

const response: ChatResponse = {
  response: 'The rent is 900 euros. [1]',
  category: 'financial',
  sources: ['lease.pdf'],
  queryType: 'personal',
  confidence: 0.8,
  suggestions: ['And the deposit?'],
  citations: [],
  steps: [],
  found: true,
  conversationId: 'conv_1',
  messageId: 'msg_2',
}

test('a message has an id, a role, its content and a time, and a reply has its evidence', () => {
  requirement('chat.message.fields')
  const thread = withReply(withQuestion([], question, asked), 'msg_1', response, replied)
  expect(z.array(chatMessage).parse(thread)).toEqual(thread)
  expect(thread).toEqual([
    {
      id: 'msg_1',
      role: 'user',
      content: 'How much is the rent?',
      timestamp: '2026-11-20T10:00:00.000Z',
      status: 'answered',
    },
    {
      id: 'msg_2',
      role: 'assistant',
      content: 'The rent is 900 euros. [1]',
      timestamp: '2026-11-20T10:00:02.000Z',
      metadata: {
        category: 'financial',
        sources: ['lease.pdf'],
        queryType: 'personal',
        confidence: 0.8,
      },
      evidence: { citations: [], steps: [], found: true },
      suggestions: ['And the deposit?'],
    },
  ])
})

test('a thread waits until there is an answer or it is clear that there will be none', () => {
  const waiting = withQuestion([], question, asked)
  expect(isAnswering(waiting)).toBe(true)
  expect(isAnswering(withReply(waiting, 'msg_1', response, replied))).toBe(false)
  const failed = withFailure(waiting, 'msg_1')
  expect(isAnswering(failed)).toBe(false)
  expect(failed).toMatchObject([{ id: 'msg_1', status: 'failed' }])
})

test('a message sent again keeps its place, and everything after it is removed', () => {
  const first = withReply(withQuestion([], question, asked), 'msg_1', response, replied)
  const second = withQuestion(first, { id: 'msg_3', text: 'And the deposit?' }, replied)
  expect(second.map(({ id }) => id)).toEqual(['msg_1', 'msg_2', 'msg_3'])
  const again = withQuestion(second, question, replied)
  expect(again).toMatchObject([
    { id: 'msg_1', status: 'pending', timestamp: '2026-11-20T10:00:00.000Z' },
  ])
})

test('a reply to a removed message changes nothing', () => {
  const thread = withQuestion([], question, asked)
  expect(withReply(thread, 'msg_9', response, replied)).toEqual(thread)
})

test('ids of new messages are accepted by the server', () => {
  expect(newMessageId()).toMatch(/^msg_[0-9a-z]{26}$/)
  expect(newMessageId()).not.toBe(newMessageId())
})

test('earlier messages stand before a thread that went on, and never return after a repeat', () => {
  const told = (text: string, to: Thread) => withQuestion(to, { id: text, text }, asked)
  const stored = told('c', told('b', told('a', [])))
  const ids = (thread: Thread) => thread.map(({ id }) => id)
  expect(ids(withEarlier(stored, told('d', stored.slice(2))))).toEqual(['a', 'b', 'c', 'd'])
  expect(ids(withEarlier(stored, stored.slice(0, 1)))).toEqual(['a'])
  expect(ids(withEarlier([], stored))).toEqual(['a', 'b', 'c'])
})
