/** What a follow-up adds to the previous question, without its introductory words. */
export type Fragment = { text: string; /** It had introductory words. */ cued: boolean }

const longest = 8

const joiners = /^(?:and|but|or|so|now|then|ok|okay|und|aber|oder|jetzt|dann)(?=[\s,]|$)[\s,]*/iu
const cues =
  /^(?:what about|how about|what of|what if only|(?:do )?the same (?:thing )?(?:for|but)|same (?:for|but)|only|just|was ist mit|wie (?:sieht es|ist es|steht es) (?:aus )?mit|und mit|das gleiche für|nur)(?=[\s,]|$)[\s,]*/iu
/** "How much for …" repeats the previous figure. */
const sameFigure =
  /^(?:how (?:much|many)|wie ?viele?|what)(?: (?:was|is|were|are|war|ist|waren) (?:it|there|es))?(?= (?:in|for|on|at|by|per|during|since|für|bei|im|am|seit)\s)\s*/iu
const openings =
  /^(?:in|for|on|at|by|per|during|since|before|after|between|für|bei|im|pro|seit)\s/iu
const endings =
  /(?:[\s,]+(?:instead|too|as well|please|only|alone|then|bitte|auch|stattdessen))+$/iu

/** Reads a message as a fragment of a question; undefined if it is too long to be one. */
export function readFragment(message: string): Fragment | undefined {
  const trimmed = message.trim().replace(/[\s?.!…]+$/u, '')
  let text = trimmed
  let before: string
  do {
    before = text
    text = text.replace(joiners, '').replace(cues, '')
  } while (text !== before)
  text = text.replace(sameFigure, '').replace(endings, '').trim()
  if (text === '' || text.split(/\s+/).length > longest) return undefined
  return { text, cued: text !== trimmed || openings.test(text) }
}
