import type { SourceType } from '#shared/sources.ts'
import { addressBookConnector } from './address-book/descriptor.ts'
import { appleMessagesConnector } from './apple-messages/descriptor.ts'
import { bankConnector } from './bank/descriptor.ts'
import { browserConnector } from './browser/descriptor.ts'
import { chatsConnector } from './chats/descriptor.ts'
import type { Connector } from './connector.ts'
import type { ConnectorDescriptor, ConnectorSettings, SourceSettings } from './descriptor.ts'
import { facebookConnector } from './facebook/descriptor.ts'
import { gmailConnector } from './gmail/descriptor.ts'
import { googleMessagesConnector } from './google-messages/descriptor.ts'
import { googleConnector } from './google/descriptor.ts'
import { healthConnector } from './health/descriptor.ts'
import { investmentsConnector } from './investments/descriptor.ts'
import { linkedInConnector } from './linkedin/descriptor.ts'
import { mediaConnector } from './media/descriptor.ts'
import { notesConnector } from './notes/descriptor.ts'
import { ordersConnector } from './orders/descriptor.ts'
import { outlookConnector } from './outlook/descriptor.ts'
import { troveConnector } from './trove/descriptor.ts'
import { twitterConnector } from './twitter/descriptor.ts'
import { whatsAppConnector } from './whatsapp/descriptor.ts'

/** Every kind of source. */
export const descriptors: Record<SourceType, ConnectorDescriptor> = {
  trove: troveConnector,
  facebook: facebookConnector,
  twitter: twitterConnector,
  linkedin: linkedInConnector,
  apple_messages: appleMessagesConnector,
  health: healthConnector,
  google_messages: googleMessagesConnector,
  whatsapp: whatsAppConnector,
  address_book: addressBookConnector,
  orders: ordersConnector,
  investments: investmentsConnector,
  media: mediaConnector,
  chats: chatsConnector,
  notes: notesConnector,
  browser: browserConnector,
  google: googleConnector,
  gmail: gmailConnector,
  outlook: outlookConnector,
  bank_of_america: bankConnector,
}

export const connectorOf = (
  type: SourceType,
  given: SourceSettings,
  settings: ConnectorSettings,
): Connector => descriptors[type].create(given, settings)

/** How bank statements abbreviate shops, by the shop's name in orders. */
export const shopsOnStatements: Readonly<Record<string, readonly string[]>> = Object.assign(
  {},
  ...Object.values(descriptors).map((each) => each.shopsOnStatements),
)

/** All kinds of sources, in the order in which they are asked to recognise a file. */
export const recognitionOrder: readonly SourceType[] = Object.values(descriptors)
  .toSorted((a, b) => a.recognitionOrder - b.recognitionOrder)
  .map(({ type }) => type)
