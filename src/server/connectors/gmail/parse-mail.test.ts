import { describe, expect, test } from 'vitest'
import { isUnwanted, readLabels } from './labels.ts'
import { mailKey, parseMail } from './parse-mail.ts'
import { splitMbox } from './split-mbox.ts'
import { splitQuoted } from './split-quoted.ts'

const lines = (...text: string[]) => Buffer.from(text.join('\r\n'))

test('a multipart mail is read for its text, and attachments for their names', () => {
  const { mail } = parseMail(
    lines(
      'From: =?utf-8?q?Bj=C3=B6rn?= <BJORN@example.org>',
      'To: Ada <ada@example.org>, bea@example.org',
      'Subject: =?iso-8859-1?q?Gr=FC=DFe?=',
      'Date: Mon, 02 Mar 2026 11:00:00 +0100',
      'Message-ID: <1@example.org>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p{}</style><p>The <b>invoice</b> is attached.</p><p>See you</p>',
      '--x',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="invoice.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
      '--x--',
    ),
  )
  expect(mail).toMatchObject({
    subject: 'Grüße',
    from: [{ name: 'Björn', address: 'bjorn@example.org' }],
    to: [{ name: 'Ada', address: 'ada@example.org' }, { address: 'bea@example.org' }],
    date: '2026-03-02T10:00:00.000Z',
    text: 'The invoice is attached.\n\nSee you',
    attachments: [{ name: 'invoice.pdf', type: 'application/pdf', size: 3 }],
  })
})

test('unencoded letters in an old character set in a header are read', () => {
  const bytes = Buffer.from('Subject: Die Fr\u00f6sche\r\nFrom: a@b.org\r\n\r\nhi', 'latin1')
  expect(parseMail(bytes).mail.subject).toBe('Die Frösche')
})

test('a mail without a date gets the time of its arrival', () => {
  const receivedAt = new Date('2026-03-02T10:00:00Z')
  const { mail } = parseMail(lines('Subject: x', '', 'hi'), { receivedAt })
  expect(mail.date).toBe('2026-03-02T10:00:00.000Z')
})

test('copies of a mail share a key; another mail with its Message-ID has a different one', () => {
  const raw = (subject: string) =>
    lines('From: a@b.org', `Subject: ${subject}`, 'Message-ID: <1@b.org>', '', 'hi')
  const key = (...given: Parameters<typeof parseMail>) => mailKey(parseMail(...given).mail)
  expect(key(raw('one'))).toBe(key(raw('one'), { labels: ['Work'], threadId: '7' }))
  expect(key(raw('one'))).not.toBe(key(raw('two')))
})

test.each([
  ['marks', 'Yes.\n\nOn Mon, 2 Mar 2026 at 10:00, Bea <b@x.org> wrote:\n> Coming?\n> Bea'],
  ['two lines', 'Yes.\n\nOn Mon, 2 Mar 2026 at 10:00,\nBea <b@x.org> wrote:\n\n> Coming?\n> Bea'],
  ['German', 'Yes.\n\nAm 02.03.2026 um 10:00 schrieb Bea <b@x.org>:\n> Coming?\n> Bea'],
  ['nothing marked', 'Yes.\n\nOn 2 Mar 2026, Bea wrote:\n\nComing?\nBea'],
  ['Outlook', 'Yes.\n\n-----Original Message-----\nFrom: Bea\nSent: Monday\n\nComing?\nBea'],
  [
    'header',
    'Yes.\n\n________________________________\nFrom: Bea\nSent: Monday\nTo: Ada\n\nComing?\nBea',
  ],
])('text quoted in the style of %s is separated from the reply', (_, whole) => {
  const { text, quoted } = splitQuoted(whole)
  expect(text).toBe('Yes.')
  expect(quoted).toContain('Coming?\nBea')
})

test('replies between quotations stay, and a forwarded mail is not a quotation', () => {
  expect(splitQuoted('> One?\nFirst.\n> Two?\nSecond.')).toEqual({
    text: 'First.\nSecond.',
    quoted: 'One?\nTwo?',
  })
  const forwarded =
    'FYI\n\n---------- Forwarded message ---------\nFrom: Bea\nDate: Monday\nSubject: x\n\nHi'
  expect(splitQuoted(forwarded)).toEqual({ text: forwarded, quoted: '' })
  expect(splitQuoted('> only this').text).toBe('> only this')
  expect(splitQuoted('On Monday she wrote:\na poem').quoted).toBe('')
})

test('a mailbox is split only at its separators, in whatever pieces it is read', async () => {
  const mbox = [
    'From 1@xxx Mon Mar 02 10:00:00 +0000 2026',
    'Subject: one',
    '',
    'From here on it is easy.',
    '>From the start',
    '',
    'From 2@xxx Mon Mar  2 10:00:00 2026',
    'Subject: two',
    '',
    'end',
  ].join('\n')
  for (const size of [1, 7, 64, 4096]) {
    const mails: string[] = []
    for await (const { raw } of splitMbox(pieces(Buffer.from(mbox), size))) mails.push(String(raw))
    expect(mails).toEqual([
      'Subject: one\n\nFrom here on it is easy.\nFrom the start\n\n',
      'Subject: two\n\nend',
    ])
  }
})

test('a mail that is too long is truncated', async () => {
  const text = `From 1@x Mon Mar 02 10:00:00 2026\nSubject: one\n\n${'long line\n'.repeat(100)}`
  for await (const { raw, truncated } of splitMbox(pieces(Buffer.from(text), 100), 200)) {
    expect(raw.length).toBeLessThanOrEqual(200)
    expect(truncated).toBe(true)
  }
})

test('Takeout labels are decoded as a whole', () => {
  expect(readLabels('=?UTF-8?Q?Gesendet,=22Rechnungen,_2026=22,K=C3=BCche?=')).toEqual([
    'Gesendet',
    'Rechnungen, 2026',
    'Küche',
  ])
  expect(readLabels(undefined)).toEqual([])
  for (const label of ['Spam', 'Papierkorb', 'Lixeira', 'Корзина', 'ゴミ箱', 'סל']) {
    expect(isUnwanted(['Work', label]), label).toBe(label !== 'סל')
  }
})

test('a soft line break at the very end of a mail hides nothing', () => {
  const { mail } = parseMail(
    lines('Content-Transfer-Encoding: quoted-printable', '', 'The code is 4711, it is=', ' new='),
  )
  expect(mail.text).toBe('The code is 4711, it is new')
})

test('a page with unclosed tags and quotes is read quickly, and quotes hide no end', () => {
  const page = (html: string) => parseMail(lines('Content-Type: text/html', '', html)).mail.text
  const before = process.cpuUsage()
  for (const open of ['<a ', '<a', '<a "', '<', '<!--', '<!', '</']) {
    for (const end of ['"', "'x", '']) page(open.repeat(300_000) + end)
  }
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(20_000)
  expect(page('<p title="a > b">One</p><p class="x>Two</p> three')).toBe('One\n\nTwo\n\nthree')
})

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) {
    yield await Promise.resolve(bytes.subarray(at, at + size))
  }
}

test.each([
  ['=?UTF-7?Q?Caf+AOk- am See?='.replaceAll(' ', '_'), 'Café am See'],
  ['Re: =?utf-7?Q?+AOQ-?= =?utf-8?Q?=C3=B6?=', 'Re: äö'],
])('the subject %s in UTF-7 is read', (header, subject) => {
  expect(parseMail(Buffer.from(`Subject: ${header}\r\n\r\nHi`)).mail.subject).toBe(subject)
})

test.each([
  ['Caf+AOk- am See, 1 +- 1', 'UTF-7', '7bit'],
  ['Q2FmK0FPay0gYW0gU2VlLCAxICstIDE=', '"unicode-1-1-utf-7"', 'base64'],
  ['Caf+AOk-=20am See, 1 =2B- 1', 'x-utf-7', 'quoted-printable'],
])('the body %s in UTF-7 is read', (body, charset, encoding) => {
  const mail = lines(
    `Content-Type: text/plain; charset=${charset}`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    body,
  )
  expect(parseMail(mail).mail.text.trim()).toBe('Café am See, 1 + 1')
})

describe('base64 of malformed mails', () => {
  const encoded = (text: string) => Buffer.from(text).toString('base64')
  const lined = (text: string) => encoded(text).replaceAll(/.{76}/g, '$&\r\n')
  const long = 'The lantern festival begins at dusk, and everybody brings a lamp of their own. '
  const textOf = (body: string, encoding = 'base64') =>
    parseMail(
      Buffer.from(
        `Subject: x\r\n${encoding === '' ? '' : `Content-Transfer-Encoding: ${encoding}\r\n`}\r\n${body}`,
      ),
    ).mail.text.trim()

  test.for<[string, string, string, string?]>([
    [
      'is read on after padding in the middle',
      `${encoded('Dusk')}\r\n${encoded(' falls')}`,
      'Dusk falls',
    ],
    [
      'keeps the footer of a mailing list below it as text',
      `${lined(long)}\r\n_____________\r\nThe list of the harbour\r\n`,
      `${long.trim()} _____________\nThe list of the harbour`,
    ],
    [
      'is left alone where nobody encoded the text',
      'Dusk falls, bring a lamp.',
      'Dusk falls, bring a lamp.',
    ],
    ['is read where no header announces it', lined(long + long), (long + long).trim(), ''],
    ['is not seen in a single long word', `${'a'.repeat(59)}`, 'a'.repeat(59), ''],
  ])('%s', ([, body, text, encoding]) => {
    expect(textOf(body, encoding)).toBe(text)
  })
})
