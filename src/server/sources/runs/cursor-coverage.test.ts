import { expect, test } from 'vitest'
import type { SourceInclude, SourceType } from '#shared/sources.ts'
import { coveringCursor, withCoverage } from './cursor-coverage.ts'

const resumes = (type: SourceType, before: SourceInclude, now: SourceInclude) =>
  coveringCursor(withCoverage('{"at":1}', before), type, now) === '{"at":1}'

test.each<[SourceType, SourceInclude, SourceInclude, boolean]>([
  ['google', {}, {}, true],
  ['google', {}, { since: '2026-01-01', withoutKinds: ['file'], withoutFolders: ['Old'] }, true],
  ['google', { since: '2026-01-01' }, { since: '2026-02-01' }, true],
  ['google', { since: '2026-01-01' }, { since: '2025-12-31' }, false],
  ['google', { since: '2026-01-01' }, {}, false],
  ['google', { withoutFolders: ['Old', 'Older'] }, { withoutFolders: ['Old'] }, false],
  ['google', { withoutKinds: ['file'] }, {}, false],
  ['gmail', { since: '2026-01-01', withoutFolders: ['Old'] }, {}, true],
  ['gmail', { withoutKinds: ['file'] }, {}, false],
  ['twitter', { since: '2026-01-01' }, {}, true],
])(
  'a %s source that excluded %j and now excludes %j resumes from its cursor: %s',
  (type, before, now, expected) => {
    expect(resumes(type, before, now)).toBe(expected)
  },
)

test('a source resumes from a cursor stored by an older version', () => {
  expect(coveringCursor('{"at":1}', 'google', { since: '2026-01-01' })).toBe('{"at":1}')
  expect(coveringCursor('{"within":5}', 'google', {})).toBe('{"within":5}')
})
