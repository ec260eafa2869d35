import { APIError } from 'better-auth/api'
import { expect, test } from 'vitest'
import { outageOf } from './outage.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code }, more)
const wrapped = (cause: unknown) => new Error('Failed query', { cause })

test.for([
  ['a full disk of the database', wrapped(withCode('53100')), 'storage.full'],
  ['a full disk of the program', withCode('ENOSPC', { syscall: 'write' }), 'storage.full'],
  ['a database that starts', wrapped(withCode('57P03')), 'database.unavailable'],
  [
    'a socket that nobody listens on',
    withCode('ECONNREFUSED', { syscall: 'connect' }),
    'database.unavailable',
  ],
  [
    'a connection that broke',
    wrapped(new Error('Connection terminated unexpectedly')),
    'database.unavailable',
  ],
  [
    'a session that could not be read',
    APIError.from('INTERNAL_SERVER_ERROR', {
      code: 'FAILED_TO_GET_SESSION',
      message: 'Failed to get session',
    }),
    'database.unavailable',
  ],
  ['a statement that is wrong', wrapped(withCode('42601')), undefined],
  ['a file that is missing', withCode('ENOENT', { syscall: 'open' }), undefined],
  ['no error', 'x', undefined],
] as const)('%s', ([, error, code]) => {
  expect(outageOf(error)?.code).toBe(code)
})
