import { expect, test } from 'vitest'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import { pairMessages } from './pair-messages.ts'

type About = Partial<ChatMessage>
const blank = { chat: 'Dana', kind: 'text', edited: false, file: null, order: 0 } as const
const exported = (local: string, author: string, text: string, about: About = {}): ChatMessage => ({
  ...blank,
  local: `2025-03-${local}:00`,
  author,
  text,
  ...about,
})
const stored = (time: string, author: string, text: string, about: About = {}): ChatMessage => {
  const at = `2025-03-${time}Z`
  return { ...blank, local: at.slice(0, 19), at, author, text, fromMe: author === 'Me', ...about }
}

const lighthouse = 'Shall we meet at the lighthouse?'

test('messages are paired by minute, text and author, whatever the time zone of the export', () => {
  const pairs = pairMessages(
    [
      exported('04T10:32', 'Dana', lighthouse),
      exported('04T10:33', 'Ada', 'ok'),
      exported('04T10:33', 'Dana', 'ok'),
      exported('04T10:40', 'Dana', '<Media omitted>', { kind: 'media_omitted' }),
    ],
    [
      stored('04T05:02:07', 'Dana', lighthouse),
      stored('04T05:03:10', 'Dana', 'ok'),
      stored('04T05:03:58', 'Me', 'ok'),
      stored('04T05:10:01', 'Dana', 'Our bed', { kind: 'attachment', file: 'IMG-1.jpg' }),
    ],
  )
  expect([...pairs]).toEqual([
    [0, 0],
    [1, 2],
    [2, 1],
    [3, 3],
  ])
})

test('both offsets of a month in which the clocks change are known', () => {
  const pairs = pairMessages(
    [
      exported('29T10:00', 'Dana', lighthouse),
      exported('31T10:00', 'Dana', 'The ferry leaves at noon, be on time'),
    ],
    [
      stored('29T09:00:00', 'Dana', lighthouse),
      stored('31T08:00:00', 'Dana', 'The ferry leaves at noon, be on time'),
    ],
  )
  expect(pairs.size).toBe(2)
})

test('equal texts that are not the same message stay apart', () => {
  const known = [stored('04T09:00:00', 'Dana', lighthouse), stored('04T09:01:00', 'Dana', 'ok')]
  const sizes = [
    // Two short texts at one offset may be chance, and so may a minute that no time zone explains.
    pairMessages([exported('04T11:01', 'Dana', 'ok')], known),
    pairMessages([exported('04T10:07', 'Dana', lighthouse)], known),
    // Another author, a second one in the same minute, another day.
    pairMessages([exported('04T10:00', 'Ada', lighthouse, { fromMe: true })], known),
    pairMessages(
      [exported('04T10:00', 'Dana', lighthouse), exported('04T10:00', 'Dana', lighthouse)],
      known,
    ),
    pairMessages(
      [exported('04T10:00', 'Dana', lighthouse), exported('05T10:01', 'Dana', 'ok')],
      known,
    ),
  ].map(({ size }) => size)
  expect(sizes).toEqual([0, 0, 0, 1, 1])
})
