import { z } from 'zod'
import { cell } from '#shared/answers.ts'

const bound = z.union([z.string(), z.number()])

/** A condition on one column. Days are `YYYY-MM-DD`; `to` is exclusive. */
const plainFilter = z.discriminatedUnion('op', [
  z.object({ op: z.literal('in'), column: z.string(), values: z.array(cell).min(1) }),
  z.object({ op: z.literal('not_in'), column: z.string(), values: z.array(cell).min(1) }),
  z.object({ op: z.literal('contains'), column: z.string(), text: z.string() }),
  z.object({ op: z.literal('not_contains'), column: z.string(), text: z.string() }),
  z.object({ op: z.enum(['gt', 'ge', 'lt', 'le', 'eq']), column: z.string(), value: bound }),
  z.object({ op: z.literal('between'), column: z.string(), low: bound, high: bound }),
  z.object({
    op: z.literal('period'),
    column: z.string(),
    /** The end of what begins in `column`: whatever lasts into the period is in it. */
    until: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    label: z.string(),
  }),
  z.object({ op: z.literal('empty'), column: z.string() }),
  z.object({ op: z.literal('not_empty'), column: z.string() }),
  /** Compared with another column of the same row; an empty figure is zero, an empty day is none. */
  z.object({
    op: z.literal('compare'),
    column: z.string(),
    sign: z.enum(['gt', 'ge', 'lt', 'le']),
    other: z.string(),
  }),
  /** The words occur in this column or in one of the others. */
  z.object({
    op: z.literal('mentions'),
    column: z.string(),
    or: z.array(z.string()),
    text: z.string(),
  }),
])
export type PlainFilter = z.infer<typeof plainFilter>

export const filter = z.discriminatedUnion('op', [
  ...plainFilter.options,
  /** Only on days on which another table has a matching row, or has none. */
  z.object({
    op: z.literal('on_days'),
    column: z.string(),
    table: z.string(),
    day: z.string(),
    filters: z.array(plainFilter),
    isNot: z.boolean().optional(),
  }),
  /**
   * Rows with the same value in this column as the rows of another filter, or one above or below.
   */
  z.object({
    op: z.literal('than'),
    column: z.string(),
    sign: z.enum(['gt', 'lt', 'eq']),
    of: plainFilter,
  }),
])
export type Filter = z.infer<typeof filter>

const timeUnit = z.enum(['day', 'week', 'month', 'quarter', 'year'])

/** What is computed or shown. `lookup` and `list` show the columns of `select`. */
export const measure = z.object({
  agg: z.enum([
    'sum',
    'count',
    'count_distinct',
    'avg',
    'min',
    'max',
    'median',
    'exists',
    'list',
    'lookup',
  ]),
  column: z.string().optional(),
  /** The column subtracted from it in each row: the amount paid from the amount due. */
  minus: z.string().optional(),
  /** Outgoing amounts are negative and shown as positive. */
  outgoing: z.boolean().optional(),
  /** The average of the totals per unit, as in "average a month". */
  per: z.object({ column: z.string(), unit: timeUnit, of: z.enum(['sum', 'count']) }).optional(),
})

/** A question about one table as data; converted to SQL, a sentence and a title. */
export const typedQuery = z.object({
  table: z.string(),
  measure,
  /** Tables that add columns, named `table.column`; no join adds rows. */
  joins: z
    .array(
      z.object({
        table: z.string(),
        alias: z.string(),
        from: z.string(),
        to: z.string(),
        distinct: z.boolean().optional(),
      }),
    )
    .optional(),
  /** The unit column: figures in different units are never added up. */
  unit: z.string().optional(),
  /** The row next to the matching row, in the order of the sheet. */
  neighbour: z.enum(['next', 'previous']).optional(),
  /** The question's claim about the first of two sides: more or less than the second. */
  claim: z.enum(['more', 'less']).optional(),
  /** The result starts with the time between the first and the second column shown. */
  asDuration: z.boolean().optional(),
  /** The difference of two sides. */
  difference: z.boolean().optional(),
  /** Groups whose figure rose or fell from the first row to the last. */
  change: z
    .object({
      date: z.string(),
      direction: z.enum(['up', 'down', 'either']),
      /** The latest change alone, and the part of it asked for. */
      asks: z.enum(['amount', 'date', 'direction', 'whether']).optional(),
      /** Groups whose rows come at regular intervals alone: bills, not purchases. */
      regular: z.boolean().optional(),
    })
    .optional(),
  select: z.array(z.string()),
  filters: z.array(filter),
  groupBy: z
    .object({
      column: z.string(),
      unit: timeUnit.optional(),
      /** Groups that come again: all Mondays, all hours from nine to ten. */
      cycle: z.enum(['weekday', 'hour']).optional(),
    })
    .optional(),
  /** The result starts with the usual figure per unit; the running one is incomplete. */
  usual: z.object({ running: z.string() }).optional(),
  /** A condition on the measure of a group. */
  having: z.object({ op: z.enum(['gt', 'ge', 'lt', 'le', 'eq']), value: z.number() }).optional(),
  /** Groups as shares of the whole, and the groups asked for. */
  share: z.object({ of: z.array(cell) }).optional(),
  order: z
    .object({
      /** `length` is the time from the day in `column` to the day in `to`. */
      by: z.enum(['measure', 'group', 'row', 'column', 'length']),
      column: z.string().optional(),
      minus: z.string().optional(),
      /** The column is divided by this one: distance by time. */
      over: z.string().optional(),
      to: z.string().optional(),
      /** Rows without an end last until this day. */
      open: z.string().optional(),
      direction: z.enum(['asc', 'desc']),
    })
    .optional(),
  limit: z.number().int().positive().optional(),
  /** Rows or groups skipped first: one for the second highest. */
  offset: z.number().int().positive().optional(),
  /** Computes the measure once per side. */
  comparison: z
    .array(z.object({ label: z.string(), filter }))
    .min(2)
    .optional(),
})
export type TypedQuery = z.infer<typeof typedQuery>
