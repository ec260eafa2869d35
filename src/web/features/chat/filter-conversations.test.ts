import { expect, test } from 'vitest'
import { filterConversations } from './filter-conversations.ts'

const conversations = ['Rent in March', 'Café receipts', 'March groceries'].map((title, id) => ({
  id: `conv_${id}`,
  title,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}))

test.each([
  ['', ['Rent in March', 'Café receipts', 'March groceries']],
  ['  ', ['Rent in March', 'Café receipts', 'March groceries']],
  ['march', ['Rent in March', 'March groceries']],
  ['march rent', ['Rent in March']],
  ['CAFE', ['Café receipts']],
  ['rent cafe', []],
])('a search for %j finds %j', (search, titles) => {
  expect(filterConversations(conversations, search).map(({ title }) => title)).toEqual(titles)
})
