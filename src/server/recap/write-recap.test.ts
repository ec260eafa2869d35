import { expect, test } from 'vitest'
import type { WeekView } from '#shared/today.ts'
import { writeRecap } from './write-recap.ts'

const week: WeekView = {
  from: '2026-11-16',
  to: '2026-11-22',
  lines: [
    { id: '1', kind: 'week', currency: 'EUR', spent: 331.88, usual: 300, weeks: 4, days: [] },
    {
      id: '2',
      kind: 'biggest',
      currency: 'EUR',
      payments: [
        { merchant: 'Café <b>', date: '2026-11-18', amount: 62.29 },
        { merchant: 'Lumen', date: '2026-11-18', amount: 35 },
      ],
    },
    { id: '3', kind: 'mail', from: 'Lena', subject: 'Museum', date: '2026-11-20' },
    { id: '4', kind: 'health', name: 'steps', now: 9659, before: 9800, days: [] },
    {
      id: '5',
      kind: 'documents',
      documents: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ documentId: name, name })),
    },
  ],
}
const links = {
  dashboard: 'https://t.example/dashboard',
  stop: 'https://t.example/unsubscribe#token=x',
}

test('the week is written as plain text, in the language and format of the person', () => {
  const english = writeRecap({ week, language: 'en', region: 'en-GB', ...links })
  expect(english.subject).toBe('Your week from 16 Nov to 22 Nov')
  expect(english.text).toBe(`- You spent €331.88, €31.88 more than usual.
- The biggest payments: Café <b> (€62.29) and Lumen (€35.00).
- Lena may be waiting for an answer to “Museum” (20 Nov).
- You took 9,659 steps a day, 1% less than in the four weeks before.
- 6 documents added: a, b, c, d, e, and +1.

Open the dashboard: https://t.example/dashboard

You get this mail each Monday because you turned it on in your account. Stop these mails: https://t.example/unsubscribe#token=x
`)
  const german = writeRecap({ week, language: 'de', region: 'de-DE', ...links })
  expect(german.subject).toBe('Deine Woche vom 16. Nov. bis 22. Nov.')
  expect(german.text).toContain(
    'Du hast 331,88\u00a0€ ausgegeben, 31,88\u00a0€ mehr als gewöhnlich.',
  )
  expect(german.text).toContain(
    'Die größten Zahlungen: Café <b> (62,29\u00a0€) und Lumen (35,00\u00a0€).',
  )
})

test('texts of senders and shops are escaped', () => {
  const { html } = writeRecap({ week, language: 'en', region: 'en-GB', ...links })
  expect(html).toContain('Café &lt;b&gt; (€62.29)')
  expect(html).not.toContain('<b>')
})
