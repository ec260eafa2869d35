/** Same limit as the page's character counter. */
const mostCharacters = 500
/** More words than a spoken question has; names and figures in a list count as words too. */
const mostWords = 100
/** Words kept of a longer text: as many as a person would say. */
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

/** Cuts at character boundaries and never through a surrogate pair. */
const cut = (text: string, from: number, to?: number) => text.slice(from, to).toWellFormed()

/** The first or the last words, within the character limit. */
function shortened(sentence: string): string {
  const words = [...sentence.matchAll(/\S+/gu)]
  if (words.length <= wordsKept && sentence.length <= mostCharacters) return sentence
  if (asks.test(sentence)) {
    const end = words[wordsKept]?.index ?? sentence.length
    return cut(sentence, 0, Math.min(end, mostCharacters)).trim()
  }
  // The lead-up to a question precedes it.
  const least = Math.max(words.at(-wordsKept)?.index ?? 0, sentence.length - mostCharacters)
  const asked = [...sentence.matchAll(askingWord)].find(({ index }) => index >= least)
  return cut(sentence, asked?.index ?? least).trim()
}

/** How strongly a sentence is a question, from its question mark and its first word. */
const strength = (sentence: string): number =>
  (/[?？]["”»)]*\s*$/u.test(sentence) ? 2 : 0) + (asks.test(sentence) ? 1 : 0)

/**
 * The part of a text to answer: all of it if it is as short as a question; otherwise its strongest
 * question or request, the last one on a tie, or its last sentence if none asks.
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
