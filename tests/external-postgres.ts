import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { giveOwnership, processUser } from '#server/db/postgres/process-user.ts'
import { waitUntil } from './wait-until.ts'

const root = '/usr/lib/postgresql'

/** Program folder of an installed PostgreSQL 15 or newer, if any. */
export function findExternalPostgres(): string | undefined {
  if (!existsSync(root)) return undefined
  return readdirSync(root)
    .filter((version) => Number(version) >= 15)
    .map((version) => path.join(root, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')) && existsSync(path.join(bin, 'postgres')))
}

/** Starts the machine's own PostgreSQL as an external database server. */
export async function startExternalPostgres(folder: string) {
  const bin = findExternalPostgres()
  if (!bin) throw new Error('There is no installed PostgreSQL to run as the external database.')
  const user = processUser()
  const cluster = path.join(folder, 'cluster')
  const host = path.join(folder, 'socket')
  const passwordFile = path.join(folder, 'password')
  mkdirSync(host, { mode: 0o700 })
  writeFileSync(passwordFile, 'external', { mode: 0o600 })
  giveOwnership(user, folder, host, passwordFile)
  const options = { uid: user.uid, gid: user.gid }
  const command = (program: string, ...args: string[]) => {
    const [first, ...rest] = [...user.prefix, path.join(bin, program), ...args]
    return { first: first ?? program, rest }
  }
  const init = command(
    'initdb',
    '-D',
    cluster,
    '-U',
    'owner',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  )
  execFileSync(init.first, init.rest, { ...options, stdio: 'ignore' })
  const serve = command(
    'postgres',
    '-D',
    cluster,
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${host}`,
    '-c',
    'max_connections=200',
    '-c',
    'fsync=off',
  )
  const child = spawn(serve.first, serve.rest, { ...options, stdio: 'ignore', detached: true })
  const connection = { host, port: 5432, user: 'owner', password: 'external', database: 'postgres' }
  await waitUntil(() => accepts(connection), { timeoutMs: 30_000, pollMs: 50 })
  return {
    connection,
    bin,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGINT')
      }),
  }
}

async function accepts(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
