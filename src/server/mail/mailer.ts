import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { kindOf } from '#server/http/error-handler.ts'

export type Mailer = ReturnType<typeof createMailer>

/** Sends mails through the mail server of the settings, or prints their link in the log. */
export function createMailer({
  config: { mail },
  log,
}: {
  config: Pick<Config, 'mail'>
  log: Logger
}) {
  const transport =
    mail.smtpUrl === undefined
      ? undefined
      : createTransport({
          url: mail.smtpUrl,
          connectionTimeout: 15_000,
          greetingTimeout: 15_000,
          socketTimeout: 30_000,
        })

  return {
    /** False when links are printed in the log. */
    sends: transport !== undefined,
    /** Answers whether a mail server took it. */
    async sendPasswordReset({ to, link }: { to: string; link: string }): Promise<boolean> {
      if (!transport) {
        // The operator has no other way to hand the link to the person who asked for it.
        log.warn(`No mail server is set. Password reset link, valid for one hour: ${link}`)
        return false
      }
      try {
        await transport.sendMail({
          from: mail.from,
          to,
          subject: 'Choose a new password for Trove',
          text: resetText(link),
        })
        return true
      } catch (error) {
        log.error({ kind: kindOf(error) }, 'a password reset mail could not be sent')
        return false
      }
    },
    close(): void {
      transport?.close()
    },
  }
}

const resetText = (link: string) => `Hello,

a new password was asked for your Trove account. Open this link to choose it:

${link}

The link works once and for one hour. If you did not ask for it, you can ignore this mail: your
password stays as it is.
`
