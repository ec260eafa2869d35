import { sql } from 'drizzle-orm'
import { workout } from '#server/connectors/kinds/health.ts'
import type { Database } from '#server/db/open.ts'
import type { Money, WorkspaceTransaction } from '#server/money/money.ts'
import type { People } from '#server/people/people.ts'
import { rowsOf } from '#server/records/record-kind.ts'
import { itemKinds, recordKinds } from '#server/records/record-kinds.ts'
import { sameWorkouts } from '#server/records/same-workouts.ts'
import { bigintArray } from '#server/search/bigint-array.ts'
import { readOwnNames, withOwnNames } from '#server/sources/reading/own-names.ts'
import type { ReadRecord } from '#server/sources/reading/record-batches.ts'
import {
  createRecordReader,
  openSealed,
  recordsAPage,
  type SealedRow,
} from '#server/sources/reading/read-records.ts'
import type { PersonKeys, Vault } from '#server/vault/vault.ts'
import { peopleRows, renamedIds } from './people-rows.ts'
import { readPlaces } from './read-places.ts'
import { readVersion } from './read-version.ts'
import type { RecordRows, WorkspaceSource } from './source.ts'
import { noRows, toWorkspace, type RowsFor } from './to-workspace.ts'

const unbatched = ['sheet', 'sheet_rows', 'gone']

/** All transactions; they replace the loaded ones. */
function* sortedRows(found: readonly WorkspaceTransaction[], seq: number): Generator<RecordRows> {
  const of = recordKinds.transaction
  for (let at = 0; at < found.length; at += recordsAPage) {
    const page = found.slice(at, at + recordsAPage)
    const records = { ...noRows(of, page[0]?.documentId ?? ''), seq }
    for (const { id, sourceId, value } of page) {
      records.ids.push(Number(id))
      records.sources.push(sourceId)
      if (value === undefined) continue
      records.rows.push(...rowsOf(of, value))
      records.rowIds.push(Number(id))
    }
    yield records
  }
}

/** All workouts; they replace the loaded ones. A workout from two sources has one row. */
function workoutRows(found: readonly ReadRecord[], seq: number): RecordRows {
  const of = recordKinds.workout
  const stored = found.map(({ id, value }) => ({ id, workout: workout.parse(value) }))
  const sources = new Map(found.map(({ id, sourceId }) => [id, sourceId]))
  const records = { ...noRows(of, found[0]?.documentId ?? ''), seq }
  for (const [id, value] of sameWorkouts(stored)) {
    records.ids.push(id)
    records.sources.push(sources.get(id) ?? '')
    if (value === undefined) continue
    records.rows.push(...rowsOf(of, value))
    records.rowIds.push(id)
  }
  return records
}

type Deps = {
  db: Database
  vault: Vault
  /**
   * Resolves transfers and categories, which depend on other transactions and on the person's
   * corrections.
   */
  money?: Pick<Money, 'workspaceRows'>
  /** Resolves the names and addresses of correspondents to people. */
  people?: Pick<People, 'known'>
  /** The time zone of the person: the chosen one, else that of their browser, if known. */
  timeZoneOf?: (userId: string) => Promise<string | undefined>
  /** Requests batches of the person's records, which load faster the next time. */
  batch?: (userId: string) => Promise<unknown>
}

/** A person's sealed records as the source of their workspace. */
export function createWorkspaceSource(deps: Deps): WorkspaceSource {
  const { db, vault, money, people, timeZoneOf, batch } = deps
  const reader = createRecordReader(db)

  async function workoutsOf(keys: PersonKeys, userId: string): Promise<ReadRecord[]> {
    const { rows } = await db.asUser(userId, (tx) =>
      tx.execute<SealedRow>(sql`
        select seq, id, kind, source_id, document_id, sealed from records
        where user_id = ${userId} and kind = 'workout' order by seq`),
    )
    return openSealed(keys, userId, rows)
  }

  /** Loaded rows whose people have new names. */
  async function renamed(
    keys: PersonKeys,
    userId: string,
    ids: readonly number[],
    { seq, ...rowsFor }: RowsFor & { seq: number },
  ): Promise<RecordRows[]> {
    const made: RecordRows[] = []
    const ownNames = await db.asUser(userId, (tx) => readOwnNames(tx, keys, userId))
    for (let at = 0; at < ids.length; at += recordsAPage) {
      const some = ids.slice(at, at + recordsAPage).map(BigInt)
      const { rows } = await db.asUser(userId, (tx) =>
        tx.execute<SealedRow>(sql`
          select seq, id, kind, source_id, document_id, sealed from records
          where user_id = ${userId} and kind in ('email', 'message')
            and id = any(${bigintArray(some)}::bigint[]) order by kind, seq`),
      )
      const opened = withOwnNames(await openSealed(keys, userId, rows), ownNames)
      for (const each of toWorkspace(opened, rowsFor))
        if (each.kind === 'records') made.push({ ...each, seq, isAgain: true })
    }
    return made
  }

  return {
    version: (userId) => readVersion(db, userId),
    timeZone: async (userId) => timeZoneOf?.(userId),

    async *load(userId, sinceSeq, timeZone) {
      const keys = await vault.keysOf(userId)
      const known = await people?.known(userId)
      const isSorted = (kind: string) => money !== undefined && kind === 'transaction'
      const reading = { userId, keys, items: itemKinds, unbatched }
      let seq = sinceSeq
      let toSort = false
      let toPair = false
      let loaded = 0
      for await (const page of sinceSeq === 0 ? reader.all(reading) : reader.after(reading, seq)) {
        loaded += page.length
        seq = Math.max(seq, page.at(-1)?.seq ?? 0)
        toSort ||= page.some(({ kind }) => isSorted(kind) || kind === 'order' || kind === 'gone')
        toPair ||= page.some(({ kind }) => kind === 'workout' || kind === 'gone')
        yield* toWorkspace(
          page.filter(({ kind }) => !isSorted(kind) && kind !== 'workout'),
          { people: known, timeZone },
        )
      }
      if (sinceSeq === 0 && loaded >= recordsAPage) await batch?.(userId)
      const workouts = toPair ? await workoutsOf(keys, userId) : []
      if (workouts.length > 0) yield workoutRows(workouts, seq)
      if (money && toSort) yield* sortedRows(await money.workspaceRows(userId), seq)
      if (people && known) {
        const now = await people.known(userId)
        // Records with changed names among those loaded, the new ones, and those stored during the
        // load.
        const held =
          now === known
            ? { from: sinceSeq, to: sinceSeq }
            : { from: Math.min(sinceSeq, known.version.seq), to: seq }
        const rowsFor = { seq, people: now, timeZone }
        yield* await renamed(keys, userId, renamedIds(now, held), rowsFor)
        if (now.seqs.size > 0) yield peopleRows(now, seq)
      }
    },

    places: async (userId, ids, most) => {
      const keys = await vault.keysOf(userId)
      return db.asUser(userId, (tx) => readPlaces(tx, keys, userId, { ids, most }))
    },
  }
}
