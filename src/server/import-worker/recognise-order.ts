import type { SourceType } from '#shared/sources.ts'

/**
 * Who is asked first what a file is. A form that one service alone writes comes before forms that
 * many write: mails and tables are everywhere.
 */
export const recogniseOrder = [
  'trove',
  'facebook',
  'twitter',
  'linkedin',
  'apple_messages',
  'health',
  'google_messages',
  'whatsapp',
  'address_book',
  'browser',
  'google',
  'gmail',
  'bank_of_america',
] as const satisfies readonly SourceType[]
