import { inWords } from '#server/demo/days.ts'

/** The content of a right answer. */
export type Wanted = {
  /** Numbers it has to state first. */
  numbers?: number[]
  /** Numbers anywhere in it or its table. */
  listed?: number[]
  /** Texts anywhere in it, its table or its quotations; one of an inner list is enough. */
  texts?: (string | string[])[]
  /** Texts it must not contain. */
  without?: string[]
  /** It has to say that it does not know. */
  unknown?: true
}

/**
 * The questions were written in three suites, each after Trove had been tuned with the previous
 * ones. Figures are given by suite, to be compared with earlier ones.
 */
export const suites = ['first', 'second', 'third'] as const
export type Suite = (typeof suites)[number]

export type Question = Wanted & {
  question: string
  /** Earlier questions in the same conversation. */
  after?: string[]
}
export type SampleQuestion = Question & { suite: Suite }

export const inSuite = (suite: Suite, questions: readonly Question[]): SampleQuestion[] =>
  questions.map((each) => ({ ...each, suite }))

export const monthName = (month: string, locale = 'en') =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )

/** `March`, without its year. */
export const bare = (month: string, locale = 'en') =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )

/** Notations of a date in an answer. */
export function dayTexts(day: string): string[] {
  const date = new Date(day)
  const written = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date)
  const long = { day: 'numeric', month: 'long' } as const
  return [day, inWords(day), written('en-US', long), written('en-GB', long), written('de', long)]
}
