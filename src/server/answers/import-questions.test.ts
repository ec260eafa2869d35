import { afterAll, expect, test } from 'vitest'
import { personKind } from '#server/records/person.ts'
import { recordKinds } from '#server/records/record-kinds.ts'
import { personalRecords } from './personal-records.fixtures.ts'
import { answersInMemory } from './fixtures.ts'

const saved = (kind: string, title: string) => ({
  date: '2026-10-03T09:00:00',
  service: 'Firefox',
  kind,
  title,
})
const holding = (symbol: string, quantity: number, value: number) => ({
  symbol,
  name: `${symbol} fund`,
  quantity,
  value,
  currency: 'USD',
  as_of: '2026-10-28',
  broker: 'Schwab',
})

/** What people ask first, right after an import. Today is 20 November 2026. */
const own = answersInMemory({
  records: [
    ...personalRecords().filter(({ of }) => of === recordKinds.email),
    {
      of: personKind,
      rows: ['Bob Ray', 'Eve Stone'].map((name, index) => ({
        id: `p${index}`,
        name,
        sources: 'Mail',
        mails: 7,
        messages: 0,
        last_contact: '2026-11-14',
        first_contact: '2025-01-02',
      })),
    },
    { of: recordKinds.post, rows: [saved('bookmark', 'Dal'), saved('bookmark', 'Tents')] },
    { of: recordKinds.holding, rows: [holding('WLDX', 20, 2200), holding('QNCE', 30, 270)] },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

test('mails are counted, not the people in them', async () => {
  expect((await own.ask('How many mails do I have?')).answer).toMatch(/\*\*18\*\*/)
})

test('bookmarks do not count as posts', async () => {
  const { answer } = await own.ask('How many posts did I write?')
  expect(answer).not.toMatch(/\b2\b/)
  expect((await own.ask('How many bookmarks do I have?')).answer).toMatch(/\*\*2\*\*/)
})

test('holdings are worth their sum, and the largest has the highest value', async () => {
  expect((await own.ask('What is the total value of my holdings?')).answer).toMatch(/2,470/)
  const { answer, card } = await own.ask('What is my portfolio worth?')
  expect(answer).toContain('Your investments are worth **$2,470.00**, in 2 holdings.')
  expect(card?.figure).toBe('$2,470.00')
  expect((await own.ask('What is my largest holding?')).answer).toMatch(/WLDX/)
})
