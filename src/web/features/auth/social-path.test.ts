import { expect, test } from 'vitest'
import { socialPath } from './social-path.ts'

test.each([
  ['/', '', '/api/auth/google'],
  ['/documents', '', '/api/auth/google?from=%2Fdocuments'],
  ['/documents/doc_1', '?passage=7', '/api/auth/google?from=%2Fdocuments%2Fdoc_1%3Fpassage%3D7'],
])('a login from %s%s starts at %s', (pathname, search, start) => {
  expect(socialPath('google', { pathname, search })).toBe(start)
})
