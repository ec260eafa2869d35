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
])('%o is told in a sentence that helps', (about, sentence) => {
  expect(describeStartFailure(failure(about), settings)).toMatch(sentence)
})

test('what a program says of a full disk is told shortly', () => {
  const said = failure(
    {},
    'Command failed: initdb\nFATAL: could not write: No space left on device',
  )
  expect(describeStartFailure(said, settings)).toMatch(/^There is no space left on the disk/)
})

test('a database that is not there is told without its address, which holds a password', () => {
  const databaseUrl = 'postgres://trove:secret@localhost:1/trove'
  for (const code of ['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000']) {
    // Where a name has two addresses, the error has no message of its own.
    const said = describeStartFailure(failure({ code }, ''), { ...settings, databaseUrl })
    expect(said).toContain(`gives no connection (${code})`)
    expect(said).not.toContain('secret')
  }
})

test('sentences of our own stay as they are, and no failure is silent', () => {
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
