import { englishMonthNames } from './english-numbers.ts'

/** Words with which a question or a request begins, and no topic. */
const opening = String.raw`(?:who|whom|whose|what|which|when|where|why|how|whats|whens|wheres|hows|whos|how much|do|does|did|is|are|am|was|were|has|have|had|can|could|may|might|must|should|shall|will|would|show|list|tell|find|give|count|add|if|wer|was|wann|wo|wie|warum|welche\p{L}*|ist|sind|hat|habe|wurde|on|after|before|at|in|for|from|since|during|by|to|any|(?:last|this|next) (?:time|day|night|week|weekend|month|year|one)|today|tomorrow|tonight|yesterday|actually|thanks|thank|great|ok|okay|yes|no|sorry|please|well|again|also|later|earlier|then|now|soon|once|so|and|but|\p{L}+ly)`
const asking = String.raw`(?:what|which|when|where|how|whats|whens|wheres|hows|what['’]s|when['’]s|where['’]s|how['’]s)`

/** The topic, and a question about "it": "Netflix, what does it cost me". */
const apart = new RegExp(
  String.raw`^(?!${opening}\b)(?<topic>[^,?:;.]{3,70}?)(?:\s*[,:;]|\?+|\.{2,}|\s[-–—])\s+(?:so |and |but )?(?<question>${asking}\b[^,?]+)$`,
  'iu',
)
/** The same without a pause between them: "the braces what time is that at". */
const runOn = new RegExp(
  String.raw`^(?!${opening}\b)(?<topic>[^,?:;.]{3,60}?) (?<question>(?:what time|what day|what date|when|where|how much) (?:is|are|was|were|does|do|did|will) (?:it|that|they|those)\b[^,?]*)$`,
  'iu',
)
/** "It" as the subject or the object, and not "it" as in "is it ok". */
const singular =
  /\bit(?: all)?\b(?! (?:ok|okay|alright|allowed|true|possible)\b)|\bthat(?= (?:at|on|in|is|was|due|for|cost|costs|come|comes|came|start|starts|end|ends|happen|happens|land|lands)\b|$)/iu
/** "They" who charge and refund are people; these are the things before. */
const plural =
  /(?<=\b(?:are|were|what do|what did|when do|how much do|how much did) )(?:they|those|these)\b(?= (?:come|cost|add|end|start|begin|open|close|arrive|due|run|after)|$)/iu
const isPlural = /s$|\band\b/iu
/** "Takeaways in October, how much did we spend": on what stands before. */
const spending =
  /^(?:how much|what)(?: money)? (?:did|have) (?:i|we) (?<deed>spend|spent|blow|blown|pay|paid|drop|dropped)(?= in total$| altogether$|$)/iu
/** What a topic charges: "Netflix, what are they stinging me for a month". */
const charged =
  /^(?:what|how much) (?:are|is|do|does) (?:they|it) (?:slugging|stinging|charging|charge|rushing|taking|take|costing|cost|want)(?: (?:from|off))? (?:me|us)(?: for)?(?<rest> (?:a|per|each|every|now|this)\b.*)?$/iu
/** "The braces are coming off": the verb says nothing that the question does not ask. */
const predicate =
  / (?:(?:is|are|was|were)|(?:['’]s|['’]re)) (?:coming|going|getting|being|due|meant|supposed)\b.*$/iu
/** Words of a statement, which is no topic: "they took some back to the shop, how much was it". */
const statement =
  /\b(?:i|we|he|she|they|you|it|ive|im|id|weve|shes|hes|theyve|theres|its|thats|us|is|are|was|were|am|been|being|has|have|had|did|does|got|gets|get|took|takes|said|says|reckons|went|goes|gone|going|making|threw|asked|asks|wants?|wanted|forgot|lost|broke|blew|binned|settled|agreed|gave|told|came|comes|needs?|saw|sent|switched|moved|leaves|arrives|lands|departs|starts|ends|expires|died|opens|closes|renews|begins|finishes|suppose|if|because|cos|\p{L}+ed (?:my|our|the|his|her|a))\b|\p{L}n['’]t\b/iu

const month = new RegExp(String.raw`^(?:${englishMonthNames.join('|')})(?: \d{4})?$`, 'iu')

/** "Netflix, what does it cost me" as "what does Netflix cost me". */
export function withoutTopicFirst(text: string): string {
  const whole = text.trim().replace(/[\s?.!]+$/u, '')
  const { topic, question } = (apart.exec(whole) ?? runOn.exec(whole))?.groups ?? {}
  if (topic === undefined || question === undefined) return text
  const named = topic
    .trim()
    .replace(predicate, '')
    .replace(/^(?:My|Our|The)\b/, (word) => word.toLowerCase())
  if (statement.test(named) || month.test(named)) return text
  const charges = charged.exec(question)
  if (charges) return `how much do I pay ${named}${charges.groups?.['rest'] ?? ''}?`
  const deed = spending.exec(question)?.groups?.['deed']
  if (deed) {
    const by = deed.startsWith('pa') ? 'for' : 'on'
    return `${question.replace(spending, (spent) => `${spent} ${by} ${named}`)}?`
  }
  const pronoun = isPlural.test(named) && plural.test(question) ? plural : singular
  return pronoun.test(question) ? `${question.replace(pronoun, () => named)}?` : text
}
