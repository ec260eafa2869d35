import { ImapFlow } from 'imapflow'
import { describe, expect, test } from 'vitest'
import type { SourceInclude } from '#shared/sources.ts'
import type { Item, Page } from '../connector.ts'
import { hasDovecot, openDovecot } from './dovecot.fixtures.ts'
import { createGmail } from './gmail.ts'
import { openScriptedImap } from './scripted-imap.fixtures.ts'

const account = { email: 'ada@gmail.com', password: 'abcdefghijklmnop' }
const allMail = '[Gmail]/All Mail'
const signal = () => AbortSignal.timeout(60_000)

const rawMail = (number: number, more: readonly string[] = ['', `This is note ${number}.`]) =>
  [
    'From: Bea <bea@example.org>',
    'To: ada@gmail.com',
    `Subject: Note ${number}`,
    `Message-ID: <${number}@example.org>`,
    'Date: Mon, 02 Mar 2026 10:00:00 +0000',
    ...more,
  ].join('\r\n')

const withAttachment = (padding = 0) => [
  'Content-Type: multipart/mixed; boundary=x',
  '',
  '--x',
  '',
  'See the attachment.',
  '--x',
  'Content-Type: image/jpeg; name="garden.jpg"',
  'Content-Disposition: attachment; filename="garden.jpg"',
  'Content-Transfer-Encoding: base64',
  '',
  'AAAA'.repeat(Math.ceil(padding / 4)),
  '--x',
  'Content-Type: text/plain; name="beds.txt"',
  'Content-Disposition: attachment; filename="beds.txt"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('Twelve beds of beans.').toString('base64'),
  '--x--',
]

type Server = AsyncDisposable & {
  port: number
  put(raws: readonly string[]): Promise<void>
  /** Stars the n-th message. */
  star(number: number): Promise<void>
  remove(number: number): Promise<void>
}

async function openScripted(): Promise<Server> {
  const server = await openScriptedImap()
  const { state } = server
  return {
    ...server,
    async put(raws) {
      for (const raw of raws) {
        const uid = Math.max(0, ...state.mails.map((mail) => mail.uid)) + 1
        state.mails.push({ uid, raw, id: String(1000 + uid) })
      }
    },
    async star(number) {
      const mail = state.mails[number - 1]
      state.modseq += 1
      if (mail) Object.assign(mail, { flags: ['\\Flagged', '\\Seen'], modseq: state.modseq })
    },
    async remove(number) {
      state.mails.splice(number - 1, 1)
      state.modseq += 1
    },
  }
}

async function openReal(): Promise<Server> {
  const server = await openDovecot(account.email, account.password)
  async function inAllMail(work: (client: ImapFlow) => Promise<unknown>) {
    const auth = { user: account.email, pass: account.password }
    const { port } = server
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      doSTARTTLS: false,
      auth,
      logger: false,
    })
    await client.connect()
    const lock = await client.getMailboxLock(allMail)
    await work(client)
    lock.release()
    await client.logout()
  }
  return {
    ...server,
    put: (raws) =>
      inAllMail(async (client) => {
        for (const raw of raws) await client.append(allMail, raw)
      }),
    star: (number) =>
      inAllMail((client) => client.messageFlagsSet(String(number), ['\\Flagged', '\\Seen'])),
    remove: (number) => inAllMail((client) => client.messageDelete(String(number))),
  }
}

const servers = [
  { name: 'a server that speaks as Gmail does', open: openScripted },
  ...(hasDovecot() ? [{ name: 'Dovecot', open: openReal }] : []),
]

describe.each(servers)('with $name', ({ open }) => {
  test('only a mail that was read or starred is fetched again', async () => {
    await using server = await open()
    await server.put([rawMail(1), rawMail(2), rawMail(3)])
    const first = await pull(server)
    expect(mailsIn(first.pages).map(({ unread }) => unread)).toEqual([true, true, true])
    await server.star(2)
    const second = await pull(server, first.cursor)
    expect(mailsIn(second.pages)).toMatchObject([
      { subject: 'Note 2', unread: false, labels: ['Starred'] },
    ])
    expect(keysIn(first.pages)).toContain(keysIn(second.pages)[0])
    expect(keysIn((await pull(server, second.cursor)).pages)).toEqual([])
  })

  test('a deleted mail is listed with its attachments', async () => {
    await using server = await open()
    await server.put([rawMail(1), rawMail(2, withAttachment()), rawMail(3)])
    const first = await pull(server)
    const [file] = itemsIn(first.pages).filter(({ kind }) => kind === 'file')
    await server.remove(2)
    const second = await pull(server, first.cursor)
    const mail = file?.kind === 'file' ? file.file.attachedTo : undefined
    expect(second.pages.flatMap(({ gone }) => gone ?? [])).toEqual([
      { kind: 'email', key: mail },
      { kind: 'file', key: file?.key },
    ])
    expect((await pull(server, second.cursor)).pages.flatMap(({ gone }) => gone ?? [])).toEqual([])
  })

  test.each([
    ['small', 0],
    ['larger than what is fetched of one', 3 * 1024 * 1024],
  ])('attachments of a mail that is %s become files', async (_, padding) => {
    await using server = await open()
    if (padding > 0 && open === openScripted) return
    await server.put([rawMail(1, withAttachment(padding))])
    const found: { name: string; text: string }[] = []
    let skipped: unknown
    for await (const page of gmailOf(server).pull?.(undefined, signal()) ?? []) {
      if (page.items.length === 0) continue
      skipped = page.skipped
      for (const item of page.items) {
        if (item.kind !== 'file') continue
        const text = Buffer.concat(await Array.fromAsync(item.file.open())).toString()
        found.push({ name: item.file.name, text })
      }
      expect(mailsIn([page])[0]?.attachments.map(({ name }) => name)).toEqual([
        'garden.jpg',
        'beds.txt',
      ])
    }
    expect(found).toEqual([{ name: 'beds.txt', text: 'Twelve beds of beans.' }])
    expect(skipped).toEqual([{ reason: 'Attachment of a kind that cannot be read', count: 1 }])
  })
})

test('excluded mail is not fetched until it is included again', async () => {
  await using server = await openScriptedImap()
  const { state } = server
  for (const [uid, labels, received] of [
    [1, ['Work'], '02-Mar-2026 10:00:00 +0000'],
    [2, ['News'], '03-Mar-2026 10:00:00 +0000'],
    [3, ['Work'], '09-Jan-2020 10:00:00 +0000'],
  ] as const) {
    state.mails.push({ uid, raw: rawMail(uid), id: String(uid), labels: [...labels], received })
  }
  const first = await pull(server, undefined, { since: '2025-01-01', withoutFolders: ['News'] })
  expect(state.fetched).toEqual([1])
  expect(state.searches.every((query) => /SINCE.*X-GM-RAW|X-GM-RAW.*SINCE/.test(query))).toBe(true)
  const second = await pull(server, first.cursor, { withoutFolders: ['News'] })
  expect(state.fetched).toEqual([1, 3])
  // A message that is now excluded is not reported as gone.
  expect(second.pages.flatMap(({ gone }) => gone ?? [])).toEqual([])
  await pull(server, second.cursor)
  expect(state.fetched).toEqual([1, 3, 2])
})

test('after the server renumbered its mails, those that no longer exist are removed', async () => {
  await using server = await openScriptedImap()
  const { state } = server
  state.mails = [1, 2, 3].map((uid) => ({ uid, raw: rawMail(uid), id: String(uid) }))
  const first = await pull(server)
  const [, second] = keysIn(first.pages)
  state.uidValidity = 12
  state.mails = [1, 3].map((number, at) => ({ uid: at + 10, raw: rawMail(number), id: '1' }))
  const later = await pull(server, first.cursor)
  expect(keysIn(later.pages)).toHaveLength(2)
  expect(later.pages.flatMap(({ gone }) => gone ?? [])).toEqual([{ kind: 'email', key: second }])
})

const gmailOf = ({ port }: { port: number }, include: SourceInclude = {}) =>
  createGmail(account, { host: '127.0.0.1', port, secure: false }, include)

async function pull(server: { port: number }, from?: string, include?: SourceInclude) {
  const pages: Page[] = []
  let cursor = from
  for await (const page of gmailOf(server, include).pull?.(from, signal()) ?? []) {
    pages.push(page)
    cursor = page.cursor ?? cursor
  }
  return { pages, cursor }
}

const itemsIn = (pages: readonly Page[]): Item[] => pages.flatMap(({ items }) => items)
const mailsIn = (pages: readonly Page[]) =>
  itemsIn(pages).flatMap((item) => (item.kind === 'email' ? [item.email] : []))
const keysIn = (pages: readonly Page[]) => itemsIn(pages).map(({ key }) => key)
