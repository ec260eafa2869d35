import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { startServer } from '#tests/e2e/server.ts'
import { openHttpSession, type HttpSession } from '#tests/http-session.ts'
import { runBackupCommand } from './backup-command.ts'

const passphrase = 'ten green bottles on a wall'
const email = 'ada@example.org'
const question = 'How high is the deposit of the flat?'
const settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }

const root = mkdtempSync(path.join(os.tmpdir(), 'trove-backup-'))
const file = path.join(root, 'trove.backup')
let before: string

const command = (
  name: 'backup' | 'restore',
  dataDir: string,
  { from = file, phrase = passphrase } = {},
) => runBackupCommand(name, { file: from, dataDir, passphrase: phrase })

const answerOf = async (person: HttpSession) => {
  const { answer, citations } = askResponse.parse(await person.ask(question))
  return JSON.stringify({ answer, names: citations.map(({ documentName }) => documentName) })
}

beforeAll(async () => {
  const dataDir = path.join(root, 'first')
  const server = await startServer({ ...settings, TROVE_DATA_DIR: dataDir })
  try {
    const ada = openHttpSession(server.url)
    await ada.signUp(email)
    await ada.upload({
      'lease.txt': 'Lease of the flat.\n\nThe deposit of the flat is 900 euros.\n',
      'expenses.csv': 'item,amount\ntea,5\nbread,7\n',
    })
    before = await answerOf(ada)
    const { code, text } = await command('backup', dataDir)
    expect({ code, text }).toEqual({ code: 0, text: expect.stringContaining('Everything is in') })
    // Later changes are in the next backup.
    await ada.upload({ 'later.txt': 'Brought after the backup.\n' })
  } finally {
    await server.stop()
  }
}, 180_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a backup of a running server gives the same answers in an empty folder', async () => {
  const dataDir = path.join(root, 'second')
  const restored = await command('restore', dataDir)
  expect(restored).toEqual({ code: 0, text: expect.stringContaining('Restored as it was on') })
  const server = await startServer({ ...settings, TROVE_DATA_DIR: dataDir })
  try {
    const ada = openHttpSession(server.url)
    await ada.signIn(email)
    expect((await ada.documents()).map(({ originalName }) => originalName).toSorted()).toEqual([
      'expenses.csv',
      'lease.txt',
    ])
    expect(await answerOf(ada)).toBe(before)
    expect(before).toContain('900')
    // New rows get numbers that no restored row has.
    await ada.upload({ 'more.txt': 'The garage costs 40 euros a month.\n' })
    expect(await ada.documents()).toHaveLength(3)
  } finally {
    await server.stop()
  }
}, 180_000)

test('a backup reveals nothing without its passphrase', async () => {
  const bytes = readFileSync(file)
  for (const word of [email, 'lease.txt', 'deposit', 'vault_keys']) {
    expect(bytes.includes(word)).toBe(false)
  }
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const dataDir = path.join(root, 'guessed')
  const guessed = await command('restore', dataDir, {
    phrase: 'another one at all',
  })
  expect(guessed).toEqual({
    code: 1,
    text: expect.stringContaining('the passphrase is wrong'),
  })
  expect(existsSync(dataDir)).toBe(false)
})

test.each([
  ['changed', (bytes: Buffer) => bytes.fill(bytes.readUInt8(9_000) ^ 1, 9_000, 9_001)],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -20)],
  ['no backup at all', () => Buffer.from('%PDF-1.7 something else')],
])('a file that is %s is refused, and nothing is started', async (how, damage) => {
  const damaged = path.join(root, `${how}.backup`)
  writeFileSync(damaged, damage(readFileSync(file)))
  const dataDir = path.join(root, how)
  const { code, text } = await command('restore', dataDir, { from: damaged })
  expect(code).toBe(1)
  expect(text).toMatch(/damaged or incomplete|not a backup of Trove/)
  expect(text.trim().split('\n')).toHaveLength(1)
  expect(existsSync(dataDir)).toBe(false)
})

test('nothing is overwritten: neither a data folder in use nor a file', async () => {
  const dataDir = path.join(root, 'first')
  const entries = readdirSync(dataDir).toSorted()
  const restored = await command('restore', dataDir)
  expect(restored).toEqual({ code: 1, text: expect.stringContaining('in use already') })
  expect(readdirSync(dataDir).toSorted()).toEqual(entries)
  const again = await command('backup', dataDir)
  expect(again).toEqual({ code: 1, text: expect.stringContaining('is there already') })
})

test('a short passphrase is refused', async () => {
  const short = await command('backup', path.join(root, 'first'), {
    phrase: 'short',
    from: path.join(root, 'other.backup'),
  })
  expect(short).toEqual({ code: 1, text: expect.stringContaining('at least 12 characters') })
})
