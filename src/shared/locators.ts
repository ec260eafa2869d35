import * as z from 'zod/mini'

/** A rectangle on a page in fractions of its width and height, origin top left: x0, y0, x1, y1. */
export const rect = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type Rect = z.infer<typeof rect>

/** The location of a passage in its document, for highlighting in the viewer. */
export const locator = z.discriminatedUnion('kind', [
  /** A page of a PDF, counted from 1. */
  z.object({ kind: z.literal('page'), page: z.int().check(z.positive()), rects: z.array(rect) }),
  /** A range of a sheet in A1 notation, for example `B2:D14`. */
  z.object({
    kind: z.literal('cells'),
    sheet: z.string(),
    range: z.string(),
    /** Only these rows of the range, counted from 1. */
    rows: z.optional(z.array(z.int().check(z.positive()))),
    /** The number of all rows, if these are only the first of them. */
    of: z.optional(z.int().check(z.positive())),
  }),
  /** Blocks of a text document, counted from 0, both ends included. */
  z.object({
    kind: z.literal('blocks'),
    from: z.int().check(z.nonnegative()),
    to: z.int().check(z.nonnegative()),
  }),
])
export type Locator = z.infer<typeof locator>
