import { expect, test } from 'vitest'
import { overQuota, quotaText } from './guest-quota.ts'

const megabyte = 1024 ** 2
const quota = (documents: number, megabytes: number) => ({
  documents: { used: documents, most: 50 },
  bytes: { used: megabytes * megabyte, most: 100 * megabyte },
})
const files = (count: number, megabytes: number) =>
  Array.from({ length: count }, () => ({ size: megabytes * megabyte }))

test('a guest sees the quota and how much of it is used', () => {
  expect(quotaText(quota(0, 0))).toBe('Guests can store 50 documents of 100 MB in all.')
  expect(quotaText(quota(3, 12.5))).toBe(
    'Guests can store 50 documents of 100 MB in all. You have stored 3, 12.5 MB.',
  )
})

test('files that fit the quota exactly are accepted, and one more is not', () => {
  expect(overQuota(quota(0, 0), [])).toBeUndefined()
  expect(overQuota(quota(48, 0), files(2, 1))).toBeUndefined()
  expect(overQuota(quota(48, 0), files(3, 1))).toMatch(
    /^There is room for only 2 more, and you chose/,
  )
  expect(overQuota(quota(50, 0), files(1, 1))).toMatch(/^There is room for no more/)
  expect(overQuota(quota(1, 91), files(1, 9))).toBeUndefined()
  expect(overQuota(quota(1, 91), files(2, 5))).toMatch(
    /^There are 9 MB left, and these files have 10/,
  )
  // The limits have been lowered since.
  expect(overQuota(quota(60, 120), files(1, 1))).toMatch(/^There is room for no more/)
})
