import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '#tests/e2e/server.ts'
import serverRuntime from '../../scripts/server-runtime.json' with { type: 'json' }

function temporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-process-'))
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Processes whose command line contains the folder. */
function processesOf(folder: string): string[] {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder) && !line.includes('ps -eo'))
}

test('a stop leaves no process and no lock, and the next start finds everything', async () => {
  using data = temporaryFolder()
  const settings = { TROVE_DATA_DIR: data.folder }
  const first = await startServer(settings)
  expect(first.log()).toMatch(/^Preparing the database …\n(.*\n)*Trove is ready at /)
  const cookie = await signUp(first.url)
  await upload(first.url, cookie, { 'note.txt': 'The garage code is 4711.' })
  await untilProcessed(first.url, cookie, 1)
  await first.stop()
  expect(processesOf(data.folder)).toEqual([])
  expect(existsSync(path.join(data.folder, 'trove.lock'))).toBe(false)

  const second = await startServer(settings)
  const answer = await ask(second.url, cookie, 'What is the garage code?')
  await second.stop()
  expect(answer).toContain('4711')

  // A new key could not open any data, and would hide that the old one is missing.
  rmSync(path.join(data.folder, 'keys', 'master.key'))
  const refused = await startServer(settings).catch((error: unknown) => String(error))
  expect(refused).toContain('Bring it back from your backup')
  expect(existsSync(path.join(data.folder, 'keys', 'master.key'))).toBe(false)
  const other = { ...settings, TROVE_MASTER_KEY: randomBytes(32).toString('base64') }
  const locked = await startServer(other).catch((error: unknown) => String(error))
  expect(locked).toContain('sealed under another master key')
})

test('a second start on the same data folder is refused with a message', async () => {
  using data = temporaryFolder()
  const first = await startServer({ TROVE_DATA_DIR: data.folder })
  const refused = await startServer({ TROVE_DATA_DIR: data.folder }).catch((error: unknown) =>
    String(error),
  )
  using other = temporaryFolder()
  const { port } = new URL(first.url)
  const taken = await startServer({ TROVE_DATA_DIR: other.folder, PORT: port }).catch(
    (error: unknown) => String(error),
  )
  const stillThere = await fetch(`${first.url}/api/health`)
  await first.stop()
  expect(taken).toContain(`Port ${port} is taken by another program.`)
  expect(processesOf(other.folder)).toEqual([])
  expect(refused).toContain('Another Trove is already running on the data folder')
  expect(stillThere.status).toBe(200)
})

test('invalid settings end the start with every problem named', async () => {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: 'many', RATE_LIMITS: 'maybe' },
  })
  let printed = ''
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()))
  const [code]: unknown[] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(printed).toMatch(/PORT: .*\n.*RATE_LIMITS: /)
})

/** Creates many short-lived objects, and prints the memory that the runtime reserved for them. */
const passing = `
  let kept = []
  for (let made = 0; made < 20_000_000; made += 1) {
    kept.push({ made })
    if (kept.length > 400_000) kept = []
  }
  const spaces = require('node:v8').getHeapSpaceStatistics()
  console.log(spaces.find((space) => space.space_name === 'new_space').space_size)`

test('short-lived objects take little memory, however much the machine has', () => {
  const said = execFileSync(process.execPath, [...serverRuntime.flags, '--eval', passing])
  expect(Number(said.toString())).toBeLessThanOrEqual(16 * 2 ** 20)
})

test('the master key file is readable only by its owner and is outside the database', async () => {
  using data = temporaryFolder()
  const server = await startServer({ TROVE_DATA_DIR: data.folder })
  const mode = execFileSync('stat', ['-c', '%a', path.join(data.folder, 'keys/master.key')], {
    encoding: 'utf8',
  })
  await server.stop()
  expect(mode.trim()).toBe('600')
})

test('a server killed during processing completes the work exactly once afterwards', async () => {
  using data = temporaryFolder()
  const settings = { TROVE_DATA_DIR: data.folder }
  const first = await startServer(settings)
  const cookie = await signUp(first.url)
  const files = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`file-${index}.csv`, sheet(index)]),
  )
  await upload(first.url, cookie, files)
  await first.kill()
  await expect.poll(() => processesOf(data.folder), { timeout: 10_000 }).toEqual([])

  const second = await startServer(settings)
  const done = await untilProcessed(second.url, cookie, 12)
  const answer = await ask(second.url, cookie, 'How many rows are in file-3?')
  await second.stop()
  expect(done.every(({ status }) => status === 'processed')).toBe(true)
  expect(answer).toMatch(/3,?000/)
})

test('the data folder contains no word of a document, not even in the database files', async () => {
  using data = temporaryFolder()
  const server = await startServer({ TROVE_DATA_DIR: data.folder })
  const cookie = await signUp(server.url)
  await upload(server.url, cookie, { 'quixotryesque.txt': 'A quixotryesque garden of hydrangeas.' })
  await untilProcessed(server.url, cookie, 1)
  expect(await ask(server.url, cookie, 'What is quixotryesque?')).toContain('garden')
  await server.stop()
  for (const word of ['quixotryesque', 'quixotryesqu', 'hydrangea']) {
    const hits = spawnGrep(word, data.folder)
    expect(hits, word).toBe('')
  }
  expect(readFileSync(path.join(data.folder, 'postgres/cluster/PG_VERSION'), 'utf8').trim()).toBe(
    '18',
  )
})

function spawnGrep(word: string, folder: string): string {
  try {
    return execFileSync('grep', ['-rlai', word, folder], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function sheet(index: number): string {
  const rows = Array.from({ length: 3_000 }, (_, row) => `${index},${row},item ${row % 17}`)
  return `batch,position,item\n${rows.join('\n')}\n`
}

async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/email/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada',
      email: 'ada@example.org',
      password: 'correct horse battery',
    }),
  })
  expect(answer.status).toBe(201)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function upload(url: string, cookie: string, files: Record<string, string>): Promise<void> {
  const form = new FormData()
  for (const [name, text] of Object.entries(files)) form.append('documents', new File([text], name))
  const answer = await fetch(`${url}/api/documents/upload`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  })
  expect(answer.status).toBe(201)
}

type Listed = { originalName: string; status: string }

async function untilProcessed(url: string, cookie: string, count: number): Promise<Listed[]> {
  let documents: Listed[] = []
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${url}/api/documents`, { headers: { cookie } })
        documents = (await answer.json()) as Listed[]
        return documents.filter(({ status }) => status !== 'processing').length
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(count)
  return documents
}

async function ask(url: string, cookie: string, question: string): Promise<string> {
  const answer = await fetch(`${url}/api/ask`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ question }),
  })
  return answer.text()
}
