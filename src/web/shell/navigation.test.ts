import { expect, test } from 'vitest'
import type { Person } from '#shared/accounts.ts'
import { isCurrent, navigationFor } from './navigation.ts'

const person: Person = { id: 'usr_1', name: 'Ida', role: 'admin', onboarding: false }
const labels = (me: Person | null) => navigationFor(me).map((entry) => entry.label)

test('admins see the Admin entry and nobody else does', () => {
  const common = ['Ask Anything', 'Dashboard', 'Data Sources', 'Documents', 'Analytics']
  const others = ['Chat', 'Money', 'People', 'Health', 'Timeline', 'Query Builder']
  expect(labels(person)).toEqual([...common, 'Admin', ...others])
  expect(labels({ ...person, role: 'user' })).toEqual([...common, ...others])
  expect(labels(null)).toEqual([...common, ...others])
})

test.each([
  ['/', ['Ask Anything']],
  ['/ask-anything', ['Ask Anything']],
  ['/documents', ['Documents']],
  ['/documents/doc_1', ['Documents']],
  ['/documents-of-mine', []],
  ['/chat', ['Chat']],
  ['/query-builder', ['Query Builder']],
  ['/onboarding', []],
])('on %s the highlighted entries are %j', (pathname, expected) => {
  const current = navigationFor(person).filter((entry) => isCurrent(entry, pathname))
  expect(current.map((entry) => entry.label)).toEqual(expected)
})
