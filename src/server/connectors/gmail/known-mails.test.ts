import { expect, test } from 'vitest'
import { packMails, unpackMails, type KnownMail } from './known-mails.ts'

const key = (number: number) => number.toString(16).padStart(24, 'a')

test('mails are remembered by number, key and attachments, even unreadable ones', () => {
  const mails = new Map<number, KnownMail>([
    [4_294_967_295, { key: key(3), files: 200 }],
    [7, { key: key(1), files: 0 }],
    [900, { key: '', files: 0 }],
    [8, { key: key(2), files: 2 }],
  ])
  const again = unpackMails(packMails(mails))
  expect([...again]).toEqual([...mails].toSorted(([a], [b]) => a - b))
  expect(unpackMails(packMails(new Map()))).toEqual(new Map())
})

test('200,000 mails are remembered in less than four megabytes', () => {
  const mails = new Map<number, KnownMail>(
    Array.from({ length: 200_000 }, (_, at) => [at * 3 + 1, { key: key(at), files: 0 }]),
  )
  const packed = packMails(mails)
  expect(JSON.stringify(packed).length).toBeLessThan(4_000_000)
  expect(unpackMails(packed)).toEqual(mails)
})
