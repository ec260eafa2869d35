import { execFile, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { childEnvironment, launch } from './launch.ts'
import { giveOwnership, processUser, type ProcessUser } from './process-user.ts'
import { serverArguments } from './server-arguments.ts'
import { stopServer, supervise } from './supervise.ts'

const run = promisify(execFile)

export type EmbeddedPostgres = {
  /** The owner's connection settings. */
  connection: { host: string; port: number; user: string; password: string; database: string }
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL in `folder`, creating the cluster at the first start. The server
 * ends with this process, however that ends.
 */
export async function startPostgres(folder: string): Promise<EmbeddedPostgres> {
  const binaries = findBinaries()
  const user = processUser()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const cluster = path.join(folder, 'cluster')
  const password = readPassword(folder)
  giveOwnership(user, folder)
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    await initialise(binaries.initdb, user, cluster, folder, password)
  }
  await endLeftover(cluster)
  const address = await chooseAddress(folder, user)
  const connection = { ...address, user: 'trove_owner', password, database: 'postgres' }
  const args = serverArguments(cluster, address)
  const start = () => launch(binaries.postgres, user, args)
  const first = start()
  await untilReady(first, connection)
  const server = supervise(first, start)
  return {
    connection,
    async stop() {
      await server.stop()
      if (address.host.startsWith('/')) rmSync(address.host, { recursive: true, force: true })
    },
  }
}

function readPassword(folder: string): string {
  const file = path.join(folder, 'password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

async function initialise(
  initdb: string,
  user: ProcessUser,
  cluster: string,
  folder: string,
  password: string,
): Promise<void> {
  // A partly created cluster of an earlier start contains nothing yet.
  rmSync(cluster, { recursive: true, force: true })
  const passwordFile = path.join(folder, 'initdb-password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.uid !== undefined) giveOwnership(user, passwordFile)
  const partial = path.join(folder, 'cluster.partial')
  rmSync(partial, { recursive: true, force: true })
  const [command, ...rest] = [...user.prefix, initdb]
  await run(
    command ?? initdb,
    rest.concat(
      ['-D', partial, '-U', 'trove_owner', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
      ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ['--no-instructions', '--no-sync'],
    ),
    { uid: user.uid, gid: user.gid, env: childEnvironment() },
  ).finally(() => rmSync(passwordFile, { force: true }))
  renameSync(partial, cluster)
}

/** A server that outlived its parent, as it may briefly after a kill. */
async function endLeftover(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN
  if (!Number.isInteger(pid) || pid <= 1) return
  const startedAt = Date.now()
  const waitedMs = () => Date.now() - startedAt
  while (isPostgres(pid) && existsSync(file) && waitedMs() < 15_000) {
    // A server told to stop during crash recovery may wait for ever; the next start recovers from
    // the state that SIGQUIT leaves.
    process.kill(pid, waitedMs() < 5_000 ? 'SIGINT' : 'SIGQUIT')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
    if (process.platform !== 'linux') return true
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

async function chooseAddress(
  folder: string,
  user: ProcessUser,
): Promise<{ host: string; port: number }> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  let host = path.join(folder, 'socket')
  // The path of a socket is limited to about 100 bytes.
  if (Buffer.byteLength(host) > 80) host = mkdtempSync(path.join(os.tmpdir(), 'trove-'))
  else mkdirSync(host, { recursive: true, mode: 0o700 })
  giveOwnership(user, host)
  return { host, port: 5432 }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('no free port'))
      })
    })
  })
}

async function untilReady(child: ChildProcess, connection: pg.ClientConfig): Promise<void> {
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (errors.length < 10_000) errors += text
  })
  let ended = false
  child.once('exit', () => (ended = true))
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && !ended;) {
    const client = new pg.Client(connection)
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await stopServer(child)
  throw new Error(`The embedded PostgreSQL did not start.\n${errors.trim()}`)
}
