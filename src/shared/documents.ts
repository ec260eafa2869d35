import * as z from 'zod/mini'
import { locator } from './locators.ts'
import { sourceType } from './sources.ts'
import { tagName } from './tags.ts'
import { timeZoneQuery } from './usage.ts'

export const documentStatus = z.enum(['processing', 'processed', 'error'])
export type DocumentStatus = z.infer<typeof documentStatus>

export const documentView = z.object({
  id: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  fileSize: z.int(),
  uploadedAt: z.iso.datetime(),
  status: documentStatus,
  /** Share of the processing that is complete, 0 to 1; present while processing. */
  progress: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Why processing failed, in a helpful sentence; present if status is error. */
  error: z.optional(z.string()),
  /** Parts of a processed document that could not be read, such as omitted pages. */
  notice: z.optional(z.string()),
  /** True if the same content was uploaded before. */
  duplicate: z.optional(z.boolean()),
  /** Present if there are any, in alphabetical order. */
  tags: z.optional(z.array(z.string())),
  /** True for uploads of the sample person. */
  sample: z.optional(z.boolean()),
  /** Present if it came from a data source: such a document is in no list. */
  source: z.optional(
    z.object({
      id: z.string(),
      type: sourceType,
      /** Whether it is a file whose original can be downloaded; only with the content. */
      hasOriginal: z.optional(z.boolean()),
      /** The mail it was attached to; only with the content. */
      attachedTo: z.optional(z.object({ id: z.string(), name: z.string() })),
      /** Other sources that brought it, or a part of it; only with the content. */
      alsoFrom: z.optional(z.array(z.string())),
    }),
  ),
})
export type DocumentView = z.infer<typeof documentView>

/** One page of the list; `cursor` requests the next. */
export const documentListQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
})

export const searchRequest = z.object({
  query: z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000)),
  /** Searches only in documents with this tag; the words may name one, too. */
  tag: z.optional(tagName),
})
export type SearchRequest = z.infer<typeof searchRequest>

export const searchResult = z.extend(documentView, {
  /** 0 to 1. */
  relevanceScore: z.number().check(z.gte(0), z.lte(1)),
  matchedText: z.string(),
  /**
   * Parts of matchedText to highlight: start (inclusive) and end (exclusive) offsets in UTF-16
   * units.
   */
  matches: z.array(z.tuple([z.int(), z.int()])),
  passageId: z.string(),
  locator,
})
export type SearchResult = z.infer<typeof searchResult>
export const searchResponse = z.object({ results: z.array(searchResult) })
export type SearchResponse = z.infer<typeof searchResponse>

export const deletedDocument = z.object({ filename: z.string() })
export const deletedDocuments = z.object({ deletedCount: z.int() })

/** A block of a text document (docx, doc, txt) as the viewer shows it. */
export const contentBlock = z.object({
  kind: z.enum(['heading', 'paragraph', 'list', 'table']),
  /** 1 to 6, for headings. */
  level: z.optional(z.int()),
  text: z.string(),
  /** Cells, for tables. */
  rows: z.optional(z.array(z.array(z.string()))),
})
export type ContentBlock = z.infer<typeof contentBlock>

/** GET /api/documents/{id}/content: what the viewer loads in addition to the original. */
export const documentContent = z.discriminatedUnion('kind', [
  /** The page renders the original itself. */
  z.object({ kind: z.literal('pdf'), document: documentView, pages: z.int() }),
  z.object({
    kind: z.literal('text'),
    document: documentView,
    blocks: z.array(contentBlock),
    /** True if it is a picture, whose image is shown above its text. */
    picture: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('sheets'),
    document: documentView,
    sheets: z.array(z.object({ name: z.string(), rows: z.int(), columns: z.int() })),
  }),
])
export type DocumentContent = z.infer<typeof documentContent>

/** GET /api/documents/{id}/sheets/{index}?from=0: a window of a sheet's cells as displayed. */
export const sheetWindowQuery = z.object({
  from: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000_000)), 0),
  ...timeZoneQuery.shape,
})
export const sheetWindow = z.object({
  name: z.string(),
  /** Row number of the first row of `rows`, counted from 1 as in the sheet. */
  firstRow: z.int(),
  totalRows: z.int(),
  rows: z.array(z.array(z.string())),
})
export type SheetWindow = z.infer<typeof sheetWindow>

/** GET /api/documents/{id}/picture: a JPEG for lists or for the viewer. */
export const pictureQuery = z.object({ size: z._default(z.enum(['small', 'large']), 'large') })

/** GET /api/passages/{id}: the passage of a citation or search result. */
export const passageView = z.object({
  id: z.string(),
  documentId: z.string(),
  text: z.string(),
  /** Title and headings above the passage, outermost first. */
  path: z.array(z.string()),
  locator,
})
export type PassageView = z.infer<typeof passageView>
