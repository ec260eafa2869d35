import type { SourceInclude, SourceType } from '#shared/sources.ts'
import type { OutgoingRule } from '#server/http/outgoing.ts'
import { createAddressBook } from './address-book/address-book.ts'
import { createAppleMessages } from './apple-messages/apple-messages.ts'
import { createBank } from './bank/bank.ts'
import { createBrowser } from './browser/browser.ts'
import type { Connector } from './connector.ts'
import type { ImapServer } from './gmail/connect.ts'
import { createFacebook } from './facebook/facebook.ts'
import { createGmail } from './gmail/gmail.ts'
import { createGoogle } from './google/google.ts'
import type { GoogleServers } from './google/servers.ts'
import { createHealth } from './health/health.ts'
import { createLinkedIn } from './linkedin/linkedin.ts'
import { createTwitter } from './twitter/twitter.ts'
import { createTrove } from './trove/trove.ts'
import { createGoogleMessages } from './google-messages/google-messages.ts'
import { createWhatsApp } from './whatsapp/whatsapp.ts'

/** What the installation says about the outside world; nothing of it comes from what a person typed. */
export type ConnectorSettings = {
  imap: ImapServer
  google: GoogleServers
  /** Addresses of services that take a token. */
  apis: { x: string; facebook: string; linkedin: string }
  /** Where addresses may lead that a person typed; the public internet where nothing is said. */
  outgoing?: OutgoingRule
}

/** What the person says about one source. */
export type Given = {
  credentials: Readonly<Record<string, string>>
  include?: SourceInclude
  /** Keeps changed credentials, such as a token that was renewed. */
  keep?: (changed: Readonly<Record<string, string>>) => Promise<void>
}

type Create = (given: Given, settings: ConnectorSettings) => Connector

const connectors: Partial<Record<SourceType, Create>> = {
  gmail: ({ credentials: { email = '', password = '' }, include }, { imap }) =>
    createGmail({ email, password }, imap, include),
  google: (given, { google }) => createGoogle(given, google),
  whatsapp: ({ credentials: { phoneNumber = '' } }) => createWhatsApp({ phoneNumber }),
  // The password that the form asks for reaches no connector.
  linkedin: ({ credentials: { email = '', portabilityToken: token = '' } }, { apis }) =>
    createLinkedIn({ email, token }, apis.linkedin),
  facebook: ({ credentials: { accessToken = '' }, include }, { apis }) =>
    createFacebook({ accessToken, since: include?.since }, apis.facebook),
  twitter: ({ credentials: { username = '', bearerToken = '' }, include }, { apis }) =>
    createTwitter({ username, bearerToken, since: include?.since }, apis.x),
  bank_of_america: ({ credentials: { credential = '' }, include, keep }, { outgoing }) =>
    createBank({ credential, since: include?.since, keep, outgoing }),
  apple_messages: ({ credentials: { backupPassword = '', deviceId = '' } }) =>
    createAppleMessages({ backupPassword, deviceId }),
  google_messages: ({ credentials: { phoneNumber = '', googleAccount = '' } }) =>
    createGoogleMessages({ phoneNumber, googleAccount }),
  health: () => createHealth(),
  address_book: () => createAddressBook(),
  browser: () => createBrowser(),
  trove: (
    { credentials: { api_key: apiKey = '', user_id: userId = '', address = '' } },
    { outgoing },
  ) => createTrove({ apiKey, userId, address, outgoing }),
}

/** The connector of a source; `undefined` for types that have none yet. */
export const connectorOf = (
  type: SourceType,
  given: Given,
  settings: ConnectorSettings,
): Connector | undefined => connectors[type]?.(given, settings)
