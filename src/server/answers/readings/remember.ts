import { readingsIn, type AskResponse } from '#shared/answers.ts'
import type { Correction, ReadingView } from '#shared/readings.ts'
import type { AskOptions, Question } from '../ask.ts'
import { phraseKey } from './corrections.ts'
import { meaningOf } from './labels.ts'
import type { ReadingStore } from './store.ts'

type Answers<Options> = {
  ask(userId: string, question: Question, options?: Options): Promise<AskResponse>
}
type Deps<Options> = {
  answers: Answers<Options>
  store: Pick<ReadingStore, 'all' | 'remember'>
}

const isSame = (a: Correction['choice'], b: Correction['choice']) =>
  a.kind === b.kind && Object.entries(a).every(([key, value]) => Reflect.get(b, key) === value)

/** Applies the user's remembered corrections, and remembers new ones. */
export function withRememberedReadings<Options extends AskOptions>({
  answers,
  store,
}: Deps<Options>): Answers<Options> {
  return {
    async ask(userId, question, options) {
      const remembered = await store.all(userId)
      const { reading: correction } = question
      const now = correction ? [{ ...correction, isSent: true }] : []
      const corrections = [...now, ...remembered]
      const answer = await answers.ask(userId, { ...question, corrections }, options)
      const taken = correction && readingsIn(answer).find((each) => follows(each, correction))
      if (!correction || !taken) return answer
      const id = await store.remember(
        userId,
        correction,
        meaningOf(correction.choice, taken.chosen.label),
      )
      const marked = (readings: ReadingView[]) =>
        readings.map((each) => (follows(each, correction) ? { ...each, remembered: id } : each))
      const { readings, parts } = answer
      return {
        ...answer,
        ...(readings ? { readings: marked(readings) } : {}),
        ...(parts
          ? {
              parts: parts.map((part) =>
                part.readings ? { ...part, readings: marked(part.readings) } : part,
              ),
            }
          : {}),
      }
    },
  }
}

/** Corrections that refer to nothing, or that do not fit the words, are not remembered. */
const follows = ({ phrase, chosen }: ReadingView, correction: Correction) =>
  phraseKey(phrase) === phraseKey(correction.phrase) && isSame(chosen.choice, correction.choice)
