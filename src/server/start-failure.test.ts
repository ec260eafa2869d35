import { expect, test } from 'vitest'
import { describeStartFailure } from './start-failure.ts'

const settings = { port: 3000, dataDir: '/data', databaseUrl: undefined }
const failure = (about: object, message = 'no words for people') =>
  Object.assign(new Error(message), about)

test.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, /^Port 3000 is taken by another program\./],
  [{ code: 'EACCES', syscall: 'listen' }, /^Port 3000 cannot be opened \(EACCES\)\./],
  [{ code: 'EROFS', path: '/data' }, /^The data folder \/data cannot be used \(EROFS\)\./],
  [
    { code: 'EACCES', path: '/data/keys/master.key' },
    /^The data folder \/data cannot be used \(EACCES\)\./,
  ],
  [{ code: 'ENOSPC', syscall: 'write' }, /^There is no space left on the disk/],
])('%o is explained in a helpful sentence', (about, sentence) => {
  expect(describeStartFailure(failure(about), settings)).toMatch(sentence)
})

test("a program's output about a full disk is shortened", () => {
  const error = failure(
    {},
    'Command failed: initdb\nFATAL: could not write: No space left on device',
  )
  expect(describeStartFailure(error, settings)).toMatch(/^There is no space left on the disk/)
})

test('an absent database is reported without its address, which contains a password', () => {
  const databaseUrl = 'postgres://trove:secret@localhost:1/trove'
  for (const code of ['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000']) {
    // If a name has two addresses, the error has no message of its own.
    const message = describeStartFailure(failure({ code }, ''), { ...settings, databaseUrl })
    expect(message).toContain(`cannot connect to the database at DATABASE_URL (${code})`)
    expect(message).not.toContain('secret')
  }
})

test('our own messages stay unchanged, and no failure is silent', () => {
  expect(describeStartFailure(new Error('Another Trove is running.'), settings)).toBe(
    'Another Trove is running.',
  )
  const elsewhere = failure({ code: 'ENOENT', path: '/app/model' })
  expect(describeStartFailure(elsewhere, settings)).toBe('no words for people')
  expect(describeStartFailure(failure({ code: 'EWEIRD' }, ''))).toBe(
    'Trove could not start (EWEIRD).',
  )
  expect(describeStartFailure('nothing')).toBe('Trove could not start (unknown).')
})
