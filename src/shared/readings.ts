import * as z from 'zod/mini'

export const readingLimits = {
  phraseCharacters: 120,
  nameCharacters: 300,
  remembered: 500,
} as const

const name = z.string().check(z.minLength(1), z.maxLength(readingLimits.nameCharacters))

/** Possible interpretations of words in a question. Tables and columns have their SQL names. */
export const readingChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('column'), table: name, column: name }),
  z.object({ kind: z.literal('table'), table: name }),
  /** The value is looked up in this column; `text` selects one of several values with the words. */
  z.object({ kind: z.literal('value'), table: name, column: name, text: z.optional(name) }),
  /** Without a name it means everybody with that name. */
  z.object({ kind: z.literal('person'), name: z.optional(name) }),
  z.object({
    kind: z.literal('period'),
    /** A calendar unit, the days up to today, or the missing year of a date. */
    rule: z.enum(['calendar', 'rolling', 'year']),
    /** For a year: how many years before this one. */
    back: z.optional(z.int().check(z.gte(-1), z.lte(200))),
  }),
])
export type ReadingChoice = z.infer<typeof readingChoice>

/** The meaning that a person gave to words. */
export const correction = z.object({
  phrase: z.string().check(z.trim(), z.minLength(1), z.maxLength(readingLimits.phraseCharacters)),
  choice: readingChoice,
})
export type Correction = z.infer<typeof correction>

export const readingOption = z.object({ label: z.string(), choice: readingChoice })
export type ReadingOption = z.infer<typeof readingOption>

/** How words of the question were interpreted, and the alternatives. */
export const readingView = z.object({
  id: z.string(),
  kind: z.enum(['column', 'table', 'value', 'person', 'period']),
  phrase: z.string(),
  chosen: readingOption,
  others: z.array(readingOption),
  /** Whether another interpretation is as likely. */
  near: z.optional(z.boolean()),
  /** Id of the person's correction; absent for an automatic interpretation. */
  remembered: z.optional(z.string()),
})
export type ReadingView = z.infer<typeof readingView>

/** A part of the query over the tables, such as `Grouped by`: `month`. */
export const queryPart = z.object({ label: z.string(), value: z.string() })
export type QueryPart = z.infer<typeof queryPart>

/** GET /api/readings: remembered interpretations, newest first. */
export const rememberedReading = z.object({
  id: z.string(),
  kind: readingView.shape.kind,
  phrase: z.string(),
  meaning: z.string(),
  at: z.iso.datetime(),
})
export type RememberedReading = z.infer<typeof rememberedReading>
export const rememberedReadings = z.array(rememberedReading)
