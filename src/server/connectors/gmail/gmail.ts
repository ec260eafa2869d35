import type { SourceInclude } from '#shared/sources.ts'
import type { Account, Connector } from '../connector.ts'
import { withConnection, type ImapServer, type MailAccount } from './connect.ts'
import { importMail, recogniseMail } from './import-mail.ts'
import { pullMail } from './pull-mail.ts'

/** Mail over IMAP with an app password, and from exported files. */
export function createGmail(
  account: MailAccount,
  server: ImapServer,
  include: SourceInclude = {},
): Connector {
  const files: Connector = { recognise: recogniseMail, import: importMail }
  if (account.email.trim() === '' || account.password.trim() === '') return files
  return {
    ...files,
    async verify(signal) {
      const signedIn = withConnection(server, account, signal, async function* () {
        yield* [account.email.trim()]
      })
      const answer: Account = { account: '' }
      for await (const email of signedIn) answer.account = email
      return answer
    },
    pull: (cursor, signal) =>
      withConnection(server, account, signal, (client) =>
        pullMail(client, cursor, include, signal),
      ),
  }
}
