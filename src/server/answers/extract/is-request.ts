import { speakerPrefix } from './speakers.ts'

const addressed =
  /(?<!\p{L})(?:you|u|ya|please|pls|plz|don['’]?t|remember|make sure|bitte|du|ihr|kannst|könnt|könntest|könntet|würdest|vergiss|denk dran)(?!\p{L})/iu
const begun =
  /^(?:(?:and|oh|also|just|then|und|ach) )*(?:bring|get|buy|take|pick|grab|fetch|call|ring|send|book|pay|order|ask|tell|check|put|make|collect|come|leave|bringt?|hole?|kaufe?|nimm|ruf|schicke?|frag)(?!\p{L})/iu

/** Whether a sentence asks its reader for something: "I'll bring cake" does not. */
export function isRequest(sentence: string): boolean {
  const said = sentence.trim().replace(speakerPrefix, '')
  return addressed.test(said) || begun.test(said)
}
