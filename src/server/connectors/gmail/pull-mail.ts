import type { ImapFlow, SearchObject } from 'imapflow'
import type { SourceInclude } from '#shared/sources.ts'
import { ConnectorError } from '../connector-error.ts'
import type { DeletedItem, Page } from '../connector.ts'
import { fileKey } from './attachments.ts'
import { chooseBoxes, searchFor, type Box } from './choose-boxes.ts'
import type { KnownMail } from './known-mails.ts'
import { closeCursor, openCursor, type BoxState, type Boxes } from './mailbox-cursor.ts'
import { readAhead } from './read-ahead.ts'
import { ensureOpen, readMessages, type ReadPage } from './read-messages.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The cursor of a large mailbox is saved less often, because each save is expensive. */
const fewMails = 5_000
const pagesACursor = 5

type Pull = { client: ImapFlow; box: Box; state: BoxState; boxes: Boxes; signal: AbortSignal }
type Step = Omit<Page, 'cursor'> & { done: number; total: number; settled?: boolean }

/**
 * New messages first, then the history from newest to oldest. Later syncs fetch new and changed
 * messages and report the deleted ones.
 */
export async function* pullMail(
  client: ImapFlow,
  cursor: string | undefined,
  include: SourceInclude,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const boxes = openCursor(cursor)
  const list = await client.list()
  const chosen = chooseBoxes(list, include)
  for (const [index, box] of chosen.entries()) {
    const lock = await client.getMailboxLock(box.path, { readOnly: true })
    try {
      const state = stateOf(client, boxes.get(box.path))
      boxes.set(box.path, state)
      let pages = 0
      for await (const step of stepsOf({ client, box, state, boxes, signal }, include)) {
        const { done, total, settled, ...page } = step
        pages += 1
        const remembered = settled || state.mails.size < fewMails || pages % pagesACursor === 0
        yield {
          ...page,
          ...(remembered ? { cursor: closeCursor(boxes) } : {}),
          share: (index + (total === 0 ? 1 : done / total)) / chosen.length,
        }
      }
    } finally {
      lock.release()
    }
  }
  yield* withoutLostBoxes(boxes, new Set(list.map(({ path }) => path)))
}

/** Messages of mailboxes that no longer exist, unless another mailbox has them. */
function* withoutLostBoxes(boxes: Boxes, there: ReadonlySet<string>): Generator<Page> {
  const lost = [...boxes].filter(([path]) => !there.has(path))
  if (lost.length === 0) return
  for (const [path] of lost) boxes.delete(path)
  const mails = lost.flatMap(([, { mails: own }]) => [...own.values()])
  yield { items: [], gone: goneItems(mails, boxes), cursor: closeCursor(boxes), share: 1 }
}

function stateOf(client: ImapFlow, known: BoxState | undefined): BoxState {
  const { mailbox } = client
  if (!mailbox) throw new ConnectorError('transient')
  const uidValidity = String(mailbox.uidValidity)
  if (known?.uidValidity === uidValidity) return known
  return {
    uidValidity,
    // Taken before the first message is fetched, so that no change in between is missed.
    modseq: modseqOf(client),
    changing: undefined,
    checkedAt: 0,
    exists: 0,
    wanted: '',
    complete: false,
    mails: new Map(),
    former: known && new Map([...(known.former ?? []), ...known.mails]),
  }
}

/** Without CONDSTORE, a server would report every message as changed. */
const modseqOf = ({ mailbox, enabled }: ImapFlow) =>
  enabled.has('CONDSTORE') && mailbox && mailbox.highestModseq !== undefined
    ? String(mailbox.highestModseq)
    : ''
const existsIn = ({ mailbox }: ImapFlow) => (mailbox ? mailbox.exists : 0)

async function* stepsOf(pull: Pull, include: SourceInclude): AsyncGenerator<Step> {
  const { client, state } = pull
  const asked = searchFor(client, include)
  const wanted = JSON.stringify(asked)
  const exists = existsIn(client)
  const whole =
    !state.complete ||
    state.wanted !== wanted ||
    exists < state.exists ||
    Date.now() - state.checkedAt > dayMs
  const found = whole ? await uidsOf(pull, asked) : await newUidsOf(pull, asked)
  const lost = whole ? await lostMails(pull, found, asked) : []
  if (lost.length > 0) yield { items: [], gone: goneItems(lost, pull.boxes), done: 0, total: 1 }
  const missing = found.filter((uid) => !state.mails.has(uid)).toSorted((a, b) => b - a)
  const changed = await changedUids(pull)
  const total = missing.length + changed.length
  let done = 0
  for await (const { page, mails } of pagesOf(pull, missing)) {
    for (const [uid, mail] of mails) state.mails.set(uid, mail)
    done += mails.size
    yield { ...page, done, total }
  }
  for await (const { page, mails } of pagesOf(pull, changed)) {
    if (state.changing) state.changing.below = Math.min(...mails.keys(), state.changing.below)
    done += mails.size
    yield { ...page, done, total }
  }
  state.modseq = state.changing?.until ?? state.modseq
  state.changing = undefined
  const former = [...(state.former?.values() ?? [])]
  state.former = undefined
  Object.assign(state, { complete: true, wanted, exists })
  if (whole) state.checkedAt = Date.now()
  const gone = former.length > 0 ? { gone: goneItems(former, pull.boxes) } : {}
  yield { items: [], ...gone, done: total, total, settled: true }
}

const pagesOf = (pull: Pull, uids: readonly number[]): AsyncIterable<ReadPage> =>
  readAhead(readMessages(pull, uids))

async function uidsOf({ client, signal }: Pull, asked: SearchObject): Promise<number[]> {
  if (existsIn(client) === 0) return []
  const query = Object.keys(asked).length === 0 ? { all: true } : asked
  const found = await client.search(query, { uid: true })
  ensureOpen(client, signal)
  // A failed search is not an empty mailbox.
  if (!found) throw new ConnectorError('transient')
  return found
}

/** `n:*` always returns the last message, even if its UID is below n. */
async function newUidsOf(pull: Pull, asked: SearchObject): Promise<number[]> {
  const highest = highestOf(pull.state)
  const found = await uidsOf(pull, { ...asked, uid: `${highest + 1}:*` })
  return found.filter((uid) => uid > highest)
}

function highestOf({ mails }: BoxState): number {
  let highest = 0
  for (const uid of mails.keys()) highest = Math.max(highest, uid)
  return highest
}

/** Messages whose UIDs no longer exist; also removes them from the state. */
async function lostMails(
  pull: Pull,
  found: readonly number[],
  asked: SearchObject,
): Promise<KnownMail[]> {
  const { mails } = pull.state
  if (mails.size === 0) return []
  const isAll = Object.keys(asked).length === 0
  const there = new Set(isAll ? found : await uidsOf(pull, {}))
  const lost: KnownMail[] = []
  for (const [uid, mail] of mails) {
    if (there.has(uid)) continue
    lost.push(mail)
    mails.delete(uid)
  }
  return lost
}

/** Known messages with changed flags or labels, newest first. */
async function changedUids({ client, state, signal }: Pull): Promise<number[]> {
  const now = modseqOf(client)
  if (now === '' || state.mails.size === 0 || existsIn(client) === 0) return []
  if (state.modseq === '') state.modseq = now
  if (state.modseq === now && !state.changing) return []
  state.changing ??= { until: now, below: Number.MAX_SAFE_INTEGER }
  const changed: number[] = []
  const since = { uid: true, changedSince: BigInt(state.modseq) }
  for await (const { uid } of client.fetch('1:*', { uid: true, flags: true }, since)) {
    if (state.mails.get(uid)?.key && uid < state.changing.below) changed.push(uid)
  }
  ensureOpen(client, signal)
  return changed.toSorted((a, b) => b - a)
}

/** The messages and their attachments that are no longer in any mailbox. */
function goneItems(lost: readonly KnownMail[], boxes: Boxes): DeletedItem[] {
  const keys = new Set(lost.map(({ key }) => key))
  for (const { mails } of boxes.values()) for (const { key } of mails.values()) keys.delete(key)
  return lost
    .filter(({ key }) => key !== '' && keys.delete(key))
    .flatMap(({ key, files }): DeletedItem[] => [
      { kind: 'email', key },
      ...Array.from({ length: files }, (_, place) => ({
        kind: 'file' as const,
        key: fileKey(key, place),
      })),
    ])
}
