import { fold } from '../language/stem.ts'
import { speakerAt } from './speakers.ts'

/** "What did Dr. Frost say about my vitamin D": the speaker and the subject. */
export type ReportedSpeech = { who: string[]; about: string }

const stated =
  /^what (?:did|does|has) (.+?) (?:(?:say|said|write|written|mention|mentioned|ask|asked|think)(?: (?:to )?(?:me|us))?|(?:tell|told) (?:me|us)) (?:about|of|on|regarding) (.+)$/iu
/** Verbs of advice, which take "on" or "for". */
const advised =
  /^what (?:did|does|has) (.+?) (?:recommend|recommended|suggest|suggested|advise|advised|propose|proposed)(?: (?:to )?(?:me|us))? (?:about|on|for|in|regarding) (.+)$/iu
const gesagt =
  /^was (?:hat|haben) (.+?) (?:mir |uns )?(?:über|zu|zum|zur|von|wegen) (.+?) (?:gesagt|geschrieben|erzählt|gemeint|erwähnt|empfohlen|vorgeschlagen|geraten)$/iu
const me = /^(?:i|we|you|ich|wir|du)$/i
const small =
  /^(?:my|our|the|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|der|die|das|dr|mr|mrs|ms|herr|frau)$/

export function readReportedSpeech(question: string): ReportedSpeech | undefined {
  const text = question.trim().replace(/[?.!\s]+$/, '')
  const [, who = '', about = ''] =
    stated.exec(text) ?? advised.exec(text) ?? gesagt.exec(text) ?? []
  const names = fold(who)
    .split(/[\s.]+/)
    .filter((word) => word.length > 1 && !small.test(word))
  // A document "says" things as well, but its name is a common noun.
  const isSomebody = /\p{Lu}/u.test(who) && !me.test(who)
  return isSomebody && names.length > 0 ? { who: names, about } : undefined
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
  return lines.map(([line]) => line).join('\n')
}
