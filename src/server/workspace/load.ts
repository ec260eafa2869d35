import { sql } from 'drizzle-orm'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { cell } from '#shared/answers.ts'
import type { Database } from '#server/db/open.ts'
import { rowsOf } from '#server/records/record-kind.ts'
import type { KnownPeople } from '#server/people/known-people.ts'
import type { People } from '#server/people/people.ts'
import type { Money, WorkspaceTransaction } from '#server/money/money.ts'
import { recordKindOf, recordKinds } from '#server/records/record-kinds.ts'
import { bigintArray } from '#server/search/bigint-array.ts'
import { openRecord } from '#server/sources/open-records.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { namesPerson, peopleRows, renamedIds, withPerson } from './people-rows.ts'
import { readPlaces } from './read-places.ts'
import { readVersion } from './read-version.ts'
import type { RecordRows, WorkspaceRecord, WorkspaceSource } from './source.ts'

/** Records a page, of at most so many sealed bytes. */
const recordsAPage = 2_000
const bytesAPage = 4 * 1024 * 1024
/** Records that are opened before other work of the process gets its turn. */
const recordsATurn = 200
const kinds = ['sheet', 'sheet_rows', 'gone', ...Object.values(recordKinds).map(({ kind }) => kind)]

const columnType = z.enum(['text', 'integer', 'number', 'date', 'timestamp', 'boolean'])
const sheet = z.object({
  documentId: z.string(),
  documentName: z.string(),
  sheet: z.string(),
  range: z.string(),
  columns: z.array(z.object({ name: z.string(), type: columnType, unit: z.string().optional() })),
})
const sheetRows = z.object({
  sheetRecordId: z.string(),
  rows: z.array(z.array(cell)),
  rowNumbers: z.array(z.number()),
})

type Row = { seq: string; id: string; kind: string; document_id: string | null; sealed: Buffer }

function openSheet(keys: PersonKeys, userId: string, row: Row): WorkspaceRecord {
  const seq = Number(row.seq)
  const value = openRecord(keys, { userId, id: BigInt(row.id), sealed: row.sealed })
  if (row.kind === 'sheet_rows') return { seq, kind: 'sheet_rows', ...sheetRows.parse(value) }
  const { columns, ...rest } = sheet.parse(value)
  return {
    seq,
    kind: 'sheet',
    recordId: row.id,
    ...rest,
    columns: columns.map(({ unit, ...column }) => (unit ? { ...column, unit } : column)),
  }
}

/** The records of a page in their order; those of one kind that follow each other come as one. */
async function openPage(
  keys: PersonKeys,
  userId: string,
  page: readonly Row[],
  people: KnownPeople | undefined,
): Promise<WorkspaceRecord[]> {
  const opened: WorkspaceRecord[] = []
  for (const [place, row] of page.entries()) {
    if (place % recordsATurn === recordsATurn - 1) await setImmediate()
    const of = recordKindOf(row.kind)
    if (of) {
      const last = opened.at(-1)
      const target =
        last?.kind === 'records' && last.of === of ? last : noRows(of, row.document_id ?? '')
      if (target !== last) opened.push(target)
      addRecord(target, keys, userId, row, people)
    } else if (row.kind === 'gone') {
      const last = opened.at(-1)
      const seq = Number(row.seq)
      if (last?.kind === 'gone') {
        last.ids.push(Number(row.id))
        last.seq = seq
      } else opened.push({ seq, kind: 'gone', ids: [Number(row.id)] })
    } else opened.push(openSheet(keys, userId, row))
  }
  return opened
}

const noRows = (of: RecordRows['of'], documentId: string): RecordRows => ({
  seq: 0,
  kind: 'records',
  of,
  documentId,
  ids: [],
  rows: [],
  rowIds: [],
})

function addRecord(
  to: RecordRows,
  keys: PersonKeys,
  userId: string,
  row: Row,
  people: KnownPeople | undefined,
): void {
  const id = Number(row.id)
  const opened = openRecord(keys, { userId, id: BigInt(row.id), sealed: row.sealed })
  const value = namesPerson(row.kind) ? withPerson(id, opened, people) : opened
  to.seq = Number(row.seq)
  to.ids.push(id)
  for (const cells of rowsOf(to.of, value)) {
    to.rows.push(cells)
    to.rowIds.push(id)
  }
}

/** All transactions, in the place of those that are there. */
function* sortedRows(found: readonly WorkspaceTransaction[], seq: number): Generator<RecordRows> {
  const of = recordKinds.transaction
  for (let at = 0; at < found.length; at += recordsAPage) {
    const page = found.slice(at, at + recordsAPage)
    const records = { ...noRows(of, page[0]?.documentId ?? ''), seq }
    for (const { id, value } of page) {
      records.ids.push(Number(id))
      if (value === undefined) continue
      records.rows.push(...rowsOf(of, value))
      records.rowIds.push(Number(id))
    }
    yield records
  }
}

type Deps = {
  db: Database
  vault: Vault
  /** Sorts transactions, which depend on each other and on what the person said of them. */
  money?: Pick<Money, 'workspaceRows'>
  /** Knows who wrote to whom, under whatever name. */
  people?: Pick<People, 'known'>
}

/** A person's sealed records as the source of their workspace. */
export function createWorkspaceSource({ db, vault, money, people }: Deps): WorkspaceSource {
  async function readPage(userId: string, after: number): Promise<Row[]> {
    const { rows } = await db.asUser(userId, (tx) =>
      tx.execute<Row>(sql`
        select seq, id, kind, document_id, sealed from (
          select *, sum(octet_length(sealed)) over (order by seq) - octet_length(sealed) as before
          from (
            select seq, id, kind, document_id, sealed from records
            where user_id = ${userId} and seq > ${after} and kind = any(${sql.param(kinds)}::text[])
            order by seq limit ${recordsAPage}
          ) as page
        ) as page
        where before < ${bytesAPage} order by seq`),
    )
    return rows
  }

  /** Rows again that are there under other names. */
  async function renamed(
    keys: PersonKeys,
    userId: string,
    ids: readonly number[],
    { seq, people: now }: { seq: number; people: KnownPeople },
  ): Promise<RecordRows[]> {
    const made: RecordRows[] = []
    for (let at = 0; at < ids.length; at += recordsAPage) {
      const some = ids.slice(at, at + recordsAPage).map(BigInt)
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute<Row>(sql`
          select seq, id, kind, document_id, sealed from records
          where user_id = ${userId} and kind in ('email', 'message')
            and id = any(${bigintArray(some)}::bigint[]) order by kind, seq`),
      )
      const opened = await openPage(keys, userId, rows, now)
      for (const each of opened)
        if (each.kind === 'records') made.push({ ...each, seq, isAgain: true })
    }
    return made
  }

  return {
    version: (userId) => readVersion(db, userId),

    async *load(userId, sinceSeq) {
      const keys = await vault.keysOf(userId)
      const known = await people?.known(userId)
      let next = readPage(userId, sinceSeq)
      let seq = sinceSeq
      let toSort = false
      for (;;) {
        const page = await next
        const last = page.at(-1)
        if (!last) break
        seq = Number(last.seq)
        // Fetched while this page is opened.
        next = readPage(userId, seq)
        next.catch(() => undefined)
        const isSorted = ({ kind }: Row) => money !== undefined && kind === 'transaction'
        toSort ||= page.some((row) => isSorted(row) || row.kind === 'gone')
        yield* await openPage(
          keys,
          userId,
          page.filter((row) => !isSorted(row)),
          known,
        )
      }
      if (money && toSort) yield* sortedRows(await money.workspaceRows(userId), seq)
      if (people && known) {
        const now = await people.known(userId)
        // Records whose names changed with those that are new, and with those that came meanwhile.
        const held =
          now === known
            ? { from: sinceSeq, to: sinceSeq }
            : { from: Math.min(sinceSeq, known.version.seq), to: seq }
        yield* await renamed(keys, userId, renamedIds(now, held), { seq, people: now })
        if (now.seqs.size > 0) yield peopleRows(now, seq)
      }
    },

    places: async (userId, ids, most) => {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, (tx) => readPlaces(tx, keys, userId, { ids, most }))
    },
  }
}
