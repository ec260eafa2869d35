import type { ImapFlow } from 'imapflow'
import { classifyImapError } from './classify-error.ts'

/** The mail server; comes from the installation's settings, never from a person's input. */
export type ImapServer = { host: string; port: number; secure: boolean }
export type MailAccount = { email: string; password: string }

/** Google shows an app password in four groups; the server expects it without spaces. */
export function plainPassword(typed: string): string {
  const letters = typed.replaceAll(/\s/g, '')
  return /^[a-z]{16}$/i.test(letters) ? letters.toLowerCase() : typed
}

/** Runs `work` on its own connection; every failure is a `ConnectorError`. */
export async function* withConnection<T>(
  { host, port, secure }: ImapServer,
  { email, password }: MailAccount,
  signal: AbortSignal,
  work: (client: ImapFlow) => AsyncIterable<T>,
): AsyncGenerator<T> {
  // Each process that reads files loads this module, and only a mailbox needs the library.
  const imap = await import('imapflow')
  signal.throwIfAborted()
  const client = new imap.ImapFlow({
    host,
    port,
    secure,
    ...(secure ? {} : { doSTARTTLS: false, disableCompression: true }),
    auth: { user: email.trim(), pass: plainPassword(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 10_000,
    socketTimeout: 120_000,
  })
  // The running command throws the error; without a listener the process would exit.
  client.on('error', () => undefined)
  const close = () => client.close()
  signal.addEventListener('abort', close)
  try {
    await client.connect()
    yield* work(client)
    await client.logout()
  } catch (error) {
    signal.throwIfAborted()
    throw classifyImapError(error)
  } finally {
    signal.removeEventListener('abort', close)
    client.close()
  }
}
