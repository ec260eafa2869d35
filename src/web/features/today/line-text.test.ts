import { beforeAll, expect, test } from 'vitest'
import type { TodayLine } from '#shared/today.ts'
import { followRegion } from '#web/format/region.ts'
import { lineText } from './line-text.ts'

beforeAll(() => followRegion({ language: 'en-GB', timeZone: 'UTC' }))

const payment = {
  merchant: 'Streamlark',
  category: 'Subscriptions',
  currency: 'USD',
  amount: 13.99,
  every: 'month',
  last: '2026-11-05',
  next: '2026-12-05',
  rise: { from: 11.99, to: 13.99, since: '2026-08-05' },
  payments: [],
} as const
const lines: [TodayLine, string][] = [
  [
    {
      id: '1',
      kind: 'spending',
      month: '2026-11',
      currency: 'USD',
      spent: 900,
      usual: 1000,
      months: 3,
    },
    'You have spent US$900.00 in November 2026 so far, US$100.00 less than usual by this day of the month (average of 3 months).',
  ],
  [
    { id: '2', kind: 'bill', payment: { ...payment, payments: [] } },
    'Streamlark is due on 5 Dec: about US$13.99.',
  ],
  [
    {
      id: '2',
      kind: 'bill',
      payment: {
        ...payment,
        payments: [
          { date: '2026-11-05', amount: 13.99 },
          { date: '2026-10-05', amount: 13.99 },
        ],
      },
    },
    'Streamlark is due on 5 Dec: US$13.99.',
  ],
  [
    { id: '3', kind: 'price', payment: { ...payment, payments: [] } },
    'Streamlark went up from US$11.99 to US$13.99 on 5 Aug.',
  ],
  [
    { id: '4', kind: 'event', title: 'Dentist', start: '2026-11-25 09:30', location: 'Quay 4' },
    'Dentist: 25 Nov, 09:30, Quay 4.',
  ],
  [
    { id: '5', kind: 'health', name: 'steps', now: 8120, before: 7000, days: [] },
    'You took 8,120 steps a day over the last week, 16% more than in the four weeks before.',
  ],
  [
    { id: '7', kind: 'week', currency: 'USD', spent: 60, usual: 40, weeks: 4, days: [] },
    'You spent US$60.00, US$20.00 more than usual.',
  ],
  [
    { id: '8', kind: 'week', currency: 'USD', spent: 60, usual: 0, weeks: 0, days: [] },
    'You spent US$60.00.',
  ],
  [
    {
      id: '9',
      kind: 'biggest',
      currency: 'USD',
      payments: [
        { merchant: 'Shop', date: '2026-11-22', amount: 50 },
        { merchant: 'Cafe', date: '2026-11-16', amount: 20 },
      ],
    },
    'The biggest payments: Shop (US$50.00) and Cafe (US$20.00).',
  ],
  [
    { id: '10', kind: 'documents', documents: [{ documentId: 'doc_1', name: 'lease.pdf' }] },
    '1 document added.',
  ],
  [
    { id: '6', kind: 'birthday', name: 'Ruth Ellison', day: '2026-11-30' },
    'Ruth Ellison has a birthday on 30 Nov.',
  ],
]

test.each(lines)('%j becomes a sentence', (line, sentence) => {
  expect(lineText(line)).toBe(sentence)
})
