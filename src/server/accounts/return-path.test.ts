import { expect, test } from 'vitest'
import { returnPath, withProblem } from './return-path.ts'

test.each([
  ['/', '/'],
  ['/documents', '/documents'],
  ['/documents/doc_1?page=2#passage', '/documents/doc_1?page=2#passage'],
  ['/a b', '/a%20b'],
])('the page %s is an allowed return path', (from, path) => {
  expect(returnPath(from)).toBe(path)
})

test.each([
  undefined,
  '',
  'documents',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/documents/..//evil.example',
  ' //evil.example',
  '/api/auth/logout',
  '/x/../api/auth/google',
])('%j is not one of our pages', (from) => {
  expect(returnPath(from)).toBe('/')
})

test('a problem is added to the parameters of the address', () => {
  expect(withProblem('/documents?page=2#p', 'social_failed')).toBe(
    '/documents?page=2&auth-error=social_failed#p',
  )
})
