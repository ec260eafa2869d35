import { ImapFlow } from 'imapflow'
import { describe, expect, test } from 'vitest'
import type { Page } from '../connector.ts'
import { hasDovecot, openDovecot } from './dovecot.fixtures.ts'
import { createGmail } from './gmail.ts'
import { openScriptedImap } from './scripted-imap.fixtures.ts'

const account = { email: 'ada@gmail.com', password: 'abcdefghijklmnop' }
const signal = () => AbortSignal.timeout(20_000)

type MailServer = AsyncDisposable & {
  port: number
  /** Adds messages `from` to `to` to the mailbox that holds all mail. */
  put(from: number, to: number): Promise<void>
}

const rawMail = (number: number) =>
  [
    'From: Bea <bea@example.org>',
    'To: ada@gmail.com',
    `Subject: Note ${number}`,
    `Message-ID: <${number}@example.org>`,
    'Date: Mon, 02 Mar 2026 10:00:00 +0000',
    '',
    `This is note ${number}.`,
  ].join('\r\n')

async function openScripted(): Promise<MailServer> {
  const server = await openScriptedImap()
  return {
    ...server,
    async put(from, to) {
      for (let uid = from; uid <= to; uid++) {
        server.state.mails.push({ uid, raw: rawMail(uid), id: String(1000 + uid) })
      }
    },
  }
}

async function openReal(): Promise<MailServer> {
  const server = await openDovecot(account.email, account.password)
  return {
    ...server,
    async put(from, to) {
      const auth = { user: account.email, pass: account.password }
      const client = new ImapFlow({
        host: '127.0.0.1',
        port: server.port,
        secure: false,
        doSTARTTLS: false,
        auth,
        logger: false,
      })
      await client.connect()
      for (let number = from; number <= to; number++) {
        await client.append('[Gmail]/All Mail', rawMail(number))
      }
      await client.logout()
    },
  }
}

const servers = [
  { name: 'a server that speaks as Gmail does', open: openScripted },
  ...(hasDovecot() ? [{ name: 'Dovecot', open: openReal }] : []),
]

describe.each(servers)('with $name', ({ open }) => {
  const gmail = ({ port }: MailServer, password = account.password) =>
    createGmail({ ...account, password }, { host: '127.0.0.1', port, secure: false })

  test('the account accepts only its own password', async () => {
    await using server = await open()
    expect(await gmail(server).verify?.(signal())).toEqual({ account: account.email })
    await expect(gmail(server, 'wrong').verify?.(signal())).rejects.toMatchObject({
      code: 'auth_failed',
    })
  })

  test('every mail is fetched once, newest first, resuming after any page', async () => {
    await using server = await open()
    await server.put(1, 230)
    const whole = await pages(gmail(server), undefined)
    expect(subjects(whole)).toHaveLength(230)
    expect(new Set(subjects(whole)).size).toBe(230)
    expect(subjects(whole.slice(0, 1))[0]).toBe('Note 230')
    expect(whole.at(-1)?.share).toBe(1)
    for (const [index, page] of whole.entries()) {
      const rest = await pages(gmail(server), page.cursor)
      expect(subjects(rest)).toEqual(subjects(whole.slice(index + 1)))
    }
  })

  test('afterwards only new mail is fetched', async () => {
    await using server = await open()
    await server.put(1, 3)
    const cursor = (await pages(gmail(server), undefined)).at(-1)?.cursor
    expect(subjects(await pages(gmail(server), cursor))).toEqual([])
    await server.put(4, 5)
    expect(subjects(await pages(gmail(server), cursor)).toSorted()).toEqual(['Note 4', 'Note 5'])
  })

  test('a signal stops it', async () => {
    await using server = await open()
    await server.put(1, 230)
    const stop = new AbortController()
    const read = async () => {
      for await (const page of gmail(server).pull?.(undefined, stop.signal) ?? []) {
        expect(page.items).toHaveLength(100)
        stop.abort(new Error('stopped'))
      }
    }
    await expect(read()).rejects.toThrow('stopped')
  })
})

test('an unreachable server is tried again later', async () => {
  const port = await openScriptedImap().then(async (server) => {
    await server[Symbol.asyncDispose]()
    return server.port
  })
  const gmail = createGmail(account, { host: '127.0.0.1', port, secure: false })
  await expect(gmail.verify?.(signal())).rejects.toMatchObject({ code: 'transient' })
})

type Gmail = ReturnType<typeof createGmail>

async function pages(gmail: Gmail, cursor: string | undefined): Promise<Page[]> {
  const found: Page[] = []
  for await (const page of gmail.pull?.(cursor, signal()) ?? []) found.push(page)
  return found
}

const subjects = (found: readonly Page[]) =>
  found.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'email' ? [item.email.subject] : [])),
  )
