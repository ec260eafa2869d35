import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { PageLanguage } from '#shared/page-language.ts'
import type { Config } from '#server/config.ts'
import { kindOf } from '#server/http/error-handler.ts'
import { resetMail } from './reset-text.ts'

type PasswordReset = { to: string; link: string; language: PageLanguage }
type RecapMail = { to: string; subject: string; text: string; html: string; unsubscribe: string }
export type Mailer = ReturnType<typeof createMailer>

/** Sends mails through the configured mail server, or logs their links. */
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
    /** False if links are logged instead. */
    sends: transport !== undefined,
    /** Returns whether a mail server accepted it. */
    async sendPasswordReset({ to, link, language }: PasswordReset): Promise<boolean> {
      if (!transport) {
        // The operator has no other way to give the link to the person.
        log.warn(`No mail server is set. Password reset link, valid for one hour: ${link}`)
        return false
      }
      try {
        await transport.sendMail({
          from: mail.from,
          to,
          ...resetMail[language](link),
        })
        return true
      } catch (error) {
        log.error({ kind: kindOf(error) }, 'a password reset mail could not be sent')
        return false
      }
    },
    /** The last week of a person. Returns whether a mail server accepted it. */
    async sendRecap({ unsubscribe, ...content }: RecapMail): Promise<boolean> {
      if (!transport) return false
      try {
        await transport.sendMail({
          ...content,
          from: mail.from,
          list: { unsubscribe },
          headers: {
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
        })
        return true
      } catch (error) {
        log.error({ kind: kindOf(error) }, 'a weekly recap could not be sent')
        return false
      }
    },
    close(): void {
      transport?.close()
    },
  }
}
