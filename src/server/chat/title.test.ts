import { expect, test } from 'vitest'
import { titleOf } from './title.ts'

test.each([
  ['How much is the rent?', 'How much is the rent?'],
  ['  two\n\nlines\there ', 'two lines here'],
  [
    'How much did I spend on groceries and on transport in March of last year, altogether?',
    'How much did I spend on groceries and on transport in March…',
  ],
  ['x'.repeat(80), `${'x'.repeat(60)}…`],
  [`${'x'.repeat(59)}😀 and more`, `${'x'.repeat(59)}…`],
])('a conversation that starts with %j is named %j', (message, title) => {
  expect(titleOf(message)).toBe(title)
})
