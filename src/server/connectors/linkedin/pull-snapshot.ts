import { z } from 'zod'
import type { Page } from '../connector.ts'
import { ConnectorError } from '../connector-error.ts'
import { fetchJson } from '../fetch-json.ts'
import { gatherPages, type Finding } from '../gather-pages.ts'
import { nameOf } from './linked-items.ts'
import { findOwner, type Owner } from './owner.ts'
import { readMessages } from './read-messages.ts'
import { snapshotTables, type Table } from './read-table.ts'
import { isMessages, isProfile, readRows } from './tables.ts'

/** The API's address, from the installation's settings, and the access token. */
type Access = { base: string; token: string }

/** As documented for the Member Data Portability API. */
const headers = { 'linkedin-version': '202312', 'x-restli-protocol-version': '2.0.0' }
const dayMs = 24 * 3_600_000
const firstPage = 0
/** Advertising data, and the places the person signed in from; left out as in the export. */
const leftOut = /^(ad_targeting|ads_clicked|lan_ads|inferences|logins|security_challenges|device)/i

const cursorText = z.object({ start: z.number().int(), name: z.string(), ended: z.boolean() })
type Cursor = z.infer<typeof cursorText>

/** The name in the profile; empty if there is none. */
export async function memberName(access: Access, signal: AbortSignal): Promise<string> {
  const tables = await ask(access, { domain: 'PROFILE' }, signal)
  const [first] = tables.find(({ columns }) => isProfile(columns))?.rows ?? []
  return first ? nameOf(first('First Name'), first('Last Name')) : ''
}

/**
 * Everything that LinkedIn provides, one page of its response at a time. It does not report
 * changes, so each sync lists everything; existing items stay as they are.
 */
export async function* pullSnapshot(
  access: Access,
  email: string,
  cursor: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const before = cursor === undefined ? undefined : cursorText.parse(JSON.parse(cursor))
  const isResumed = before !== undefined && !before.ended
  let start = isResumed ? before.start : firstPage
  const name = isResumed ? before.name : await memberName(access, signal)
  const owner = findOwner(name, [], email)
  for (;;) {
    const tables = await ask(access, { start: String(start) }, signal)
    const ended = tables.length === 0
    start += 1
    const pages = gatherPages(findingsOf(tables, owner), () => 1, signal)
    yield* withCursor(pages, { start, name, ended })
    if (ended) return
  }
}

async function* findingsOf(tables: readonly Table[], owner: Owner): AsyncGenerator<Finding> {
  for (const table of tables) {
    if (leftOut.test(table.name)) {
      yield { note: 'What LinkedIn says about advertisements and sign-ins was left out.' }
    } else if (isMessages(table.columns)) yield* readMessages(table.rows, owner)
    else yield* readRows(table, owner.name)
  }
}

/**
 * Sets the cursor only on the last page of a response, after which the next one can be requested.
 */
async function* withCursor(pages: AsyncIterable<Page>, cursor: Cursor): AsyncGenerator<Page> {
  let held: Page | undefined
  for await (const page of pages) {
    if (held) yield held
    held = page
  }
  const { share: _, ...last } = held ?? { items: [] }
  yield { ...last, cursor: JSON.stringify(cursor) }
}

async function ask(
  { base, token }: Access,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Table[]> {
  const url = new URL(`${base.replace(/\/$/, '')}/rest/memberSnapshotData`)
  for (const [key, value] of Object.entries({ q: 'criteria', ...query })) {
    url.searchParams.set(key, value)
  }
  const { status, body } = await fetchJson(url, token, signal, headers)
  if (status === 200 && body !== undefined) return snapshotTables(body)
  // "No data found": the end, or an empty domain.
  if (status === 404) return []
  if (status === 401) throw new ConnectorError('needs_reauth')
  if (status === 403) throw new ConnectorError('permission')
  if (status === 429) throw new ConnectorError('quota_or_billing', { retryAfterMs: dayMs })
  throw new ConnectorError('transient')
}
