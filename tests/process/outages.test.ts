import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { documentView } from '#shared/documents.ts'
import { errorBody } from '#shared/errors.ts'
import { startServer } from '#tests/e2e/server.ts'
import { fillDisk, smallDisk } from './small-disk.ts'
import { pidsOf } from './processes.ts'
import { bringDocuments, formOf, signUp, type Visitor } from './visitor.ts'

const person = { name: 'Ada', password: 'correct horse battery' }

function temporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trove-outage-'))
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

const statuses = async (visitor: Visitor) => {
  const documents = z.array(documentView).parse(await (await visitor.get('/api/documents')).json())
  return documents.map(({ originalName, status }) => `${originalName} ${status}`).toSorted()
}

test('a killed database is restarted, and no confirmed data is lost', async () => {
  using data = temporaryFolder()
  await using server = await startServer({ TROVE_DATA_DIR: data.folder, RATE_LIMITS: 'off' })
  const visitor = await signUp(() => server.url, person)
  await bringDocuments(visitor, { 'before.txt': 'The garage code is 4711.' })
  const [postmaster = 0] = pidsOf('database', { pid: server.pid, dataDir: data.folder })
  process.kill(postmaster, 'SIGKILL')
  const meanwhile = await visitor.get('/api/documents')
  if (!meanwhile.ok) {
    expect(errorBody.parse(await meanwhile.json()).code).toBe('database.unavailable')
  }
  await expect
    .poll(async () => (await visitor.get('/api/documents')).status, { timeout: 30_000 })
    .toBe(200)
  await bringDocuments(visitor, { 'after.txt': 'The attic code is 1147.' })
  expect(await statuses(visitor)).toEqual(['after.txt processed', 'before.txt processed'])
  await server.stop()
})

test('while a database hangs the server responds, and requests made meanwhile are completed afterwards', async () => {
  using data = temporaryFolder()
  await using server = await startServer({ TROVE_DATA_DIR: data.folder, RATE_LIMITS: 'off' })
  const visitor = await signUp(() => server.url, person)
  const of = { pid: server.pid, dataDir: data.folder }
  const frozen = [...pidsOf('database', of), ...pidsOf('connection', of)]
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  const upload = visitor.post('/api/documents/upload', formOf('documents', { 'a.txt': 'Beans.' }))
  let stored = false
  void upload.then(() => (stored = true))
  for (let times = 0; times < 50; times += 1) {
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  }
  expect(stored).toBe(false)
  for (const pid of frozen) process.kill(pid, 'SIGCONT')
  expect((await upload).status).toBe(201)
  await expect.poll(() => statuses(visitor), { timeout: 60_000 }).toEqual(['a.txt processed'])
  await server.stop()
})

test(
  'on a full disk new data is refused with a reason, and stored data stays',
  { timeout: 240_000 },
  async () => {
    using data = temporaryFolder()
    const disk = smallDisk(data.folder, 192)
    console.log(`full disk: ${disk.how}`)
    await using server = await startServer(
      { TROVE_DATA_DIR: data.folder, RATE_LIMITS: 'off' },
      disk.under,
    )
    const visitor = await signUp(() => server.url, person)
    await bringDocuments(visitor, { 'before.txt': 'The garage code is 4711.' })
    const full = await fillDisk(visitor)
    expect(full.refusal.code).toMatch(/^(storage\.full|database\.unavailable)$/)
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    disk.enlarge({ pid: server.pid, dataDir: data.folder })
    await expect
      .poll(async () => (await visitor.get('/api/documents')).status, { timeout: 60_000 })
      .toBe(200)
    await bringDocuments(visitor, { 'after.txt': 'The attic code is 1147.' })
    const kept = full.taken.map((name) => `${name} error`)
    await expect
      .poll(() => statuses(visitor), { timeout: 90_000 })
      .toEqual(['after.txt processed', 'before.txt processed', ...kept].toSorted())
    await server.stop()
  },
)
