/** Kinds of documents as a person tells them apart, with their names in the plural. */
export const documentKinds = [
  ['pdf', 'PDFs'],
  ['text', 'Texts'],
  ['sheet', 'Spreadsheets'],
  ['presentation', 'Presentations'],
  ['picture', 'Pictures'],
  ['mail', 'Saved mails'],
] as const
export type DocumentKind = (typeof documentKinds)[number][0]

const patterns: readonly [DocumentKind, RegExp][] = [
  ['pdf', /^application\/pdf$/],
  ['picture', /^image\//],
  ['mail', /^message\/|ms-outlook/],
  ['presentation', /presentation|powerpoint/],
  ['sheet', /spreadsheet|excel|csv|tab-separated/],
]

/** The kind that a media type stands for. */
export const kindOf = (mimeType: string): DocumentKind =>
  patterns.find(([, pattern]) => pattern.test(mimeType))?.[0] ?? 'text'
