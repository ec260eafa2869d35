import * as z from 'zod/mini'

export const readingLimits = {
  phraseCharacters: 120,
  nameCharacters: 300,
  remembered: 500,
} as const

const name = z.string().check(z.minLength(1), z.maxLength(readingLimits.nameCharacters))

/** What words of a question may be taken for. Tables and columns have their names in SQL. */
export const readingChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('column'), table: name, column: name }),
  z.object({ kind: z.literal('table'), table: name }),
  /** The value is looked for in this column; `text` is one of several that hold the words. */
  z.object({ kind: z.literal('value'), table: name, column: name, text: z.optional(name) }),
  /** Without a name it is everybody who is called so. */
  z.object({ kind: z.literal('person'), name: z.optional(name) }),
  z.object({
    kind: z.literal('period'),
    /** A unit of the calendar, the days up to today, or the year that was not said. */
    rule: z.enum(['calendar', 'rolling', 'year']),
    /** Of a year: how many years before this one. */
    back: z.optional(z.int().check(z.gte(-1), z.lte(200))),
  }),
])
export type ReadingChoice = z.infer<typeof readingChoice>

/** What a person says that words mean. */
export const correction = z.object({
  phrase: z.string().check(z.trim(), z.minLength(1), z.maxLength(readingLimits.phraseCharacters)),
  choice: readingChoice,
})
export type Correction = z.infer<typeof correction>

export const readingOption = z.object({ label: z.string(), choice: readingChoice })
export type ReadingOption = z.infer<typeof readingOption>

/** What words of the question were taken for, and what else they may mean. */
export const readingView = z.object({
  id: z.string(),
  kind: z.enum(['column', 'table', 'value', 'person', 'period']),
  phrase: z.string(),
  chosen: readingOption,
  others: z.array(readingOption),
  /** Something else fits as well. */
  near: z.optional(z.boolean()),
  /** Id of the correction that the person made; absent where it is our own reading. */
  remembered: z.optional(z.string()),
})
export type ReadingView = z.infer<typeof readingView>

/** A part of what was asked of the tables, such as `Grouped by`: `month`. */
export const queryPart = z.object({ label: z.string(), value: z.string() })
export type QueryPart = z.infer<typeof queryPart>

/** GET /api/readings: what is remembered, the newest first. */
export const rememberedReading = z.object({
  id: z.string(),
  kind: readingView.shape.kind,
  phrase: z.string(),
  meaning: z.string(),
  at: z.iso.datetime(),
})
export type RememberedReading = z.infer<typeof rememberedReading>
export const rememberedReadings = z.array(rememberedReading)
