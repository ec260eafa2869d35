import { fold } from '../language/stem.ts'

/** Beginning of a line in a conversation: `09:41 Ana Ruiz: `. */
export const speakerPrefix = /^(?:\d{1,2}:\d{2}\s+)?(\p{Lu}[\p{L}\p{M} .'’-]{0,40}): /u
const firstPerson =
  /\b(?:I|I['’](?:m|ve|d|ll)|me|my|mine|we|we['’](?:re|ve|d|ll)|our|us|ich|mir|mich|mein\w*|wir|uns\w*)\b/iu

const namesIn = (line: string): string[] =>
  (speakerPrefix.exec(line)?.[1] ?? '').split(/\s+/).filter(Boolean).map(fold)

/** Names of all speakers in a passage. */
export const speakersIn = (passage: string): string[] => passage.split('\n').flatMap(namesIn)

/** Names of the speaker at a position in a passage, from the beginning of its line. */
export function speakerAt(passage: string, at: number): string[] {
  const start = passage.lastIndexOf('\n', at - 1) + 1
  return namesIn(passage.slice(start, at + 60))
}

const secondPerson =
  /\b(?:you|you['’](?:re|ve|d|ll)|your|yours|du|dich|dir|dein\w*|euch|euer|eure\w*)\b/iu

/** A sentence in the first person is about its speaker. */
export const isAboutSpeaker = (sentence: string): boolean => firstPerson.test(sentence)

const escaped = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '\\$&')

/** "Wow Ana, how nice" is addressed to Ana, and says nothing about her. */
function isNamed(text: string, name: string): boolean {
  const who = escaped(name)
  const address = new RegExp(
    `(?:^|[.!?,]\\s*|^\\p{L}+,?\\s+)${who}(?=\\s*[,.!?])|,\\s*${who}(?=\\s*[.!?]|\\s*$)`,
    'gu',
  )
  return new RegExp(`\\b${who}\\b`, 'u').test(text.replace(address, ''))
}

/** Addresses somebody by name: "That sounds great, Ana!" */
const addressed = /(?:,\s*\p{Lu}\p{L}+|\b(?:Wow|Hey|Hi|Oh|Congrats),?\s+\p{Lu}\p{L}+)\s*[,.!?]/u

/**
 * Whether a sentence of a conversation is about somebody other than the asked people. Speakers talk
 * about themselves unless they only say "you"; "you" is the listener.
 */
export function isAboutSomebodyElse(
  sentence: string,
  speaker: readonly string[],
  asked: readonly string[],
): boolean {
  if (asked.length === 0 || speaker.length === 0) return false
  const folded = fold(sentence.replace(speakerPrefix, ''))
  const [first, second] = [firstPerson.test(folded), secondPerson.test(folded)]
  if (asked.some((name) => speaker.includes(name)))
    return !first && (second || addressed.test(sentence))
  if (asked.some((name) => isNamed(folded, name))) return false
  return first || !second
}

/** Messages often leave out the question mark: "How much did you pay for it". */
const unmarked =
  /^(?:how (?:much|many|long|far|often)|what|when|where|who|which|why|wie ?viele?|wann|wo|was|wer|warum)(?: (?!(?:you|u|we|i|they|he|she|it|du|ihr|wir|sie|er|ich|is|are|do|does|did)(?!\p{L}))\p{L}+){0,2} (?:do|does|did|is|are|was|were|will|have|has|can|hast|habt|ist|sind|war) (?:you|u|ya|we|they|he|she|it|du|ihr|wir|sie|er)(?!\p{L})[^\d:]*$/iu

/** A question, which answers nothing. */
export const isQuestion = (sentence: string): boolean =>
  /\?["”'’)\]]*$/.test(sentence) || unmarked.test(sentence.replace(speakerPrefix, ''))

const tellers =
  /^(?:who|wer)\s+(?:has |had |hat |else |was it that )?(?:\p{L}+ )?(?:asked|wanted|wants|said|told|suggested|offered|mentioned|recommended|invited|wondered|proposed|promised|announced|wollte|will|gefragt|fragte|gesagt|sagte|erzählt|vorgeschlagen|angeboten)\b|^wer hat .+ (?:gefragt|gesagt|erzählt|erwähnt|vorgeschlagen|angeboten|eingeladen)\W*$/iu

/** "Who asked for the key": the answer is the speaker. */
export const asksForSpeaker = (question: string): boolean => tellers.test(question.trim())

/** The speaker's name at the beginning of a line. */
export function speakerIn(line: string): { text: string; start: number; end: number } | undefined {
  const found = speakerPrefix.exec(line)
  const name = found?.[1]
  if (found === null || name === undefined) return undefined
  const start = line.indexOf(name)
  return { text: name, start, end: start + name.length }
}
