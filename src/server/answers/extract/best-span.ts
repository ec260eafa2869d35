import { fold } from '../language/stem.ts'
import { wordsOf } from '../language/words.ts'
import type { AnswerType } from './answer-type.ts'
import { partyOf } from './parties.ts'
import { isAboutSpeaker, speakerPrefix } from './speakers.ts'
import { spansOf, type Span } from './spans.ts'

const apposition =
  /^[\s,(:–-]*(?:the|a|our|my|your|as|is|was|are|der|die|das|ist|war|unser\w*)?\s*$/i

/** The span of the asked type nearest to the question's words, without being one of them. */
export function bestSpan(
  sentence: string,
  type: AnswerType,
  question: ReadonlySet<string>,
  thing: ReadonlySet<string>,
): Span | undefined {
  // The speaker is not the subject, unless they speak of themselves.
  const isWho = type === 'place' || (type === 'person' && !isAboutSpeaker(sentence))
  const speaker = isWho ? speakerPrefix.exec(sentence) : null
  const from = speaker?.[0].length ?? 0
  const unshifted = spansOf(sentence.slice(from), type)
  const placed = unshifted.map((span) => ({
    ...span,
    start: span.start + from,
    end: span.end + from,
  }))
  const all = placed.filter((span) => {
    if (partyOf(question, sentence, span) === 'other') return false
    const words = wordsOf(span.text)
    return words.some((word) => !question.has(word.stem) && !isSmall(word.folded))
  })
  // `Seat 14A, gate B7`: each value follows its name.
  const afterName = all.filter(({ start }) =>
    thing.has(wordsOf(sentence.slice(0, start)).at(-1)?.stem ?? ''),
  )
  const spans = afterName.length > 0 ? afterName : all
  const places = wordsOf(sentence).filter(
    (word) => question.has(word.stem) && word.folded.length > 2,
  )
  const distance = ({ start, end }: Span) =>
    places.reduce((sum, word) => {
      const gap =
        start >= word.end ? sentence.slice(word.end, start) : sentence.slice(end, word.start)
      // "Hillside Homes (the landlord)" and "the landlord is Hillside Homes" identify somebody.
      return sum + (apposition.test(gap) ? -40 : Math.min(gap.length, 80))
    }, 0)
  return spans.toSorted((a, b) => distance(a) - distance(b))[0]
}

const smallNames = new Set(
  `the this that it we you he she they i a an in on at our my your if when dear please no
  der die das wir sie es ich and but as for
  wow hey hi hello thanks congrats congratulations yeah yes oh oops cool awesome great nice`.split(
    /\s+/,
  ),
)
const isSmall = (word: string) => smallNames.has(fold(word))
