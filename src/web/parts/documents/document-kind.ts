/** Kinds of documents for people, with their plural names. */
import { t } from '#web/words/translate.ts'

export const documentKinds = [
  ['pdf', t('PDFs')],
  ['text', t('Texts')],
  ['sheet', t('Spreadsheets')],
  ['presentation', t('Presentations')],
  ['picture', t('Pictures')],
  ['mail', t('Saved mails')],
] as const
export type DocumentKind = (typeof documentKinds)[number][0]

const patterns: readonly [DocumentKind, RegExp][] = [
  ['pdf', /^application\/pdf$/],
  ['picture', /^image\//],
  ['mail', /^message\/|ms-outlook/],
  ['presentation', /presentation|powerpoint/],
  ['sheet', /spreadsheet|excel|csv|tab-separated/],
]

/** The kind of a media type. */
export const kindOf = (mimeType: string): DocumentKind =>
  patterns.find(([, pattern]) => pattern.test(mimeType))?.[0] ?? 'text'
