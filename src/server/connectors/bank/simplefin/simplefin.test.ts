import { expect, test } from 'vitest'
import { createOutgoing } from '#server/http/outgoing.ts'
import type { Page } from '../../connector.ts'
import { readSimpleFin } from './read-credential.ts'
import { createSimpleFin } from './simplefin.ts'
import { startSimpleFin, type StandInTransaction } from './stand-in.fixtures.ts'

const now = () => new Date('2026-11-20T12:00:00Z')
const { signal } = new AbortController()
const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1_000
const bought = (
  id: string,
  day: string,
  amount: string,
  more: Partial<StandInTransaction> = {},
) => ({
  id,
  posted: at(day),
  amount,
  description: `SHOP ${id}`,
  ...more,
})

function open(credential: string, kept: string[] = [], since?: string) {
  const keep = async (changed: { credential: string }) => void kept.push(changed.credential)
  const outgoing = createOutgoing({ rule: 'loopback' })
  return createSimpleFin({ credential, keep, outgoing, now, since })
}

async function pulled(connector: ReturnType<typeof open>, cursor?: string) {
  const pages: Page[] = []
  for await (const page of connector.pull(cursor, signal)) pages.push(page)
  const items = pages.flatMap((page) => page.items)
  return {
    pages,
    cursor: pages.at(-1)?.cursor,
    keys: items.flatMap(({ kind, key }) => (kind === 'transaction' ? [key] : [])),
    movements: items.flatMap((item) => (item.kind === 'transaction' ? [item.transaction] : [])),
    accounts: items.flatMap((item) => (item.kind === 'account' ? [item.bankAccount] : [])),
    gone: pages.flatMap((page) => page.gone ?? []),
    notes: pages.flatMap((page) => page.notes ?? []),
  }
}

test.each([
  'hunter2!',
  'correct horse battery staple',
  'Zm9vYmFyZm9vYmFyZm9vYmFy',
  'https://example.org/simplefin',
])('a text that is neither a token nor an access address is refused: %s', (text) => {
  expect(readSimpleFin(text)).toBeUndefined()
})

test('a token is claimed once, and the access it gives is stored', async () => {
  await using bank = await startSimpleFin([
    {
      id: 'A1',
      name: 'Everyday Checking (4321)',
      transactions: [bought('1', '2026-11-02', '-3.20')],
    },
  ])
  const kept: string[] = []
  const connector = open(bank.token, kept)
  expect(await connector.verify(signal)).toEqual({ account: 'Orchard Bank, 1 account' })
  expect(kept).toEqual([bank.access])
  const { movements, accounts } = await pulled(connector)
  expect(accounts).toEqual([
    {
      name: 'Everyday Checking (4321)',
      bank: 'Orchard Bank',
      account: '4321',
      accountType: 'checking',
      balance: 10_023,
      currency: 'USD',
      asOf: '2023-11-14',
    },
  ])
  expect(movements).toEqual([
    {
      date: '2026-11-02',
      cents: -320,
      currency: 'USD',
      payee: 'SHOP 1',
      description: 'SHOP 1',
      account: '4321',
      accountName: 'Everyday Checking (4321)',
      accountType: 'checking',
      origin: 'simplefin',
    },
  ])
  await expect(open(bank.token).verify(signal)).rejects.toMatchObject({ code: 'auth_failed' })
})

test('the next pull requests only the last days, without duplicates, and a new account completely', async () => {
  await using bank = await startSimpleFin([
    {
      id: 'A1',
      name: 'Checking 4321',
      transactions: [bought('1', '2026-03-02', '-3.20'), bought('2', '2026-11-10', '-5')],
    },
  ])
  const connector = open(bank.access)
  const first = await pulled(connector)
  expect(first.movements).toHaveLength(2)
  bank.state.requests.length = 0
  bank.state.accounts.push({
    id: 'A2',
    name: 'Savings 9876',
    transactions: [bought('9', '2026-03-05', '40.00')],
  })
  bank.state.accounts[0]?.transactions.push(bought('3', '2026-11-19', '-7'))
  const second = await pulled(connector, first.cursor)
  expect(second.movements.map(({ cents }) => cents)).toEqual([4000, -500, -700])
  expect(second.keys).toContain(first.keys[1])
  const together = bank.state.requests.filter((url) => !/account=|balances-only/.test(url))
  expect(together).toHaveLength(1)
  const start = new URL(together[0]?.slice(4) ?? '', 'http://x').searchParams.get('start-date')
  expect(Number(start)).toBeLessThanOrEqual(at('2026-11-06') + 43_200)
  expect(Number(start)).toBeGreaterThan(at('2026-11-04'))
})

test('no window is longer than ninety days', async () => {
  await using bank = await startSimpleFin([
    { id: 'A1', name: 'Checking 4321', transactions: [bought('1', '2025-12-20', '-3.20')] },
  ])
  await pulled(open(bank.access))
  const lengths = bank.state.requests
    .map((url) => new URL(url.slice(4), 'http://x').searchParams)
    .filter((query) => query.has('start-date'))
    .map((query) => Number(query.get('end-date')) - Number(query.get('start-date')))
  expect(lengths.length).toBeGreaterThan(1)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(90 * 86_400)
})

test('a pending transaction is removed when it is booked under another id', async () => {
  const waiting = { posted: 0, transacted_at: at('2026-11-19'), pending: true }
  await using bank = await startSimpleFin([
    { id: 'A1', name: 'Checking 4321', transactions: [bought('p1', '2026-11-19', '-8', waiting)] },
  ])
  const connector = open(bank.access)
  const first = await pulled(connector)
  expect(first.movements).toMatchObject([{ pending: true, date: '2026-11-19' }])
  const [account] = bank.state.accounts
  if (account) account.transactions = [bought('7', '2026-11-20', '-8.50')]
  const second = await pulled(connector, first.cursor)
  expect(second.gone).toEqual([{ kind: 'transaction', key: first.keys[0] }])
  expect(second.movements).toMatchObject([{ cents: -850 }])
  expect((await pulled(connector, second.cursor)).gone).toEqual([])
})

test("the service's messages about a bank reach the person", async () => {
  await using bank = await startSimpleFin([{ id: 'A1', name: 'Checking', transactions: [] }])
  bank.state.errors = ['Connection to Orchard Bank may need attention']
  expect((await pulled(open(bank.access))).notes).toEqual(bank.state.errors)
  bank.state.accounts = []
  await expect(pulled(open(bank.access))).rejects.toMatchObject({ code: 'needs_user_action' })
})

test.each([
  [402, 'needs_user_action'],
  [403, 'needs_reauth'],
  [429, 'rate_limited'],
  [503, 'transient'],
])('a response of %s means %s', async (status, code) => {
  await using bank = await startSimpleFin()
  bank.state.status = status
  await expect(open(bank.access).verify(signal)).rejects.toMatchObject({ code })
})

test('nothing older than the person wants is requested', async () => {
  await using bank = await startSimpleFin([{ id: 'A1', name: 'Checking', transactions: [] }])
  await pulled(open(bank.access, [], '2026-11-01'))
  const starts = bank.state.requests.flatMap((url) => /start-date=(\d+)/.exec(url)?.[1] ?? [])
  expect(starts).toEqual([String(Date.parse('2026-11-01T00:00:00Z') / 1_000)])
})
