import { fold } from '../language/stem.ts'
import { sentencesOf } from '#server/search/sentences.ts'

/** Asks what a document says as a whole, or about something. */
const overviewCue =
  /\b(what (does|do|did) .+ say( about .+)?$|what (is|are) .+ about$|summar(y|ise|ize)|overview of|worum geht es|was steht in|zusammenfass)/

export const asksOverview = (question: string) =>
  overviewCue.test(fold(question).replace(/[?.!\s]+$/, ''))

const quotedSentences = 3
const shortest = 25

/** The first informative sentences of a passage. */
export const openingOf = (passage: string): string[] =>
  sentencesOf(passage)
    .map(({ text }) => text)
    .filter((text) => text.length >= shortest)
    .slice(0, quotedSentences)
