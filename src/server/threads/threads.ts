import type { z } from 'zod'
import {
  threadKind,
  threadLimits,
  type SharedEvent,
  type SharedEvents,
  type threadList,
  type ThreadSummary,
  type threadsQuery,
  type ThreadView,
} from '#shared/threads.ts'
import type { Cell } from '#shared/answers.ts'
import type { Database } from '#server/db/open.ts'
import { AppError } from '#server/errors.ts'
import { dayIn, type InTimeZone } from '#server/http/time-zone.ts'
import type { People } from '#server/people/people.ts'
import { entriesSql } from '#server/timeline/sql.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { createReadChat } from './read-chat.ts'
import { createReadMails } from './read-mails.ts'
import { threadsSql } from './thread-sql.ts'

type Deps = {
  db: Database
  vault: Vault
  workspaces: Pick<Workspaces, 'query' | 'catalog' | 'places'>
  people: Pick<People, 'find'>
}

export type Threads = ReturnType<typeof createThreads>

const text = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell))

/** Mails and messages, shown as conversations. */
export function createThreads({ db, vault, workspaces, people }: Deps) {
  const readChat = createReadChat({ db, vault, workspaces })
  const readMails = createReadMails({ db, vault, workspaces })

  async function documentsOf(userId: string, rows: readonly Cell[]): Promise<Map<string, string>> {
    const ids = rows.map(Number)
    const places = ids.length === 0 ? [] : await workspaces.places(userId, ids, ids.length)
    return new Map(
      places.flatMap(({ documentId, rows: held }) =>
        held.map(({ id }) => [String(id), documentId] as const),
      ),
    )
  }

  return {
    async list(
      userId: string,
      { person, timeZone, cursor = 0 }: InTimeZone<z.infer<typeof threadsQuery>>,
    ): Promise<z.infer<typeof threadList>> {
      const [{ name }, { tables }] = await Promise.all([
        people.find(userId, person),
        workspaces.catalog(userId, timeZone),
      ])
      const most = threadLimits.threadsAPage
      const there = new Set(tables.map((table) => table.name))
      const sql = threadsSql(there, name, { limit: most + 1, offset: cursor })
      if (sql === undefined) return { threads: [] }
      const { rows } = await workspaces.query(userId, sql, { timeZone })
      const page = rows.slice(0, most)
      const documents = await documentsOf(
        userId,
        page.map(([row]) => row ?? null),
      )
      return {
        threads: page.flatMap((row) => threadOf(row, documents.get(text(row[0])))),
        ...(rows.length > most ? { next: cursor + most } : {}),
      }
    },

    async read(userId: string, documentId: string): Promise<ThreadView> {
      const found = (await readMails(userId, documentId)) ?? (await readChat(userId, documentId))
      if (found === undefined) {
        throw new AppError('not_found', 'threads.unknown', 'This conversation does not exist.')
      }
      return found
    },

    async events(userId: string, id: string, timeZone: string): Promise<SharedEvents> {
      const [{ name, aliases, emails, phones, handles }, catalog] = await Promise.all([
        people.find(userId, id),
        workspaces.catalog(userId, timeZone),
      ])
      const tables = catalog.tables.filter((table) => table.name === 'events')
      const person = { name, calls: [...aliases, ...emails, ...phones, ...handles] }
      const all = entriesSql({ ...catalog, tables }, { person })
      if (all === undefined) return { coming: [], past: [] }
      const today = dayIn(timeZone, new Date())
      const read = async (where: string) => {
        const { rows } = await workspaces.query(
          userId,
          `SELECT id, title, strftime(moment, '%Y-%m-%dT%H:%M'), detail FROM (${all}) WHERE ${where} LIMIT ${threadLimits.events}`,
          { timeZone },
        )
        const documents = await documentsOf(
          userId,
          rows.map(([row]) => row ?? null),
        )
        return rows.map((row) => eventOf(row, documents.get(text(row[0]))))
      }
      const [coming, past] = await Promise.all([
        read(`day >= date '${today}' ORDER BY moment, id`),
        read(`day < date '${today}' ORDER BY moment DESC, id`),
      ])
      return { coming, past }
    },
  }
}

function threadOf(row: readonly Cell[], documentId: string | undefined): ThreadSummary[] {
  if (documentId === undefined) return []
  const kind = threadKind.parse(row[1])
  return [
    {
      documentId,
      kind,
      title: text(row[2]),
      service: text(row[3]),
      count: Number(row[4]),
      last: text(row[5]),
      text: text(row[6]),
    },
  ]
}

const eventOf = (row: readonly Cell[], documentId: string | undefined): SharedEvent => {
  const [day = '', time = ''] = text(row[2]).split('T')
  return {
    id: text(row[0]),
    title: text(row[1]),
    start: time === '00:00' ? day : `${day}T${time}`,
    location: text(row[3]),
    ...(documentId === undefined ? {} : { documentId }),
  }
}
