import type { AskRequest, SpellingCorrection } from '#shared/answers.ts'
import { withoutAsides } from './language/asides.ts'
import { withNameBefore } from './language/named-before.ts'
import { plainQuestion } from './language/plain-question.ts'
import { spelledOut } from './language/shorthand.ts'
import { withoutTopicFirst } from './language/topic-first.ts'
import { withoutDashes } from './language/without-dashes.ts'
import { withoutIdioms } from './plan/without-idioms.ts'

/** Longer texts are no questions that somebody texts. */
const longestTexted = 300

/** A question as the planner and the reader get it, and the short forms that were spelled out. */
export function normalizeQuestion<T extends AskRequest>(
  given: T,
  today: string,
): { normalized: T; spelled: SpellingCorrection[] } {
  const { question, corrections } = given.literal
    ? { question: given.question, corrections: [] }
    : spelledOut(given.question)
  const asked = plainQuestion(question)
  const isTexted = asked.length <= longestTexted
  const whole = withoutDashes(isTexted ? withNameBefore(withoutAsides(asked)) : asked)
  const plain = withoutIdioms(isTexted ? withoutTopicFirst(whole) : whole, today)
  return { normalized: { ...given, question: plain }, spelled: corrections }
}
