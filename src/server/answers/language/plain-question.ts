/** Greetings and lead-ins before a question, in either language. */
const calls =
  /^(?:(?:hey|hi|hello|hiya|(?:ok|okay)(?! (?:to|if|for)\b)|so|hmm|well|oh|btw|by the way|quick question|please|sorry|just wondering|random question|hallo|na|du|äh|bitte|kurze frage|sag mal|übrigens)\b[\s,.!:–-]*)+/iu
const asking =
  /^(?:and )?(?:(?:can|could|would|will) you (?:please |kindly |maybe )?(?:tell me|remind me|show me|look up|check|find out|say)|do you (?:happen to )?(?:still )?(?:know|remember|recall)|i(?:['’]d| would) (?:like|love) to know|i (?:was|am|['’]m) (?:just )?wondering|i wonder|i(?:['’]m| am) trying to (?:remember|find out|figure out)|i (?:forgot|can['’]?t remember|don['’]?t remember|need to know|want to know|have no idea)|(?:please )?(?:remind|tell) me(?: again)?|any (?:idea|clue)|kannst du (?:mir )?(?:bitte )?(?:sagen|zeigen|verraten)|kannst du (?:bitte )?nachsehen|weißt du(?: noch)?|erinnerst du dich(?: noch)?|ich (?:wüsste|würde) gerne?(?: wissen)?|ich frage mich|ich möchte wissen|sag mir(?: bitte)?)[\s,:–-]+(?=(?:who|whom|whose|what|which|when|where|how|why|wer|wem|wen|wessen|was|welche\p{L}*|wann|wo|wohin|wie|warum)\b)/iu

/** `whats`, `wheres`: contractions without their apostrophe. */
const joined = /^(what|who|when|where|how)s(?=\s)/iu

/** "How much did I make in March", "what did I earn": money that was received. */
const earned =
  /^(?:how much(?: money)? (?=\S+ \S+ (?:make|made|earn))|what (?=\S+ \S+ earn))(did|do|have|has|will) (i|we) (?:make|made|earned|earn)(?= (?:in|on|from|at|last|this|since|during|between|per|a|every|each)\b|\W*$)/iu

/** Possible words after "how", to correct their misspellings. */
const amounts = ['much', 'many', 'often', 'long']
const behindHow = /\bhow (\p{L}{4,6})\b/giu

function apart(a: string, b: string): number {
  const row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i++) {
    let diagonal = row[0] ?? 0
    row[0] = i + 1
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] ?? 0
      const changed = diagonal + (a[i] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, changed)
      diagonal = above
    }
  }
  return row[b.length] ?? 0
}

function amountMeant(word: string): string | undefined {
  const lower = word.toLowerCase()
  const isSame = (each: string) => each[0] === lower[0] && apart(each, lower) === 1
  return amounts.find(isSame)
}

/** The question without its lead-in, and with its question words corrected. */
export function plainQuestion(text: string): string {
  const trimmed = text.trim()
  const begun = trimmed.replace(calls, '').replace(asking, '')
  // "Hi" alone, or a lead-in and nothing else.
  const question = /\p{L}{2,}/u.test(begun) ? begun : trimmed
  const received = question.replace(earned, 'how much $1 $2 earn')
  return received.replace(joined, "$1's").replace(behindHow, (whole, word: string) => {
    const meant = amountMeant(word)
    return meant === undefined ? whole : whole.slice(0, -word.length) + meant
  })
}
