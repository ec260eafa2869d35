import type { ContractCase } from '../contract-suite.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createGmail } from './gmail.ts'
import { openScriptedImap, type ScriptedFailure } from './scripted-imap.fixtures.ts'

const email = 'ada@gmail.com'
const password = 'abcdefghijklmnop'
const mails = 450

const rawMail = (number: number) =>
  `From: bea@example.org\nSubject: Note ${number}\nMessage-ID: <${number}@x>\nDate: Mon, 02 Mar 2026 10:00:00 +0000\n\nNote ${number}.\n`

const open = (failure?: ScriptedFailure) => async () => {
  const server = await openScriptedImap()
  server.state.failure = failure
  for (let uid = 1; uid <= mails; uid++) {
    server.state.mails.push({ uid, raw: rawMail(uid), id: String(1000 + uid) })
  }
  const imap = { host: '127.0.0.1', port: server.port, secure: false }
  return Object.assign(server, { connector: createGmail({ email, password }, imap) })
}

const mbox = Array.from(
  { length: 450 },
  (_, at) => `From ${at}@x Mon Mar 02 10:00:00 2026\n${rawMail(at)}\n`,
).join('')

export const gmailContract: ContractCase = {
  name: 'gmail',
  connector: createGmail(
    { email: '', password: '' },
    { host: '127.0.0.1', port: 1, secure: false },
  ),
  live: {
    open: open(),
    account: email,
    items: mails,
    errors: [
      { when: 'the password is wrong', open: open('wrong password'), code: 'auth_failed' },
      { when: 'the server is busy', open: open('unavailable'), code: 'transient' },
      { when: 'too much was fetched', open: open('throttled'), code: 'rate_limited' },
    ],
  },
  files: [
    { file: memoryFile('all.mbox', mbox), items: 450 },
    { file: memoryFile('one.eml', rawMail(3)), items: 1 },
  ],
}
