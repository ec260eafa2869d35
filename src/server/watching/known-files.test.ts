import { expect, test } from 'vitest'
import { compareFiles, emptyState, type FolderState } from './known-files.ts'

const now = Date.parse('2026-03-04T12:00:00Z')
const old = { size: 10, modified: now - 60_000 }
const look = (state: FolderState, files: Record<string, typeof old>, at = now) =>
  compareFiles(state, new Map(Object.entries(files)), at)

test('a file is ready once two scans find it unchanged', () => {
  const first = look(emptyState, { 'a.pdf': old })
  expect(first.ready).toEqual([])
  expect(look(first.next, { 'a.pdf': old }).ready).toEqual(['a.pdf'])
})

test('a file that grows, or was written a moment ago, is not ready', () => {
  const { next } = look(emptyState, { 'a.pdf': old })
  expect(look(next, { 'a.pdf': { ...old, size: 11 } }).ready).toEqual([])
  const fresh = { size: 10, modified: now - 1_000 }
  const second = look(look(emptyState, { 'a.pdf': fresh }).next, { 'a.pdf': fresh })
  expect(second.ready).toEqual([])
  expect(look(second.next, { 'a.pdf': fresh }, now + 10_000).ready).toEqual(['a.pdf'])
})

test('a file that was imported is left alone until it changes, and forgotten when it is gone', () => {
  const state: FolderState = { files: { 'a.pdf': { ...old, state: 'imported' } }, contents: ['x'] }
  expect(look(state, { 'a.pdf': old })).toEqual({ next: state, ready: [] })
  const changed = { ...old, modified: now - 30_000 }
  expect(look(state, { 'a.pdf': changed }).next.files['a.pdf']).toEqual({
    ...changed,
    state: 'new',
  })
  expect(look(state, {}).next).toEqual({ files: {}, contents: ['x'] })
})
