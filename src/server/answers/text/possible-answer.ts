/** Figures of neighbouring columns: `6.0 4.0`, `34.20 2,188.80`, but no phone number. */
const figure = String.raw`[-–]?[$€£¥₹]?\s?\d[\d.,'’]*%?`
const severalFigures = new RegExp(String.raw`^${figure}(?:\s+${figure})+$`, 'u')
const hasDecimals = /\d[.,]\d{1,2}(?!\d)/

const emptyWords =
  /^(?:the|an?|of|to|for|in|on|at|by|and|or|is|are|was|were|it|its|der|die|das|dem|den|des|ein|eine|einen|einer|von|zu|im|am|und|oder|ist|sind)$/iu

/** Whether a span of a text may be an answer by itself: neither an article nor figures of several columns. */
export const isPossibleAnswer = (text: string): boolean =>
  !emptyWords.test(text) && !(severalFigures.test(text) && hasDecimals.test(text))
