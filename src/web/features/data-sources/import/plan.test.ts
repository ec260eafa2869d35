import { expect, test } from 'vitest'
import type { ColumnPreview, ImportDraft, SourceType } from '#shared/sources.ts'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { setColumn, setTwoColumns } from './mapping.ts'
import { firstPlans, isReady, planTable, toStart, withOwnName } from './plan.ts'

const preview: ColumnPreview = {
  columns: ['Booked', 'Text', 'Value'],
  rows: [['31.12.2025', 'Bakery', '-3,20']],
  mapping: { date: 0, description: 1, amount: 2, dateOrder: 'DMY' },
}
const draft: ImportDraft = {
  id: 'bsk_1',
  files: [
    { id: 'f1', name: 'a.txt', size: 1, recognised: { type: 'whatsapp', description: 'a chat' } },
    {
      id: 'f2',
      name: 'b.csv',
      size: 1,
      recognised: { type: 'bank_of_america', description: 'a statement' },
      preview,
    },
    { id: 'f3', name: 'c.bin', size: 1 },
  ],
}
const source = (id: string, type: SourceType): ListedSource => ({
  id,
  name: id,
  type,
  status: 'connected',
  config: {},
})

test('each file goes into its existing source, or into a new one', () => {
  const plans = firstPlans(draft, [source('w1', 'whatsapp'), source('w2', 'whatsapp')], undefined)
  expect(toStart(draft, plans)).toEqual({
    files: [
      { id: 'f1', sourceId: 'w1' },
      { id: 'f2', mapping: preview.mapping },
    ],
  })
  // A statement does not say which account it is from.
  expect(isReady(draft, plans)).toBe(false)
  const named = { ...plans, f2: { ...plans.f2, included: true, sourceName: ' Checking ' } }
  expect(isReady(draft, named)).toBe(true)
  expect(toStart(draft, named).files[1]).toMatchObject({ id: 'f2', sourceName: 'Checking' })
})

test('the account of a statement is asked for, even if there is one already', () => {
  const bank = source('b1', 'bank_of_america')
  const plans = firstPlans(draft, [source('w1', 'whatsapp'), bank], undefined)
  expect(isReady(draft, plans)).toBe(false)
  expect(isReady(draft, { ...plans, f2: { ...plans.f2, included: true, sourceId: 'b1' } })).toBe(
    true,
  )
  expect(firstPlans(draft, [bank], 'b1').f2?.sourceId).toBe('b1')
})

test('files selected on the card of a source go into that one', () => {
  const plans = firstPlans(draft, [source('w1', 'whatsapp'), source('w2', 'whatsapp')], 'w2')
  expect(plans.f1?.sourceId).toBe('w2')
  expect(plans.f2?.sourceId).toBeUndefined()
})

test('excluded files are not listed, and an empty list is no import', () => {
  const plans = firstPlans(draft, [], undefined)
  const without = { ...plans, f2: { included: false } }
  expect(toStart(draft, without)).toEqual({ files: [{ id: 'f1', sourceName: 'WhatsApp' }] })
  expect(isReady(draft, without)).toBe(true)
  expect(isReady(draft, { ...without, f1: { included: false } })).toBe(false)
})

test('a table is not imported until the person decides what it is', () => {
  const file = { id: 't1', name: 't.csv', size: 1, table: preview }
  const asked = { id: 'bsk_2', files: [file] }
  const plans = firstPlans(asked, [], undefined)
  expect(isReady(asked, plans)).toBe(false)
  expect(isReady(asked, { t1: planTable(file, undefined, [], undefined) })).toBe(false)
  expect(toStart(asked, { t1: planTable(file, 'table', [], undefined) })).toEqual({
    files: [{ id: 't1', as: 'table' }],
  })
  const bank = source('b1', 'bank_of_america')
  expect(toStart(asked, { t1: planTable(file, 'statement', [bank], 'b1') })).toEqual({
    files: [{ id: 't1', sourceId: 'b1', as: 'statement', mapping: preview.mapping }],
  })
})

test('a statement waits until the columns of its amounts are known', () => {
  const plans = firstPlans(draft, [source('b1', 'bank_of_america')], 'b1')
  const target = { included: true, sourceId: 'b1' }
  const two = setTwoColumns(preview.mapping, true)
  expect(two).toEqual({ date: 0, description: 1, dateOrder: 'DMY', debit: 2 })
  const none = setColumn(two, 'debit', undefined)
  expect(isReady(draft, { ...plans, f2: { ...target, mapping: none } })).toBe(false)
  const credit = setColumn(none, 'credit', 2)
  expect(isReady(draft, { ...plans, f2: { ...target, mapping: credit } })).toBe(true)
  expect(setTwoColumns(credit, false).amount).toBe(2)
})

test("the person's name in one chat applies to other chats that do not tell", () => {
  const recognised = { type: 'whatsapp', description: 'a chat' } as const
  const chats: ImportDraft = {
    id: 'bsk_2',
    files: [
      { id: 'c1', name: 'a.txt', size: 1, recognised, authors: ['Ada L', 'Bea'] },
      { id: 'c2', name: 'b.txt', size: 1, recognised, authors: ['Cem', 'Ada L'] },
      { id: 'c3', name: 'c.txt', size: 1, recognised, authors: ['Cem', 'Ada'] },
    ],
  }
  const namesOf = (plans: ReturnType<typeof firstPlans>) =>
    toStart(chats, plans).files.map(({ ownName }) => ownName)
  const first = firstPlans(chats, [], undefined)
  expect(namesOf(first)).toEqual([undefined, undefined, undefined])
  const said = withOwnName(first, chats, 'c1', 'Ada L')
  expect(namesOf(said)).toEqual(['Ada L', 'Ada L', undefined])
  expect(namesOf(withOwnName(said, chats, 'c3', 'Ada'))).toEqual(['Ada L', 'Ada L', 'Ada'])
  const known = { ...source('w1', 'whatsapp'), config: { ownNames: ['Ada'] } }
  expect(namesOf(firstPlans(chats, [known], undefined))).toEqual([undefined, undefined, 'Ada'])
})
