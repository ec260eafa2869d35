import { expect, test } from 'vitest'
import { z } from 'zod'
import { withEarlierNames } from './earlier-names.ts'

const schema = withEarlierNames({ what: 'description' }, z.object({ description: z.string() }))

test('values that an earlier version stored are read by the present names', () => {
  expect(schema.parse({ what: 'a chat' })).toEqual({ description: 'a chat' })
  expect(schema.parse({ description: 'a chat' })).toEqual({ description: 'a chat' })
})

test('anything but an object is refused as before', () => {
  expect(schema.safeParse('a chat').success).toBe(false)
})
