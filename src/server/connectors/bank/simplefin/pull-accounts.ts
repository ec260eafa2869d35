import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ConnectorError } from '../../connector-error.ts'
import type { Item, Page } from '../../connector.ts'
import { createKeys } from '../transaction-key.ts'
import {
  toBankAccount,
  toTransaction,
  type AccountSet,
  type SimpleFinAccount,
} from './account-set.ts'
import type { GetAccounts } from './get-accounts.ts'

const daySeconds = 86_400
/** The service allows ninety days at most. */
const windowDays = 60
/** Banks change recent transactions, so the last days are fetched again. */
const repeatedDays = 14
const firstDays = 730
/** The most recent windows, about a year, that are fetched in any case. */
const emptyWindows = 6

const pullCursor = z.object({
  /** The time up to which each account is fetched, in seconds. */
  accounts: z.record(z.string(), z.number()),
  /** Keys of transactions that were pending when last seen. */
  pending: z.array(z.string()),
})
type PullCursor = z.infer<typeof pullCursor>

type Deps = { get: GetAccounts; now: () => Date; since: string | undefined }

/** Fetches time windows from each account's last position, oldest first. */
export async function* pullAccounts(
  { get, now, since }: Deps,
  cursor: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const before = readCursor(cursor)
  const until = Math.floor(now().getTime() / 1_000) + daySeconds
  const known = await get({ 'balances-only': '1' }, signal)
  const notes = notesOf(known)
  if (known.accounts.length === 0 && notes.length > 0) throw new ConnectorError('needs_user_action')
  let state: PullCursor = before
  const pending = new Set<string>()
  for (const { starts, ids } of groupsOf(known, before, until, since)) {
    for (const window of windowsOf(await firstOf(get, starts, until, ids, signal), until)) {
      const answer = await get(queryOf(window, ids), signal)
      const page = pageOf(answer, ids)
      for (const key of page.pending) pending.add(key)
      const accounts = { ...state.accounts }
      for (const { id } of known.accounts) {
        if (ids === undefined || ids === id) accounts[id] = Math.min(window.end, until - daySeconds)
      }
      state = { accounts, pending: [...new Set([...state.pending, ...page.pending])] }
      notes.push(...notesOf(answer))
      yield { items: page.items, failures: page.failures, cursor: JSON.stringify(state) }
    }
  }
  // A pending transaction that is no longer listed was booked under another id or withdrawn.
  const gone = before.pending.filter((key) => !pending.has(key))
  yield {
    items: accountItems(known),
    gone: gone.map((key) => ({ kind: 'transaction', key })),
    cursor: JSON.stringify({ ...state, pending: [...pending] }),
    notes: [...new Set(notes)],
  }
}

function readCursor(text: string | undefined): PullCursor {
  const none = { accounts: {}, pending: [] }
  return text === undefined ? none : pullCursor.catch(none).parse(JSON.parse(text))
}

/** Known accounts are fetched together, each new one alone and from its beginning. */
function groupsOf(
  { accounts }: AccountSet,
  before: PullCursor,
  until: number,
  since: string | undefined,
): { starts: number; ids: string | undefined }[] {
  const earliest = Math.max(
    until - firstDays * daySeconds,
    since === undefined ? 0 : Math.floor(Date.parse(`${since}T00:00:00Z`) / 1_000),
  )
  const from = ({ id }: SimpleFinAccount) => {
    const at = before.accounts[id]
    return at === undefined ? earliest : Math.max(earliest, at - repeatedDays * daySeconds)
  }
  const fresh = accounts.filter(({ id }) => before.accounts[id] === undefined)
  const old = accounts.filter(({ id }) => before.accounts[id] !== undefined)
  if (old.length === 0) return accounts.length === 0 ? [] : [{ starts: earliest, ids: undefined }]
  const together = { starts: Math.min(...old.map(from)), ids: undefined }
  return [...fresh.map(({ id }) => ({ starts: earliest, ids: id })), together]
}

/**
 * The start of the first window to fetch: if the one just before the last year is empty, older ones
 * are skipped.
 */
async function firstOf(
  get: GetAccounts,
  starts: number,
  until: number,
  ids: string | undefined,
  signal: AbortSignal,
): Promise<number> {
  const windows = windowsOf(starts, until)
  if (windows.length <= emptyWindows) return starts
  const half = until - (emptyWindows * windowDays + repeatedDays) * daySeconds
  const older = await get(
    queryOf({ start: half - windowDays * daySeconds, end: half }, ids),
    signal,
  )
  return older.accounts.some(({ transactions }) => transactions.length > 0) ? starts : half
}

type Window = { start: number; end: number }

function windowsOf(starts: number, until: number): Window[] {
  // Whole days, so that identical transactions of a day are always counted together.
  const first = Math.floor(starts / daySeconds) * daySeconds
  const windows: Window[] = []
  for (let start = first; start < until; start += windowDays * daySeconds) {
    windows.push({ start, end: Math.min(until, start + windowDays * daySeconds) })
  }
  return windows
}

const queryOf = ({ start, end }: Window, account: string | undefined) => ({
  'start-date': String(start),
  'end-date': String(end),
  pending: '1',
  ...(account === undefined ? {} : { account }),
})

const notesOf = ({ errors, errlist = [] }: AccountSet) => [
  ...errors,
  ...errlist.map(({ msg }) => msg),
]

const accountItems = ({ accounts }: AccountSet): Item[] =>
  accounts.flatMap((account): Item[] => {
    const bankAccount = toBankAccount(account)
    const key = createHash('sha256').update(`simplefin:${account.id}`).digest('hex')
    return bankAccount ? [{ kind: 'account', key, bankAccount }] : []
  })

function pageOf({ accounts }: AccountSet, only: string | undefined) {
  const items: Item[] = []
  const pending: string[] = []
  const failures: { item: string; reason: string }[] = []
  const keyOf = createKeys('simplefin')
  for (const account of accounts) {
    if (only !== undefined && account.id !== only) continue
    for (const found of account.transactions) {
      const transaction = toTransaction(account, found)
      if (!transaction) {
        failures.push({
          item: `transaction ${found.id}`,
          reason: 'Its date or amount cannot be read',
        })
        continue
      }
      const key =
        transaction.pending === true
          ? createHash('sha256').update(`pending:${account.id}:${found.id}`).digest('hex')
          : keyOf(transaction, found.id)
      if (transaction.pending === true) pending.push(key)
      items.push({ kind: 'transaction', key, transaction })
    }
  }
  return { items, pending, failures }
}
