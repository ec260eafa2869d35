import { afterAll, expect, test } from 'vitest'
import { recordKinds } from '#server/records/record-kinds.ts'
import { answersInMemory } from './fixtures.ts'

const paid = (date: string, amount: number, merchant: string, category: string) => ({
  date,
  amount,
  merchant,
  category,
  kind: 'spending',
  is_transfer: false,
  description: merchant.toUpperCase(),
  account: 'Current account',
  account_type: 'checking',
  currency: 'GBP',
})
const ordered = (date: string, item: string, amount: number, shop: string) => ({
  date,
  item,
  amount,
  shop,
  currency: 'GBP',
  status: 'delivered',
  quantity: 1,
})

/** Today is 20 November 2026. Two of the payments are for orders. */
const own = answersInMemory({
  records: [
    {
      of: recordKinds.transaction,
      rows: [
        paid('2026-10-02', -900, 'Millgate Lettings', 'Rent'),
        paid('2026-10-11', -24.5, 'Larkspur Books', 'Shopping'),
        paid('2026-10-19', -60, 'Redhill Grocers', 'Groceries'),
        paid('2026-09-14', -80, 'Larkspur Books', 'Shopping'),
      ],
    },
    {
      of: recordKinds.order,
      rows: [
        ordered('2026-10-10', 'The Overgrown Wall', 24.5, 'Larkspur Books'),
        ordered('2026-09-13', 'Atlas of Tides', 80, 'Larkspur Books'),
      ],
    },
  ],
})
afterAll(() => own[Symbol.asyncDispose]())

test.each([
  ['How much did I spend last month?', '£984.50'],
  ['Show my spending by month', '£984.50'],
  ['How much did I pay last month?', '£984.50'],
  ['What did I order in October?', 'The Overgrown Wall'],
  ['How much did my orders cost in September?', '**£80.00**'],
])('orders are not counted again next to their payments: %s', async (question, says) => {
  expect((await own.ask(question)).answer).toContain(says)
})
