import { fold } from '../language/stem.ts'

/** How a line of a conversation begins: `09:41 Ana Ruiz: `. */
const opening = /^(?:\d{1,2}:\d{2}\s+)?(\p{Lu}[\p{L}\p{M} .'’-]{0,40}): /u
const firstPerson =
  /\b(?:I|I['’](?:m|ve|d|ll)|me|my|mine|we|we['’](?:re|ve|d|ll)|our|us|ich|mir|mich|mein\w*|wir|uns\w*)\b/iu

const namesIn = (line: string): string[] =>
  (opening.exec(line)?.[1] ?? '').split(/\s+/).filter(Boolean).map(fold)

/** Names of everyone who speaks in a passage. */
export const speakersIn = (passage: string): string[] => passage.split('\n').flatMap(namesIn)

/** Names of who speaks at a place of a passage: the line that it is in says so. */
export function speakerAt(passage: string, at: number): string[] {
  const start = passage.lastIndexOf('\n', at - 1) + 1
  return namesIn(passage.slice(start, at + 60))
}

/** Whoever says "I" speaks of themselves. */
export const isOfSpeaker = (sentence: string): boolean => firstPerson.test(sentence)

/** A question asks, and answers nothing. */
export const asksItself = (sentence: string): boolean => /\?["”'’)\]]*$/.test(sentence)
