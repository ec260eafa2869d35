import type { SourceType } from './sources.ts'
import type { CatalogueEntry } from './source-catalogue/entry.ts'
import { addressBook } from './source-catalogue/address-book.ts'
import { appleMessages } from './source-catalogue/apple-messages.ts'
import { bankOfAmerica } from './source-catalogue/bank-of-america.ts'
import { browser } from './source-catalogue/browser.ts'
import { chats } from './source-catalogue/chats.ts'
import { facebook } from './source-catalogue/facebook.ts'
import { gmail } from './source-catalogue/gmail.ts'
import { google } from './source-catalogue/google.ts'
import { googleMessages } from './source-catalogue/google-messages.ts'
import { health } from './source-catalogue/health.ts'
import { investments } from './source-catalogue/investments.ts'
import { linkedin } from './source-catalogue/linkedin.ts'
import { media } from './source-catalogue/media.ts'
import { notes } from './source-catalogue/notes.ts'
import { orders } from './source-catalogue/orders.ts'
import { outlook } from './source-catalogue/outlook.ts'
import { trove } from './source-catalogue/trove.ts'
import { twitter } from './source-catalogue/twitter.ts'
import { whatsapp } from './source-catalogue/whatsapp.ts'

export type { CatalogueEntry, FieldKind, SourceField } from './source-catalogue/entry.ts'

/** Every source type, by id. */
export const sourceCatalogue: Record<SourceType, CatalogueEntry> = {
  trove,
  gmail,
  google,
  linkedin,
  facebook,
  whatsapp,
  apple_messages: appleMessages,
  google_messages: googleMessages,
  twitter,
  bank_of_america: bankOfAmerica,
  health,
  address_book: addressBook,
  browser,
  orders,
  investments,
  media,
  chats,
  notes,
  outlook,
}

/** Source types in the add dialog, in order. */
export const catalogueTypes = [
  'trove',
  'gmail',
  'google',
  'linkedin',
  'facebook',
  'whatsapp',
  'apple_messages',
  'google_messages',
  'twitter',
] as const satisfies readonly SourceType[]
