import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import serverRuntime from '../../scripts/server-runtime.json' with { type: 'json' }

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))
const stopWithParent = fileURLToPath(new URL('../../scripts/stop-with-parent.mjs', import.meta.url))
const READY = /Trove is ready at (http:\/\/\S+)/
const START_LIMIT_MS = 120_000
// The server gives its jobs 5 s and its database 5 s, and its threads end what they are at.
const STOP_LIMIT_MS = 30_000

export type TestServer = {
  url: string
  dataDir: string
  /** Everything the server has printed. */
  log: () => string
}

/**
 * Starts the production server, with its own data folder unless TROVE_DATA_DIR is given; `stop`
 * ends it like Ctrl-C, `kill` like a power cut. `under` is a command that starts the server.
 */
export async function startServer(
  settings: Record<string, string> = {},
  under: readonly string[] = [],
) {
  const given = settings.TROVE_DATA_DIR
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'trove-e2e-')))
  const watched = join(dataDir, 'watched')
  await mkdir(watched, { recursive: true })
  const removeData = () =>
    given === undefined ? rm(dataDir, { recursive: true, force: true }) : Promise.resolve()
  const command = [
    ...under,
    process.execPath,
    ...serverRuntime.flags,
    '--import',
    stopWithParent,
    main,
  ]
  const child = spawn(command[0] ?? process.execPath, command.slice(1), {
    env: {
      ...serverRuntime.environment,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      TROVE_DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      WATCHED_FOLDERS: watched,
      ...settings,
    },
    // The last one tells the server if a test run has ended without stopping it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  const exited = once(child, 'exit')
  const url = await new Promise<string>((ready, fail) => {
    const timer = setTimeout(() => fail(new Error(`No ready line:\n${printed}`)), START_LIMIT_MS)
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = READY.exec(printed)?.[1]
      if (!address) return
      clearTimeout(timer)
      ready(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${printed}`)))
  }).catch(async (error: unknown) => {
    child.kill('SIGKILL')
    await removeData()
    throw error
  })

  async function stop() {
    child.kill('SIGINT')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    const [code, signal]: unknown[] = await exited
    clearTimeout(timer)
    await removeData()
    if (code !== 0)
      throw new Error(`The server ended with ${String(code ?? signal)}:
${printed}`)
  }
  async function kill() {
    child.kill('SIGKILL')
    await exited
  }
  const server: TestServer = { url, dataDir, log: () => printed }
  return {
    ...server,
    stop,
    kill,
    pid: child.pid,
    /** For a test that fails before it stops the server. */
    [Symbol.asyncDispose]: kill,
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}
