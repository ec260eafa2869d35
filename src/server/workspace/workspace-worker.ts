import type { DuckDBConnection } from '@duckdb/node-api'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import type { FromWorker, Request, ToWorker } from './messages.ts'
import { profileTable } from './profile.ts'
import { SqlError } from './sql-error.ts'

/** The child process that holds one person's rows. Only its parent talks to it. */

let database: Promise<Database> | undefined
const running = new Map<number, DuckDBConnection>()
const interruptEveryMs = 20
/** Changes to the tables are made one at a time, in order. */
let changes: Promise<unknown> = Promise.resolve()

async function onConnection<T>(id: number, work: (db: Database, own: DuckDBConnection) => T) {
  if (!database) throw new Error('The workspace is not open')
  const db = await database
  const connection = await db.connect()
  running.set(id, connection)
  try {
    return await work(db, connection)
  } finally {
    running.delete(id)
    connection.closeSync()
  }
}

function inOrder(work: (db: Database) => Promise<void>): Promise<null> {
  const done = changes.then(async () => {
    if (!database) throw new Error('The workspace is not open')
    await work(await database)
    return null
  })
  changes = done.catch(() => undefined)
  return done
}

async function handle(id: number, request: Request) {
  switch (request.op) {
    case 'create':
      return inOrder((db) => db.create(request.table))
    case 'append':
      return inOrder((db) => db.append(request.table, request.rows, request.rowNumbers))
    case 'drop':
      return inOrder((db) => db.drop(request.name))
    case 'rename':
      return inOrder((db) => db.rename(request.name, request.to))
    case 'remove':
      return inOrder((db) => db.remove(request.names, request.rows))
    case 'view':
      return inOrder((db) => db.view(request))
    case 'profile':
      await changes
      return onConnection(id, (_, connection) => profileTable(connection, request.table))
    case 'query':
      await changes
      return onConnection(id, (db, own) => db.query(own, request))
  }
}

/** Repeated until the call ends: an interrupt between two statements is lost. */
function interrupt(id: number) {
  const timer = setInterval(() => {
    const connection = running.get(id)
    if (connection) connection.interrupt()
    else clearInterval(timer)
  }, interruptEveryMs)
}

const send = (message: FromWorker) => process.send?.(message)

function failureOf(error: unknown) {
  if (error instanceof SqlError) return { code: error.code, message: error.message }
  return { code: 'query.failed', message: 'This SQL could not be run over these rows.' }
}

process.on('message', (message: ToWorker) => {
  if ('open' in message) database = openDatabase(message.open)
  else if ('interrupt' in message) interrupt(message.interrupt)
  else {
    handle(message.id, message.request).then(
      (value) => send({ id: message.id, value }),
      (error: unknown) => send({ id: message.id, failure: failureOf(error) }),
    )
  }
})
process.on('disconnect', () => process.exit(0))
