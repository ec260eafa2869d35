import { expect, test } from 'vitest'
import { chatLimits } from '#shared/chat.ts'
import { openTestVault } from '#tests/database.ts'
import { createConversations } from './conversations.ts'
import { createMessages } from './messages.ts'

const given = { isAnswering: () => false, alone: true }

test('older conversations follow page by page', async () => {
  await using opened = await openTestVault()
  const messages = createMessages(opened)
  const count = chatLimits.conversations + 5
  for (let at = 0; at < count; at += 1) await messages.begin('ada', { message: `Question ${at}` })
  const conversations = createConversations(opened)
  const first = await conversations.list('ada')
  expect(first).toHaveLength(chatLimits.conversations)
  const rest = await conversations.list('ada', first.at(-1)?.id)
  expect([...first, ...rest].map(({ title }) => title)).toEqual(
    Array.from({ length: count }, (_, at) => `Question ${count - 1 - at}`),
  )
  expect(await conversations.list('ben', first.at(-1)?.id)).toEqual([])
})

test('earlier messages of a conversation follow page by page', async () => {
  await using opened = await openTestVault()
  const messages = createMessages(opened)
  const count = chatLimits.messages + 5
  const { conversationId } = await messages.begin('ada', { message: 'Question 0' })
  for (let at = 1; at < count; at += 1) {
    await messages.begin('ada', { message: `Question ${at}`, conversationId })
  }
  const conversations = createConversations(opened)
  const newest = await conversations.find('ada', conversationId, given)
  expect(newest?.hasEarlier).toBe(true)
  const before = newest?.messages[0]?.id
  const earlier = await conversations.find('ada', conversationId, { ...given, before })
  expect(earlier?.hasEarlier).toBeUndefined()
  expect(
    [...(earlier?.messages ?? []), ...(newest?.messages ?? [])].map(({ content }) => content),
  ).toEqual(Array.from({ length: count }, (_, at) => `Question ${at}`))
})
