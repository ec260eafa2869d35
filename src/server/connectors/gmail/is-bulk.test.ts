import { expect, test } from 'vitest'
import { parseMail } from './parse-mail.ts'

const withHeader = (...lines: string[]) =>
  parseMail(Buffer.from(['From: Ada <ada@example.org>', ...lines, '', 'Hello.'].join('\r\n'))).mail
    .bulk

test.each([
  ['a newsletter', ['List-Unsubscribe: <https://example.org/leave>']],
  ['an announcement list', ['List-Id: <news.example.org>', 'List-Post: NO']],
  ['an alert', ['Auto-Submitted: auto-generated']],
  ['bulk mail of old', ['Precedence: bulk']],
])('%s is recognised as bulk by its header', (_, lines) => {
  expect(withHeader(...lines)).toBe(true)
})

test.each([
  ['a letter', []],
  ['a list to which one can post', ['List-Id: <us>', 'List-Post: <mailto:us@example.org>']],
  ['an answer that a person is away', ['Auto-Submitted: auto-replied']],
])('%s is not', (_, lines) => {
  expect(withHeader(...lines)).toBeUndefined()
})
