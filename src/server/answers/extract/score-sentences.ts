import { fold, stem } from '../language/stem.ts'
import { meaningsIn } from '../language/meanings.ts'
import { isGermanText } from '#server/translation/translate-text.ts'
import type { Reading } from '../plan/reading.ts'
import { answerTypeOf } from './answer-type.ts'
import type { AnswerType } from './answer-type.ts'
import { askedThing } from './asked-thing.ts'
import { bestSpan } from './best-span.ts'
import { sentencesOf } from '#server/search/sentences.ts'
import type { Sentence } from '#server/search/sentences.ts'
import { belongsToAnother, termsOfMine } from './owners.ts'
import {
  isQuestion,
  asksForSpeaker,
  speakerIn,
  speakerPrefix,
  isAboutSomebodyElse,
  isAboutSpeaker,
  speakerAt,
  speakersIn,
} from './speakers.ts'
import { spansOf } from './spans.ts'
import type { Span } from './spans.ts'
import { holds, shareOf, termsOf } from './terms.ts'
import type { Term } from './terms.ts'

/** The parts of a search hit that extraction needs. */
export type Evidence = {
  text: string
  path: string[]
  score: number
  /** Contains only what somebody asks for, which may have the form of a question. */
  isRequest?: boolean
}

export type ScoredSentence = {
  /** Index of the passage. */
  passage: number
  sentence: Sentence
  /** Share of the question's words in the sentence, its headings and its passage. */
  coverage: number
  /** The same for the sentence alone. */
  own: number
  score: number
  span: Span | undefined
  type: AnswerType
  /** A name of the question does not occur in the passage. */
  missesName: boolean
  /** Somebody other than the asked person says it of themselves, or it belongs to somebody else. */
  ofAnother: boolean
  /** Said in conversation, where a document would state it. */
  spoken: boolean
  /** In a conversation in which the asked people speak. */
  inTalk: boolean
  /** The sentence is a question. */
  asks: boolean
  /** It contains a code, but not the name of the asked thing. */
  isOther: boolean
  /** It contains a code with the name that the question uses. */
  isNamed: boolean
  /** It is a document title or a list heading. */
  isTitle: boolean
  /** Share of the question's words other than names in the sentence itself. */
  topicShare: number
  /** The same for the passage: zero if it is about the person but not about the subject. */
  passageTopicShare: number
}

/** Types with many instances in a text, which only their name tells apart. */
const named = new Set<AnswerType>(['code', 'label', 'secret'])

/** Maximum length of a call or a greeting, in words. */
const fewWords = 3
const headingShare = 0.7
const passageShare = 0.45

/** Bill items before additions, such as a net amount: only asked for by name. */
const partial =
  /\b(?:net(?:to)?|sub-?total|zwischensumme|vat|ust|mwst|(?:before|excl\w*\.?|excluding|without|plus|zzgl\.?|ohne) (?:of )?(?:tax|vat|mwst|ust|steuer))\b/i

const stemsIn = (text: string, isGerman: boolean) =>
  new Set(meaningsIn(text, isGerman).flatMap(({ stems }) => stems))

/** `Ana's` becomes `Ana`. */
const ownName = (folded: string) => folded.replace(/['’]s?$/, '')

/** The question that a line of a conversation answers, with the line that question refers to. */
function questionBefore(sentences: readonly Sentence[], index: number): string[] {
  const [line, before, first] = [0, 1, 2].map((back) => sentences[index - back]?.text)
  if (line === undefined || before === undefined) return []
  const isReply = speakerPrefix.test(line) && speakerPrefix.test(before) && !isQuestion(line)
  const isOther = speakerPrefix.exec(line)?.[1] !== speakerPrefix.exec(before)?.[1]
  if (!isReply || !isOther || !isQuestion(before)) return []
  // "Where?" refers to the line before it.
  const isShort = before.replace(speakerPrefix, '').split(/\s+/).length <= fewWords
  return isShort && first !== undefined && speakerPrefix.test(first) ? [first, before] : [before]
}

const item = /^(?:\[[ x]\]|[-•*–])\s/

/** A line such as "Presents" above the items of a list. */
const headsList = (sentences: readonly Sentence[], index: number): boolean => {
  const line = sentences[index]?.text ?? ''
  return !item.test(line) && !/[.!?]$/.test(line) && item.test(sentences[index + 1]?.text ?? '')
}

/** The heading of the list that contains the line. */
function headingOf(sentences: readonly Sentence[], index: number): string[] {
  if (!item.test(sentences[index]?.text ?? '')) return []
  const at = sentences.slice(0, index).findLastIndex(({ text }) => !item.test(text))
  return at >= 0 && headsList(sentences, at) ? [sentences[at]?.text ?? ''] : []
}

/** Reads a short lead with the next sentence: "I am getting married! On 14 June". */
function sentencesWith(text: string, isGerman: boolean) {
  const sentences = sentencesOf(text)
  return sentences.map((sentence, index) => {
    const before = sentences[index - 1]
    const leadText = before?.text.replace(speakerPrefix, '') ?? ''
    const isLead =
      before !== undefined &&
      leadText.split(/\s+/).length <= fewWords &&
      // A form of address names somebody without saying anything about them.
      isAboutSpeaker(leadText) &&
      !text.slice(before.end, sentence.start).includes('\n')
    const asked = questionBefore(sentences, index)
    const heading = headingOf(sentences, index)
    const lead = isLead ? [leadText] : [...asked, ...heading]
    const isHeading = headsList(sentences, index)
    return {
      sentence,
      asked,
      isHeading,
      stems: stemsIn([...lead, sentence.text].join(' '), isGerman),
    }
  })
}

/** A requested title must be in quotation marks, if the passages contain any. */
function typeIn(question: string, evidence: readonly Evidence[]): AnswerType {
  const type = answerTypeOf(question)
  const isAnswerable =
    type !== 'title' || evidence.some(({ text }) => spansOf(text, type).length > 0)
  return isAnswerable ? type : 'text'
}

/** Scores every sentence of the passages as an answer, best first. */
export function scoreSentences(reading: Reading, evidence: readonly Evidence[]): ScoredSentence[] {
  const type = typeIn(reading.question, evidence)
  const asked = new Set(reading.words.map((word) => stem(word.text)))
  const titles = new Set(evidence.flatMap(({ path }) => path.map(fold)))
  const passages = evidence.map(({ text, path }) => {
    const isGerman = isGermanText(text)
    return {
      sentences: sentencesWith(text, isGerman),
      heading: stemsIn(path.join(' '), isGerman),
      all: stemsIn(text, isGerman),
    }
  })
  const counts = new Map<string, number>()
  for (const { sentences } of passages) {
    for (const { stems } of sentences)
      for (const word of stems) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const total = passages.reduce((sum, { sentences }) => sum + sentences.length, 0)
  const terms = termsOf(reading, (word) => counts.get(word) ?? 0, total)
  // Translations of the question's words are not answers either.
  const question = new Set([...asked, ...terms.flatMap(({ others }) => others)])
  const share = (value: (term: Term) => number) => shareOf(terms, value)
  const thing = named.has(type) ? askedThing(reading.question) : new Set<string>()
  // A flight has many numbers: the booking number is next to the word for booking.
  const namesOf = (stems: ReadonlySet<string>) =>
    [...thing].filter((word) => stems.has(word)).length / Math.max(1, thing.size)
  const candidates = passages.flatMap(({ sentences }) => sentences)
  const mostNames = Math.max(
    0,
    ...candidates
      .filter(({ sentence: { text } }) => thing.size > 0 && !isQuestion(text))
      .filter(({ sentence: { text } }) => spansOf(text, type).length > 0)
      .map(({ stems }) => namesOf(stems)),
  )
  const mine = termsOfMine(reading.question, terms)
  const whoTells = asksForSpeaker(reading.question)
  const speakers = new Set(evidence.flatMap(({ text }) => speakersIn(text)))
  const askedAbout = terms.filter(({ isName, folded }) => isName && speakers.has(ownName(folded)))

  const asksPart = partial.test(reading.question)

  const scored = passages.flatMap(({ sentences, heading, all }, passage) =>
    sentences.map(({ sentence, asked: replied, isHeading: headed, stems }): ScoredSentence => {
      const teller = whoTells ? speakerIn(sentence.text) : undefined
      const span =
        teller ?? (type === 'text' ? undefined : bestSpan(sentence.text, type, question, thing))
      const own = share((term) => holds(stems, term))
      const coverage = share((term) =>
        Math.max(
          holds(stems, term),
          headingShare * holds(heading, term),
          passageShare * holds(all, term),
        ),
      )
      const passageTopicShare = shareOf(
        terms.filter(({ isName }) => !isName),
        (term) => Math.max(holds(all, term), holds(heading, term)),
      )
      const topicShare = shareOf(
        terms.filter(({ isName }) => !isName),
        (term) => holds(stems, term),
      )
      const missesName = terms.some(
        (term) => term.isName && !all.has(term.stem) && !heading.has(term.stem),
      )
      const prior = evidence[passage]?.score ?? 0
      const nameCount = namesOf(stems)
      const isOther = thing.size > 0 && (nameCount === 0 || nameCount < mostNames)
      const isHeading = sentence.text.length < 40 && !/[.!?:;]/.test(sentence.text) && !span
      const score =
        coverage * 0.65 +
        own * 0.2 +
        prior * 0.15 +
        (span ? 0.2 : type === 'text' ? 0 : -0.1) +
        nameCount * 0.25 -
        (type === 'money' && !asksPart && partial.test(sentence.text) ? 0.3 : 0) -
        (isHeading ? 0.2 : 0) -
        (missesName ? 0.25 : 0)
      const speaker = speakerAt(evidence[passage]?.text ?? '', sentence.start)
      const replies = replied.some((line) => {
        const asker = fold(speakerPrefix.exec(line)?.[1] ?? '').split(/\s+/)
        return askedAbout.some(({ folded }) => asker.includes(ownName(folded)))
      })
      const isElse = isAboutSomebodyElse(
        sentence.text,
        speaker,
        askedAbout.map(({ folded }) => ownName(folded)),
      )
      const isTheirs = belongsToAnother(sentence.text, mine, question)
      const ofAnother = isTheirs || (isElse && !replies)
      const inTalk = askedAbout.length > 0 && speaker.length > 0
      const spoken = speaker.length > 0 && isAboutSpeaker(evidence[passage]?.text ?? '')
      // In "who asked for …", the person who asks is the answer.
      const asks =
        isQuestion(sentence.text) && teller === undefined && evidence[passage]?.isRequest !== true
      const found = { passage, sentence, coverage, own, score, span, type }
      return {
        ...found,
        missesName,
        passageTopicShare,
        topicShare,
        ofAnother,
        spoken,
        inTalk,
        asks,
        isOther,
        isNamed: nameCount === 1,
        isTitle: headed || titles.has(fold(sentence.text)),
      }
    }),
  )
  return scored.toSorted((a, b) => b.score - a.score)
}
