import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createdApiKey, type ApiKeyScope } from '#shared/api-keys.ts'
import { askResponse } from '#shared/answers.ts'
import { startServer } from '#tests/e2e/server.ts'
import { openHttpSession } from '#tests/http-session.ts'
import { runTrove } from './command-line.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'trove-command-'))
let server: Awaited<ReturnType<typeof startServer>>
let keys: Record<'ask' | 'export', string>

const lease = 'Lease of the flat.\n\nThe deposit of the flat is 900 euros.\n'
const question = 'How high is the deposit of the flat?'

const withKey = (key: string) => ({ TROVE_URL: server.url, TROVE_API_KEY: key })

beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'off', LOG_LEVEL: 'debug' })
  const ada = openHttpSession(server.url)
  await ada.signUp('ada@example.org')
  await ada.upload({
    'lease.txt': lease,
    'expenses.csv': 'item,amount\ntea,5\nbread,7\n',
  })
  const make = async (scopes: ApiKeyScope[]) =>
    createdApiKey.parse(await ada.call('POST', '/api/account/api-keys', { name: 'Line', scopes }))
      .key
  keys = { ask: await make(['ask']), export: await make(['questions', 'documents']) }
}, 180_000)

afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

test('a question is answered with its evidence, as text and as JSON', async () => {
  const asked = await runTrove(['ask', ...question.split(' ')], { settings: withKey(keys.ask) })
  expect(asked.err).toBe('')
  expect(asked.out).toMatch(/900[\s\S]*Evidence:\n\[1\] lease\.txt/)
  expect(asked.code).toBe(0)
  const json = await runTrove(['ask', '--json'], { settings: withKey(keys.ask), input: question })
  expect(askResponse.parse(JSON.parse(json.out)).answer).toContain('900')
})

test('a computed figure shows its statement only where that is asked for', async () => {
  const settings = withKey(keys.ask)
  const sum = ['ask', 'What is the sum of amount?']
  const plain = await runTrove(sum, { settings })
  expect(plain).toMatchObject({ code: 0, out: expect.stringContaining('12') })
  expect(plain.out).not.toContain('SELECT')
  expect((await runTrove([...sum, '--sql'], { settings })).out).toMatch(/SQL:\nselect/i)
})

test('a question in German is answered in German', async () => {
  const settings = withKey(keys.ask)
  const asked = await runTrove(['ask', 'Was ist die Summe von amount?'], { settings })
  expect(asked.out).toMatch(/\b(Summe|ist|beträgt|insgesamt|aus)\b/i)
})

test('a search prints passages with their documents', async () => {
  const settings = withKey(keys.ask)
  const found = await runTrove(['search', 'deposit'], { settings })
  expect(found).toMatchObject({ code: 0, out: expect.stringContaining('lease.txt') })
  expect(found.out).toContain('900 euros')
})

test('an export is a folder for its owner alone, with what the key may read and no more', async () => {
  const folder = path.join(root, 'taken')
  const settings = withKey(keys.export)
  const done = await runTrove(['export', folder], { settings })
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining('2 documents') })
  expect(readFileSync(path.join(folder, 'documents/lease.txt'), 'utf8')).toBe(lease)
  expect(statSync(folder).mode & 0o077).toBe(0)
  expect(statSync(path.join(folder, 'documents/lease.txt')).mode & 0o077).toBe(0)
  expect(() => statSync(path.join(folder, 'records.jsonl'))).toThrow()
  expect(await runTrove(['export', folder], { settings })).toMatchObject({ code: 2 })
})

test('a key opens nothing but what it is for, and the command ends with 3', async () => {
  const settings = withKey(keys.export)
  expect(await runTrove(['ask', question], { settings })).toMatchObject({ code: 3, out: '' })
  const taken = await runTrove(['export', path.join(root, 'no')], { settings: withKey(keys.ask) })
  expect(taken).toMatchObject({ code: 3, err: expect.stringContaining('may not') })
  const unknown = `trv_${'a'.repeat(43)}`
  const refused = await runTrove(['search', 'deposit'], { settings: withKey(unknown) })
  expect(refused).toMatchObject({ code: 3, err: expect.stringContaining('API key') })
  expect(refused.err).not.toContain(unknown)
})

test('wrong use ends with 2, a server that is away with 1', async () => {
  expect(await runTrove(['ask', question])).toMatchObject({ code: 2 })
  expect(await runTrove(['dance'])).toMatchObject({ code: 2 })
  expect(await runTrove(['--help'])).toMatchObject({ code: 0, err: '' })
  const file = path.join(root, 'key')
  writeFileSync(file, `${keys.ask}\n`, { mode: 0o600 })
  const settings = { TROVE_API_KEY_FILE: file }
  const away = await runTrove(['search', 'deposit', '--url', 'http://127.0.0.1:1'], { settings })
  expect(away).toMatchObject({ code: 1, err: expect.stringContaining('No Trove answers') })
  const there = await runTrove(['search', 'deposit', '--url', server.url], { settings })
  expect(there.code).toBe(0)
})

test('nothing that was asked, found or used as a key stands in the log', () => {
  for (const secret of ['deposit', 'lease.txt', keys.ask, keys.export]) {
    expect(server.log()).not.toContain(secret)
  }
})
