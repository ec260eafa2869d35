import { expect, vi } from 'vitest'
import { test } from '#tests/server.ts'
import { ask, bring, change, listed, undo } from './people.fixtures.ts'

vi.setConfig({ testTimeout: 240_000 })

const card = (name: string, address: string, note = '') =>
  `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nEMAIL:${address}\n${note && `NOTE:${note}\n`}END:VCARD\n`
const book = [
  `BEGIN:VCARD
VERSION:3.0
FN:Ada Weber
EMAIL:ada@example.com
RELATED;TYPE=mother:Ruth Weber
RELATED;TYPE=brother:Nils Weber
RELATED;TYPE=sister:Lena Weber
RELATED;TYPE=sister:Karin Weber
END:VCARD
`,
  card('Ruth Weber', 'ruth@example.org'),
  card('Nils Weber', 'nils@example.org'),
  card('Lena Weber', 'lena@example.org'),
  card('Karin Weber', 'karin@example.org'),
  card('Carla Huber', 'carla@example.org', 'my boss'),
].join('')

const own = 'Ada Weber <ada@example.com>'
let count = 0
const mail = (from: string, to: string, day: string, text: string) =>
  [
    'From x Mon Mar 02 10:00:00 +0000 2026',
    `From: ${from}`,
    `To: ${to}`,
    `Subject: Note ${(count += 1)}`,
    `Date: ${day}`,
    `Message-ID: <role-${count}@example.org>`,
    '',
    text,
    '',
  ].join('\n')
const nils = 'Nils Weber <nils@example.org>'
const mails = [
  mail('Ruth Weber <ruth@example.org>', own, 'Mon, 05 Jan 2026 10:00:00 +0000', 'Hello Ada.'),
  mail('Ruth Weber <ruth@example.org>', own, 'Tue, 10 Mar 2026 10:00:00 +0000', 'Until Sunday.'),
  mail(own, nils, 'Wed, 11 Mar 2026 10:00:00 +0000', 'Are you well?'),
  mail(own, nils, 'Thu, 12 Mar 2026 10:00:00 +0000', 'Come and visit.'),
  mail(own, nils, 'Fri, 13 Mar 2026 10:00:00 +0000', 'The key is here.'),
  mail(
    'Carla Huber <carla@example.org>',
    own,
    'Sat, 14 Mar 2026 10:00:00 +0000',
    'The budget for the new hall is 40,000 euros, and not more.',
  ),
  mail('Lena Weber <lena@example.org>', own, 'Sun, 15 Mar 2026 10:00:00 +0000', 'See you.'),
].join('\n')

test('a question can refer to somebody by their relation to the person', async ({ server }) => {
  const person = await server.person('Ada')
  await bring(person, 'google', { 'contacts.vcf': book }, { email: 'ada@example.com' })
  await bring(person, 'gmail', { 'mail.mbox': mails }, { email: 'ada@example.com' })

  const asked: [question: string, says: RegExp][] = [
    ['Wann hat Mama zuletzt geschrieben?', /10\. März 2026/],
    ['How many mails did I send to my brother?', /\*\*3\*\*/],
    ['How many messages did I send to my brother?', /\*\*3\*\*/],
    ['How many messages do I have?', /\*\*7\*\*/],
    ['Wie viele Nachrichten habe ich?', /\*\*7\*\*/],
    ['How many emails are there?', /\*\*7\*\*/],
    ['What did my boss say about the budget?', /40,000 euros/],
    ['How many mails did I get from my sister?', /2 people are known as your sister: /],
  ]
  const answers = []
  for (const [question] of asked) answers.push([question, (await ask(person, question)).answer])
  expect(answers).toEqual(asked.map(([question, says]) => [question, expect.stringMatching(says)]))

  const [carla] = (await listed(person, 'Carla')).people
  const said = await change(person, `${carla?.id}/relations`, { roles: ['landlord'] })
  expect((await ask(person, 'How many mails did my landlord write?')).answer).toContain('**1**')
  await undo(person, said)
  expect((await ask(person, 'How many mails did my landlord write?')).answer).toContain('Nobody')
})
