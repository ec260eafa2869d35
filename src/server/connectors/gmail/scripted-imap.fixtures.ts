import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { z } from 'zod'

export type ScriptedMail = {
  uid: number
  raw: string
  id: string
  labels?: string[]
  flags?: string[]
  /** The modification sequence of its last change. */
  modseq?: number
  received?: string
}
export type ScriptedFailure =
  | 'wrong password'
  | 'normal password'
  | 'web login'
  | 'too many connections'
  | 'unavailable'
  | 'throttled'

/**
 * Imitates the parts of Gmail's IMAP that the connector uses. `state` may be changed while it runs.
 */
export async function openScriptedImap() {
  const state = {
    user: 'ada@gmail.com',
    password: 'abcdefghijklmnop',
    uidValidity: 11,
    mails: [] as ScriptedMail[],
    failure: undefined as ScriptedFailure | undefined,
    /** Drops the connection after this many messages were fetched. */
    breakAfter: Infinity,
    /** UIDs of the messages whose source was fetched. */
    fetched: [] as number[],
    searches: [] as string[],
    modseq: 9123,
    passwords: [] as string[],
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.write('* OK Gimap ready\r\n')
    let rest = ''
    /** The tag of the command waiting for credentials on a separate line. */
    let signingIn: string | undefined
    socket.on('data', (data) => {
      rest += data.toString('latin1')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        const bare = /^(\S+) AUTHENTICATE PLAIN$/i.exec(line)
        if (signingIn !== undefined) {
          answer(socket, `${signingIn} AUTHENTICATE PLAIN ${line}`, state)
          signingIn = undefined
        } else if (bare) {
          signingIn = bare[1]
          socket.write('+ \r\n')
        } else answer(socket, line, state)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    state,
    port,
    env: { IMAP_HOST: '127.0.0.1', IMAP_PORT: String(port), IMAP_SECURITY: 'none' },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

type State = Awaited<ReturnType<typeof openScriptedImap>>['state']

const before =
  'IMAP4rev1 UNSELECT IDLE NAMESPACE QUOTA ID XLIST CHILDREN X-GM-EXT-1 XYZZY SASL-IR AUTH=XOAUTH2 AUTH=PLAIN'
const after =
  'IMAP4rev1 UNSELECT IDLE NAMESPACE QUOTA ID XLIST CHILDREN X-GM-EXT-1 UIDPLUS ENABLE MOVE CONDSTORE ESEARCH UTF8=ACCEPT LIST-EXTENDED LIST-STATUS LITERAL- SPECIAL-USE'
const refusals: Record<Exclude<ScriptedFailure, 'throttled'>, string> = {
  'wrong password': 'NO [AUTHENTICATIONFAILED] Invalid credentials (Failure)',
  'normal password':
    'NO [ALERT] Application-specific password required: https://support.google.com/accounts/answer/185833 (Failure)',
  'web login': 'NO [WEBALERT https://accounts.google.com/signin/continue] Web login required.',
  'too many connections': 'NO [ALERT] Too many simultaneous connections. (Failure)',
  unavailable: 'NO [UNAVAILABLE] Temporary System Error',
}

function answer(socket: Socket, line: string, state: State): void {
  const [tag = '', command = '', ...words] = line.split(' ')
  const rest = words.join(' ')
  const say = (...lines: string[]) => socket.write(lines.map((text) => `${text}\r\n`).join(''))
  const done = (text = 'Success') => void say(`${tag} OK ${text}`)
  switch (command.toUpperCase()) {
    case 'CAPABILITY':
      say(`* CAPABILITY ${before}`)
      return done()
    case 'AUTHENTICATE':
      return signIn(say, tag, rest, state)
    case 'LIST':
      say(
        '* LIST (\\HasNoChildren) "/" "INBOX"',
        '* LIST (\\All \\HasNoChildren) "/" "[Gmail]/Alle Nachrichten"',
        '* LIST (\\Trash \\HasNoChildren) "/" "[Gmail]/Papierkorb"',
      )
      return done()
    case 'ENABLE':
      say('* ENABLED CONDSTORE')
      return done()
    case 'NAMESPACE':
      say('* NAMESPACE (("" "/")) NIL NIL')
      return done()
    case 'SELECT':
    case 'EXAMINE':
      say(
        '* FLAGS (\\Answered \\Flagged \\Draft \\Deleted \\Seen)',
        `* OK [UIDVALIDITY ${state.uidValidity}] UIDs valid.`,
        `* ${state.mails.length} EXISTS`,
        '* 0 RECENT',
        `* OK [UIDNEXT ${Math.max(0, ...state.mails.map(({ uid }) => uid)) + 1}] Predicted next UID.`,
        `* OK [HIGHESTMODSEQ ${state.modseq}]`,
      )
      return done('[READ-ONLY] box selected. (Success)')
    case 'UID':
      return uidCommand(socket, tag, rest, state)
    case 'LOGOUT':
      say('* BYE LOGOUT Requested')
      done()
      socket.end()
      return
    default:
      return done()
  }
}

type Say = (...lines: string[]) => unknown

function signIn(say: Say, tag: string, rest: string, state: State): void {
  const [, given = ''] = rest.split(' ')
  const [, user = '', password = ''] = Buffer.from(given, 'base64').toString('utf8').split('\0')
  state.passwords.push(password)
  const wrong = user !== state.user || password !== state.password
  const failure = state.failure ?? (wrong ? 'wrong password' : undefined)
  if (failure === undefined || failure === 'throttled') {
    say(`* CAPABILITY ${after}`, `${tag} OK ${user} authenticated (Success)`)
  } else say(`${tag} ${refusals[failure]}`)
}

function uidCommand(socket: Socket, tag: string, rest: string, state: State): void {
  const [verb = '', ...words] = rest.split(' ')
  if (verb.toUpperCase() === 'SEARCH') {
    const found = searched(words.join(' '), state)
    socket.write(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}\r\n${tag} OK SEARCH\r\n`)
    return
  }
  if (state.failure === 'throttled') {
    socket.write(`${tag} NO [THROTTLED] Account exceeded command or bandwidth limits.\r\n`)
    return
  }
  const wanted = uidsIn(words[0] ?? '', state)
  const whole = words.some((word) => word.includes('BODY'))
  const since = Number(/CHANGEDSINCE (\d+)/.exec(rest)?.[1] ?? 0)
  for (const [index, mail] of state.mails.entries()) {
    if (!wanted.has(mail.uid) || (mail.modseq ?? 1) <= since) continue
    if (!whole) {
      socket.write(
        `* ${index + 1} FETCH (UID ${mail.uid} FLAGS (${(mail.flags ?? []).join(' ')}) RFC822.SIZE ${mail.raw.length} MODSEQ (${mail.modseq ?? 1}))\r\n`,
      )
      continue
    }
    if (state.fetched.length >= state.breakAfter) {
      state.breakAfter = Infinity
      socket.destroy()
      return
    }
    state.fetched.push(mail.uid)
    socket.write(fetchLine(index + 1, mail))
  }
  socket.write(`${tag} OK Success\r\n`)
}

/** Handles the searches that the connector uses: UIDs, days and labels. */
function searched(query: string, state: State): ScriptedMail[] {
  state.searches.push(query)
  const range = /(?:^| )UID (\S+)/i.exec(query)?.[1]
  const uids = range === undefined ? undefined : uidsIn(range, state)
  const since = /SINCE "?(\d{1,2}-[A-Za-z]{3}-\d{4})/i.exec(query)?.[1]
  const without = [...query.matchAll(/-label:\\"([^"\\]*)\\"/g)].map(([, label]) => label)
  return state.mails.filter(
    ({ uid, labels = [], received = usualDay }) =>
      (!uids || uids.has(uid)) &&
      (!since || Date.parse(received.slice(0, 11)) >= Date.parse(since)) &&
      !labels.some((label) => without.includes(label)),
  )
}

function uidsIn(text: string, { mails }: State): Set<number> {
  const highest = Math.max(0, ...mails.map(({ uid }) => uid))
  return new Set(text.replaceAll('*', String(highest)).split(',').flatMap(spread))
}

function spread(part: string): number[] {
  const ends = part.split(':').map(Number)
  const from = Math.min(...ends)
  const to = Math.max(...ends)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

const usualDay = '02-Mar-2026 10:00:00 +0000'

function fetchLine(number: number, mail: ScriptedMail): Buffer {
  const { uid, raw, id, labels = [], flags = [], modseq = 1, received = usualDay } = mail
  const source = Buffer.from(raw.replaceAll(/\r?\n/g, '\r\n'))
  const names = labels.map((label) => JSON.stringify(label)).join(' ')
  const size = source.length
  return Buffer.concat([
    Buffer.from(
      `* ${number} FETCH (UID ${uid} X-GM-MSGID ${id} X-GM-THRID ${id} X-GM-LABELS (${names}) FLAGS (${flags.join(' ')}) MODSEQ (${modseq}) INTERNALDATE "${received}" RFC822.SIZE ${size} BODYSTRUCTURE ("TEXT" "PLAIN" ("CHARSET" "UTF-8") NIL NIL "7BIT" ${size} 1 NIL NIL NIL) BODY[]<0> {${size}}\r\n`,
    ),
    source,
    Buffer.from(')\r\n'),
  ])
}
