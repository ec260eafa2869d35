/** As much as the page's counter shows room for. */
const mostCharacters = 500
/** More than anybody says in a question; names and figures in a list are words too. */
const mostWords = 100
/** Of a longer text: as many words as a person would say. */
const wordsKept = 60

const sentenceEnd = /(?<=[.!?…])\s+|(?<=[。！？])|\n+/u
const asks =
  /^\s*(?:and |but |so |then |please |und |bitte )?(?:who|whom|whose|what|which|when|where|why|how|is|are|was|were|am|do|does|did|have|has|had|can|could|will|would|should|show|list|tell|give|find|compare|count|calculate|compute|convert|name|sum|wer|wem|wen|wessen|was|welche[nmrs]?|wann|wo|wohin|woher|wie|wieviel|wieviele|warum|ist|sind|war|waren|hat|habe|haben|hatte|kann|zeig|zeige|nenne|liste|vergleiche|berechne|finde|gib)\b/iu
const askingWord =
  /\b(?:who|whom|whose|what|which|when|where|why|how|wer|wem|wen|wessen|was|welche[nmrs]?|wann|wo|wie|warum)\b/giu

export type AskedPart = {
  text: string
  /** Whether something was left out. */
  isPart: boolean
}

const wordsIn = (text: string): number => text.match(/\S+/gu)?.length ?? 0

/** Cuts where a character ends, and does not leave half of one. */
const cut = (text: string, from: number, to?: number) => text.slice(from, to).toWellFormed()

/** The first or the last words, and no more characters than there is room for. */
function shortened(sentence: string): string {
  const words = [...sentence.matchAll(/\S+/gu)]
  if (words.length <= wordsKept && sentence.length <= mostCharacters) return sentence
  if (asks.test(sentence)) {
    const end = words[wordsKept]?.index ?? sentence.length
    return cut(sentence, 0, Math.min(end, mostCharacters)).trim()
  }
  // What leads up to a question stands before it.
  const least = Math.max(words.at(-wordsKept)?.index ?? 0, sentence.length - mostCharacters)
  const asked = [...sentence.matchAll(askingWord)].find(({ index }) => index >= least)
  return cut(sentence, asked?.index ?? least).trim()
}

/** How much a sentence is a question: by its sign, and by how it begins. */
const strength = (sentence: string): number =>
  (/[?？]["”»)]*\s*$/u.test(sentence) ? 2 : 0) + (asks.test(sentence) ? 1 : 0)

/**
 * What of a text is to be answered: all of it where it is as long as a question; otherwise its
 * strongest question or request, the last of several, or its last sentence where none asks.
 */
export function askedPart(question: string): AskedPart {
  const whole = question.trim()
  if (whole.length <= mostCharacters && wordsIn(whole) <= mostWords) {
    return { text: whole, isPart: false }
  }
  const sentences = whole.split(sentenceEnd).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  let best = sentences.at(-1) ?? whole
  for (const sentence of sentences.toReversed())
    if (strength(sentence) > strength(best)) best = sentence
  return { text: shortened(best.trim()), isPart: true }
}
