import type { Item } from '#server/connectors/connector.ts'
import { createRandom, createWords } from './synthetic.ts'

const minuteMs = 60_000

/** Chat messages of several years, as in an export. */
export function* messages(count: number): Generator<Item> {
  const random = createRandom(3)
  const word = createWords(random)
  let at = Date.UTC(2021, 0, 1)
  for (let index = 0; index < count; index++) {
    at += Math.floor(random() * 90) * minuteMs
    const local = new Date(at).toISOString().slice(0, 19)
    const author = random() < 0.5 ? 'Ada' : 'Dana'
    const text = Array.from({ length: 3 + Math.floor(random() * 18) }, word).join(' ')
    yield {
      kind: 'message',
      key: `${local} ${index}`,
      message: {
        chat: 'Ada and Dana',
        local,
        author,
        text,
        kind: 'text',
        edited: false,
        file: null,
        order: index,
      },
    }
  }
}

/** Mails of several years with about `words` words each. */
export function* mails(count: number, words: number): Generator<Item> {
  const random = createRandom(5)
  const word = createWords(random)
  const people = Array.from({ length: 300 }, (_, index) => {
    const name = `${word()} ${word()}`
    return { name, address: `p${index}@example.org` }
  })
  const me = { name: 'Ada', address: 'ada@example.org' }
  const anybody = () => people[Math.floor(random() ** 2 * people.length)] ?? me
  for (let index = 0; index < count; index++) {
    const sent = random() < 0.2
    const date = new Date(Date.UTC(2020, 0, 1) + index * 100 * minuteMs).toISOString()
    const paragraphs = Array.from({ length: 4 }, () =>
      Array.from({ length: Math.ceil((words * (0.5 + random())) / 4) }, word).join(' '),
    )
    yield {
      kind: 'email',
      key: `mail ${index}`,
      email: {
        subject: Array.from({ length: 5 }, word).join(' '),
        from: [sent ? me : anybody()],
        to: [sent ? anybody() : me],
        cc: [],
        date,
        messageId: `<${index}@example.org>`,
        inReplyTo: '',
        threadId: `thread ${Math.floor(index / 3)}`,
        labels: [sent ? 'Sent' : 'Inbox'],
        text: paragraphs.join('\n\n'),
        quoted: '',
        attachments: [],
        size: 3_800,
        truncated: false,
      },
    }
  }
}

/** Transactions of several years on one account. */
export function* transactions(count: number): Generator<Item> {
  const random = createRandom(9)
  const word = createWords(random)
  const payees = Array.from({ length: 200 }, () => `${word()} ${word()}`)
  for (let index = 0; index < count; index++) {
    const payee = payees[Math.floor(random() ** 2 * payees.length)] ?? ''
    const date = new Date(Date.UTC(2018, 0, 1) + index * 80 * minuteMs).toISOString().slice(0, 10)
    const cents = -Math.ceil(random() * 20_000)
    const description = `${payee} ${index}`
    const account = 'Checking'
    yield {
      kind: 'transaction',
      key: `transaction ${index}`,
      transaction: { date, cents, currency: 'USD', payee, description, account },
    }
  }
}
