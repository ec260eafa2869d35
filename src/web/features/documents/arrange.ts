import type { DocumentView } from '#shared/documents.ts'
import { fold } from '#shared/fold.ts'
import { changeTags, isSameTag } from '#shared/tags.ts'
import { kindOf, type DocumentKind } from '#web/parts/documents/document-kind.ts'
import { t } from '#web/words/translate.ts'

export const orders = [
  ['newest', t('Newest first')],
  ['oldest', t('Oldest first')],
  ['name', t('By name')],
  ['largest', t('Largest first')],
] as const
export type Order = (typeof orders)[number][0]
/** A kind, or the documents that could not be read. */
export type Shown = DocumentKind | 'unread'

/** The filter and order of the list. */
export type Arrangement = {
  /** Part of the name; empty for any. */
  name: string
  kind: Shown | undefined
  /** A tag; undefined for any. */
  tag?: string | undefined
  order: Order
}
export const unarranged: Arrangement = { name: '', kind: undefined, order: 'newest' }

export const shownAs = ({ mimeType, status }: DocumentView): Shown =>
  status === 'error' ? 'unread' : kindOf(mimeType)

export const isFiltered = ({ name, kind, tag }: Arrangement) =>
  name.trim() !== '' || kind !== undefined || tag !== undefined

/** The tags of documents, each once, in alphabetical order. */
export const tagsOf = (documents: readonly DocumentView[]): string[] =>
  changeTags([], { add: documents.flatMap(({ tags = [] }) => tags) })

/** Ignores case and accents, and compares numbers in names by value: "2" comes before "10". */
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

const comparisons: Record<Order, ((a: DocumentView, b: DocumentView) => number) | undefined> = {
  // The server's order.
  newest: undefined,
  oldest: (a, b) => a.uploadedAt.localeCompare(b.uploadedAt),
  name: (a, b) => collator.compare(a.originalName, b.originalName),
  largest: (a, b) => b.fileSize - a.fileSize,
}

/** The matching documents, in the chosen order. The input is newest first. */
export function arrange(
  documents: readonly DocumentView[],
  { name, kind, tag, order }: Arrangement,
): DocumentView[] {
  const part = fold(name.trim())
  const fitting = documents.filter(
    (document) =>
      fold(document.originalName).includes(part) &&
      (kind === undefined || shownAs(document) === kind) &&
      (tag === undefined || (document.tags ?? []).some((each) => isSameTag(tag, each))),
  )
  const compare = comparisons[order]
  return compare ? fitting.toSorted(compare) : fitting
}
