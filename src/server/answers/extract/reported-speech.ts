import { fold } from '../language/stem.ts'
import { roleOfWord } from '#server/people/relations/role-words.ts'
import { isRequest } from './is-request.ts'
import { speakerAt } from './speakers.ts'

/** "What did Dr. Frost say about my vitamin D": the speaker and the subject. */
export type ReportedSpeech = {
  who: string[]
  about: string
  /** "What did Mum ask me to get": what they want somebody to do. */
  isRequest?: true
}

const stated =
  /^what (?:did|does|has) (.+?) (?:(?:say|said|write|written|mention|mentioned|ask|asked|think)(?: (?:to )?(?:me|us))?|(?:tell|told) (?:me|us)) (?:about|of|on|regarding) (.+)$/iu
/** Verbs of advice, which take "on" or "for". */
const advised =
  /^what (?:did|does|has) (.+?) (?:recommend|recommended|suggest|suggested|advise|advised|propose|proposed)(?: (?:to )?(?:me|us))? (?:about|on|for|in|regarding) (.+)$/iu
const gesagt =
  /^was (?:hat|haben) (.+?) (?:mir |uns )?(?:über|zu|zum|zur|von|wegen) (.+?) (?:gesagt|geschrieben|erzählt|gemeint|erwähnt|empfohlen|vorgeschlagen|geraten)$/iu
const requested = [
  /^what (?:else )?(?:did|does|do|has|have|had|would|was|is) (.+?) (?:(?:ask|tell|want|need|remind|expect|like)(?:ed|s|ing)?|told) (?:me|us)(?: not)? to (.+)$/iu,
  /^what (?:else )?(?:did|does|do|has|have|had) (.+?) (?:say|says|said) (?:to|(?:that )?(?:i|we) (?:should|must|need to|needed to|have to|had to|ought to)) (.+)$/iu,
  /^was (?:hat|haben) (.+?) (?:mir |uns )?gesagt,? (?:dass|was) (?:ich|wir) (.+?) (?:soll(?:en|te|ten)?|muss|müssen)$/iu,
  /^was soll(?:en|te|ten)? (?:ich|wir) laut (\p{L}+(?: \p{Lu}\p{L}+)?) (.+)$/iu,
  /^was (?:will|wollte|möchte|wollen|wollten) (.+?),? (?:dass|was) (?:ich|wir) (.+)$/iu,
]
const me = /^(?:i|we|you|ich|wir|du)$/i
const small =
  /^(?:my|our|the|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|der|die|das|dr|mr|mrs|ms|herr|frau)$/

export function readReportedSpeech(question: string): ReportedSpeech | undefined {
  const text = question.trim().replace(/[?.!\s]+$/, '')
  const request = requested.map((each) => each.exec(text)).find((found) => found !== null)
  const [, who = '', about = ''] =
    request ?? stated.exec(text) ?? advised.exec(text) ?? gesagt.exec(text) ?? []
  const names = fold(who)
    .split(/[\s.]+/)
    .filter((word) => word.length > 1 && !small.test(word))
  // A document "says" things as well, but its name is a common noun.
  const isSomebody =
    (/\p{Lu}/u.test(who) || names.some((name) => roleOfWord(name))) && !me.test(who)
  if (!isSomebody || names.length === 0) return undefined
  return { who: names, about, ...(request ? { isRequest: true } : {}) }
}

type Passage = { text: string; path: readonly string[] }

const sender = /^(?:mail|message) from (.+?)(?:, \d.*)?$/
const isBy = ({ who }: ReportedSpeech, speaker: string) => {
  const words = fold(speaker).split(/[^\p{L}\p{N}]+/u)
  return who.every((name) => words.includes(name))
}

/** What somebody says in a passage: all of their mail, or their lines of a conversation. */
export function passageBySpeaker(speech: ReportedSpeech, { text, path }: Passage): string {
  const from = path.map((part) => sender.exec(fold(part))?.[1]).find((name) => name !== undefined)
  if (from !== undefined) return isBy(speech, from) ? text : ''
  const lines = [...text.matchAll(/[^\n]+/g)].filter(({ index }) =>
    isBy(speech, speakerAt(text, index + 1).join(' ')),
  )
  const said = lines.map(([line]) => line)
  return (speech.isRequest ? said.filter(isRequest) : said).join('\n')
}

/** The passages reduced to what somebody says in them. */
export const passagesBySpeaker = <T extends Passage>(
  speech: ReportedSpeech,
  passages: readonly T[],
): T[] =>
  passages.flatMap((passage) => {
    const text = passageBySpeaker(speech, passage)
    return text === '' ? [] : [{ ...passage, text }]
  })

/** If the question asks for somebody's request: what they wrote, if they wrote any of the passages. */
export function requestsIn<T extends Passage>(
  question: string,
  passages: readonly T[],
): readonly T[] {
  const speech = readReportedSpeech(question)
  if (!speech?.isRequest) return passages
  const { isRequest: _, ...any } = speech
  const isKnown = passages.some((passage) => passageBySpeaker(any, passage) !== '')
  return isKnown ? passagesBySpeaker(speech, passages) : passages
}
