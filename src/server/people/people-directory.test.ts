import { expect, test } from 'vitest'
import type { Contact } from '#server/connectors/kinds/contact.ts'
import type { Mail } from '#server/connectors/kinds/mail.ts'
import type { ChatMessage } from '#server/connectors/kinds/message.ts'
import { buildDirectory } from './people-directory.ts'
import { createIdentify, type Identity } from './identity.ts'
import type { Decision } from './join.ts'
import { mentionIn, type Mention, type MentionKind } from './mention.ts'
import { suggestPairs } from './suggest.ts'

const identify = createIdentify('49')
const day = '2026-03-02T10:00:00Z'

const contact = (given: Partial<Contact>): [MentionKind, Contact] => [
  'contact',
  {
    service: 'Contacts',
    relation: 'contact',
    name: '',
    emails: [],
    phones: [],
    handles: [],
    organisation: '',
    position: '',
    birthday: '',
    address: '',
    url: '',
    since: '',
    note: '',
    ...given,
  },
]
const mail = (from: string, to: string, cc: string[] = []): [MentionKind, Mail] => {
  const person = (text: string) => {
    const [, name = '', address = text] = /^(.*) <(.*)>$/.exec(text) ?? []
    return { name, address }
  }
  return [
    'email',
    {
      subject: '',
      from: [person(from)],
      to: [person(to)],
      cc: cc.map(person),
      date: day,
      messageId: '',
      inReplyTo: '',
      threadId: '',
      labels: [],
      text: '',
      quoted: '',
      attachments: [],
      size: 1,
      truncated: false,
    },
  ]
}
const message = (given: Partial<ChatMessage>): [MentionKind, ChatMessage] => [
  'message',
  {
    chat: 'Dana',
    local: '2026-03-02T10:00:00',
    author: null,
    text: '',
    kind: 'text',
    edited: false,
    file: null,
    order: 0,
    ...given,
  },
]
const sms = (given: Partial<ChatMessage>) => message({ service: 'SMS', ...given })

function bookOf(records: [MentionKind, unknown][], decisions: Decision[] = []) {
  const mentions = records.flatMap(([kind, value], index): Mention[] => {
    const found = mentionIn({ id: index + 1, kind, sourceId: 'src_1', value }, identify)
    return found ? [found] : []
  })
  const own: Identity[] = [identify.email('ada@example.org') ?? []].flat()
  return buildDirectory({ mentions, decisions, own })
}
const listed = (...given: Parameters<typeof bookOf>) =>
  bookOf(...given)
    .people.filter(({ isMe }) => !isMe)
    .map(({ name, identities, messages, mails }) => ({
      name,
      keys: identities.map(({ identity }) => identity.key),
      counts: [messages, mails],
    }))
const suggested = (...given: Parameters<typeof bookOf>) =>
  suggestPairs(bookOf(...given)).map(({ one, other, reasons }) => [
    [one.name, other.name].toSorted(),
    reasons.map(({ code }) => code),
  ])

const danaCard = contact({
  name: 'Dana Miller',
  emails: ['dana@example.org', 'd.miller@work.example'],
  phones: ['0171 1234567'],
})

test('one address book entry joins its addresses and numbers to one person, in any spelling', () => {
  const records = [
    danaCard,
    mail('D. <DANA@example.org>', 'ada@example.org'),
    mail('ada@example.org', 'Miller <d.miller@work.example>'),
    sms({ author: 'Mobile', sender: '+491711234567', fromMe: false, people: ['+491711234567'] }),
    sms({ author: 'Me', fromMe: true, people: ['+49 171 1234567'] }),
  ]
  expect(listed(records)).toEqual([
    {
      name: 'Dana Miller',
      keys: ['email:d.miller@work.example', 'email:dana@example.org', 'phone:+491711234567'],
      counts: [2, 2],
    },
  ])
})

test('nobody is joined by a name alone, and the same full name is a suggestion', () => {
  const records = [
    danaCard,
    message({ author: 'Dana Miller', fromMe: false }),
    message({ author: 'Ada', fromMe: true }),
  ]
  expect(listed(records).map(({ name }) => name)).toEqual(['Dana Miller', 'Dana Miller (Contacts)'])
  expect(suggested(records)).toEqual([[['Dana Miller', 'Dana Miller (Contacts)'], ['same_name']]])
})

test('people the person joins are one, are counted together, and have the name the person chose', () => {
  const records = [
    danaCard,
    message({ author: 'Dani', fromMe: false }),
    message({ author: 'Ada', fromMe: true }),
    mail('dana@example.org', 'ada@example.org'),
  ]
  const decisions: Decision[] = [
    { kind: 'join', keys: ['email:dana@example.org', 'name:whatsapp:dani'] },
    { kind: 'rename', key: 'name:whatsapp:dani', name: 'Dana from work' },
  ]
  expect(listed(records, decisions)).toMatchObject([{ name: 'Dana from work', counts: [2, 1] }])
})

test('an identity the person separates stays apart from all the others', () => {
  const decisions: Decision[] = [
    {
      kind: 'separate',
      key: 'phone:+491711234567',
      from: ['email:dana@example.org', 'email:d.miller@work.example'],
    },
  ]
  expect(listed([danaCard], decisions).map(({ keys }) => keys)).toEqual([
    ['email:d.miller@work.example', 'email:dana@example.org'],
    ['phone:+491711234567'],
  ])
  expect(suggested([danaCard], decisions)).toEqual([])
})

test("the person's last decision counts", () => {
  const apart: Decision = { kind: 'separate', key: 'email:a@x.org', from: ['email:b@x.org'] }
  const same: Decision = { kind: 'join', keys: ['email:a@x.org', 'email:b@x.org'] }
  const records = [mail('a@x.org', 'ada@example.org'), mail('b@x.org', 'ada@example.org')]
  expect(listed(records, [apart, same])).toHaveLength(1)
  expect(listed(records, [same, apart])).toHaveLength(2)
  expect(listed(records, [same, apart, same])).toHaveLength(1)
})

test('an identity joined again after being separated is one with all the others', () => {
  const decisions: Decision[] = [
    {
      kind: 'separate',
      key: 'email:x@x.org',
      from: ['email:dana@example.org', 'phone:+491711234567'],
    },
    { kind: 'join', keys: ['email:x@x.org', 'phone:+491711234567'] },
  ]
  expect(listed([danaCard, mail('x@x.org', 'ada@example.org')], decisions)).toHaveLength(1)
})

test('a number shared by entries of different people joins nobody', () => {
  const household = '030 7654321'
  const records = [
    contact({ name: 'Ben Okafor', emails: ['ben@x.org'], phones: [household] }),
    contact({ name: 'Eva Okafor', emails: ['eva@x.org'], phones: [household] }),
  ]
  expect(listed(records).map(({ keys }) => keys)).toEqual(
    expect.arrayContaining([['email:ben@x.org'], ['email:eva@x.org'], ['phone:+49307654321']]),
  )
})

test.each([
  [
    'other birthdays',
    contact({ name: 'Dana Miller', emails: ['x@y.org'], birthday: '1990-01-02' }),
    contact({ name: 'Dana Miller', emails: ['z@y.org'], birthday: '1985-06-07' }),
  ],
  [
    'two accounts of one network',
    contact({ name: 'Dana Miller', service: 'LinkedIn', handles: ['dana-1'] }),
    contact({ name: 'Dana Miller', service: 'LinkedIn', handles: ['dana-2'] }),
  ],
  [
    'other names',
    contact({ name: 'Dana Miller', emails: ['dana.miller@y.org'] }),
    contact({ name: 'Rosa Miller', emails: ['rosa@y.org'] }),
  ],
])('nothing is suggested against %s', (_, one, other) => {
  expect(suggested([one, other])).toEqual([])
})

test('two people who write in the same group are not suggested as one', () => {
  const group = { chat: 'Family', service: 'iMessage', chatId: 'g', fromMe: false }
  const records = [
    contact({ name: 'Dana Miller', phones: ['+491711111111'] }),
    contact({ name: 'Dana Miller', phones: ['+491722222222'] }),
    message({ ...group, author: 'Dana Miller', sender: '+491711111111' }),
    message({ ...group, author: 'Dana Miller', sender: '+491722222222' }),
  ]
  expect(suggested(records.slice(0, 2))).toHaveLength(1)
  expect(suggested(records)).toEqual([])
})

test.each([
  [
    'an address that is the name',
    [
      contact({ name: 'Dana Miller', phones: ['+491711111111'] }),
      mail('dana.miller@x.org', 'ada@example.org'),
    ],
    'address_is_name',
  ],
  [
    'an address that is the name in one word',
    [
      contact({ name: 'Dana Miller', phones: ['+491711111111'] }),
      mail('danamiller85@x.org', 'ada@example.org'),
    ],
    'address_is_name',
  ],
  [
    'a first name and where they work',
    [
      contact({ name: 'Dana', phones: ['+491711111111'], organisation: 'Orchard GmbH' }),
      mail('Dana M. <dm@orchard.example>', 'ada@example.org'),
    ],
    'name_and_organisation',
  ],
  [
    'the name turned round',
    [
      contact({ name: 'Miller, Dana', phones: ['+491711111111'] }),
      mail('Dana Miller <dm@x.org>', 'ada@example.org'),
    ],
    'same_name',
  ],
] as const)('%s is a suggestion', (_, records, code) => {
  expect(suggested([...records]).flatMap(([, codes]) => codes)).toContain(code)
})

test('the owner is recognised by the account and by sent messages, and is nobody else', () => {
  const records = [
    mail('Ada <ada@example.org>', 'dana@example.org'),
    mail('dana@example.org', 'ada@example.org', ['ben@x.org']),
    sms({ author: 'Me', sender: '+491700000000', fromMe: true, people: ['+491711234567'] }),
    message({ author: 'Ada L', fromMe: true }),
  ]
  const mine = bookOf(records).people.filter(({ isMe }) => isMe)
  expect(mine.map(({ identities }) => identities.map(({ identity }) => identity.key))).toEqual([
    ['email:ada@example.org', 'phone:+491700000000', 'name:whatsapp:ada l'],
  ])
})

test("the owner's messages to a group count for nobody, and those to one person for that person", () => {
  const one = { service: 'iMessage', chatId: 'one', people: ['+491711111111'] }
  const group = { service: 'iMessage', chatId: 'group', people: ['+491711111111', '+491722222222'] }
  const me = { author: 'Me', fromMe: true }
  const records = [message({ ...one, ...me }), message({ ...group, ...me })]
  const { cells } = bookOf(records)
  expect([cells.get(1)?.with, cells.get(2)]).toEqual(['Dana', undefined])
})

test('100,000 records of 5,000 people are joined in seconds', () => {
  const cards = Array.from({ length: 5_000 }, (_, n) =>
    contact({
      name: `Person${n} Family${n}`,
      emails: [`p${n}@x.org`],
      phones: [`+4917${10_000_000 + n}`],
    }),
  )
  const mails = Array.from({ length: 95_000 }, (_, n) =>
    mail(`p${n % 5_000}@x.org`, 'ada@example.org'),
  )
  const started = performance.now()
  const { people } = bookOf([...cards, ...mails])
  const tookMs = performance.now() - started
  expect(people).toHaveLength(5_001)
  // Takes seconds on an idle machine; a quadratic algorithm would take many minutes.
  expect(tookMs).toBeLessThan(60_000)
}, 120_000)
