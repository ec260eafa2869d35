import { execFileSync } from 'node:child_process'
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
let keys: Record<'ask' | 'export' | 'import', string>

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
  keys = {
    ask: await make(['ask']),
    export: await make(['questions', 'documents']),
    import: await make(['import']),
  }
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

test('a computed figure shows its statement only on request', async () => {
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

test('an export is a folder only for its owner, with what the key may read and no more', async () => {
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

test('a key works only for its scopes, otherwise the command exits with 3', async () => {
  const settings = withKey(keys.export)
  expect(await runTrove(['ask', question], { settings })).toMatchObject({ code: 3, out: '' })
  const taken = await runTrove(['export', path.join(root, 'no')], { settings: withKey(keys.ask) })
  expect(taken).toMatchObject({ code: 3, err: expect.stringContaining('may not') })
  const unknown = `trv_${'a'.repeat(43)}`
  const refused = await runTrove(['search', 'deposit'], { settings: withKey(unknown) })
  expect(refused).toMatchObject({ code: 3, err: expect.stringContaining('API key') })
  expect(refused.err).not.toContain(unknown)
})

test('files are imported into the right sources, and each result is reported', async () => {
  const chat = path.join(root, 'WhatsApp Chat with Grace.txt')
  writeFileSync(chat, '1/5/24, 10:00 - Grace: Lunch at noon?\n1/5/24, 10:01 - Ada: Yes\n')
  const letter = path.join(root, 'letter.md')
  writeFileSync(letter, '# Letter\n\nThe key is under the mat.\n')
  const unknown = path.join(root, 'thing.xyz')
  writeFileSync(unknown, 'nothing that anybody reads')
  const settings = withKey(keys.import)
  const done = await runTrove(['import', chat, letter, unknown], { settings })
  expect(done.err).toContain('Sending')
  expect(done.out).toMatch(/WhatsApp: 2 stored\n.*letter\.md: read\n.*thing\.xyz: /s)
  expect(done.code).toBe(3)
  const again = await runTrove(['import', letter, '--json'], { settings })
  expect(JSON.parse(again.out)).toMatchObject({ documents: [{ duplicate: true }], refused: [] })
  expect(again.code).toBe(0)
  const missing = await runTrove(['import', path.join(root, 'absent')], { settings })
  expect(missing).toMatchObject({ code: 2, out: '' })
  const refused = await runTrove(['import', letter], { settings: withKey(keys.ask) })
  expect(refused).toMatchObject({ code: 3, out: '' })
})

test('accounts and keys are managed on the data folder while Trove runs', async () => {
  const settings = { TROVE_DATA_DIR: server.dataDir, PUBLIC_URL: server.url }
  const line = (...args: string[]) => runTrove(args, { settings })
  const added = await line('user', 'add', 'grace@example.org', '--name', 'Grace')
  expect(added).toMatchObject({ code: 0, err: '' })
  expect(added.out).toMatch(/grace@example\.org[\s\S]*reset-password#token=\w+/)
  const typed = await runTrove(['user', 'add', 'alan@example.org', '--password-stdin'], {
    settings,
    input: 'correct horse battery\n',
  })
  expect(typed.out).not.toContain('reset-password')
  await openHttpSession(server.url).signIn('alan@example.org')
  expect((await line('user', 'list')).out).toMatch(/alan@.*\tuser\t[\s\S]*ada@.*\tadmin\t/)

  const made = await line('key', 'create', 'alan@example.org', '--name', 'Job', '--scope', 'ask')
  expect(made.out).toMatch(/^trv_\S+\n$/)
  const asked = { settings: withKey(made.out.trim()) }
  expect(await runTrove(['search', 'zebra'], asked)).toMatchObject({ code: 3, out: '' })
  const [listed] = JSON.parse((await line('key', 'list', 'alan@example.org', '--json')).out)
  expect(listed).toMatchObject({ name: 'Job', scopes: ['ask'] })
  expect(await line('key', 'revoke', 'alan@example.org', listed.id)).toMatchObject({ code: 0 })
  expect((await runTrove(['search', 'zebra'], asked)).err).toContain('API key')

  expect(await line('user', 'disable', 'alan@example.org')).toMatchObject({ code: 0 })
  await expect(openHttpSession(server.url).signIn('alan@example.org')).rejects.toThrow('403')
  const last = await line('user', 'disable', 'ada@example.org')
  expect(last).toMatchObject({ code: 3, err: expect.stringContaining('last admin') })
})

test('a shell completes commands, their arguments, and options', async () => {
  const { out } = await runTrove(['completion', 'bash'])
  const complete = (line: string) => {
    const words = line.split(' ')
    const typed = `COMP_WORDS=(${line.replace(/ $/, " ''")}); COMP_CWORD=${words.length - 1}`
    const script = `${out}\n${typed}; _trove; echo "\${COMPREPLY[@]}"`
    return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim()
  }
  expect(complete('trove im')).toBe('import')
  expect(complete('trove user ')).toContain('disable')
  expect(complete('trove key create ada@example.org --sc')).toBe('--scope')
  expect((await runTrove(['completion', 'zsh'])).out).toContain('#compdef trove')
  expect((await runTrove(['completion', 'fish'])).out).toContain(
    "complete -c trove -f -n '__fish_seen_subcommand_from user; and not",
  )
  expect(await runTrove(['completion', 'tcsh'])).toMatchObject({ code: 2, out: '' })
})

test('wrong usage exits with 2, an unavailable server with 1', async () => {
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

test('no question, result or key is in the log', () => {
  for (const secret of [
    'deposit',
    'lease.txt',
    'letter.md',
    'Grace',
    keys.ask,
    keys.export,
    keys.import,
  ]) {
    expect(server.log()).not.toContain(secret)
  }
})
