/** Exclamations before a question. */
const exclamations =
  /^(?:(?:ugh+|argh+|yo|yoh|eish|omg|oi|jeez|crikey|blimey|righto|righty|right(?=[,.!-])|aye|g['’]day|kia ora|howzit|lol|haha|damn|dammit|(?:listen|lads|god|flip|mate)(?=[,.!]))\b[\s,.!:–-]*)+(?=\p{L})/iu

/** Somebody else who asks: "Priya wants to know what I still owe". */
const behalf =
  /^(?!(?:who|what|which|when|where|why|how|do|does|did|is|are|was|were|has|have|can|will|i|you|if|whether)\b)(?:the |my |our )?\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3} (?:(?:may|might|will) (?:want to know|ask)|(?:is|are|was|keeps|keep) (?:asking|wondering)|asks|asked|wants? to know|wanted to know|needs? to know|wonders|wondered)(?:\s*[,:–-]|\s)\s*(?=(?:who|what|which|when|where|why|how)\b)/iu
/** The same for a thing: "Fiona is asking for the total I paid". */
const behalfOfNoun =
  /^(?!(?:who|what|which|when|where|why|how|do|does|did|is|are|was|i|you)\b)\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*)? (?:(?:is|was|keeps) asking|asks|asked) for (?=(?:the|my|our) (?:total|amount|number|date|name|address|price|sum|balance)\b)/iu

/** What is counted, said before: "counting everybody, how much am I owed". */
const counting =
  /^(?:counting|including|taking) (?:in )?(?:everybody|everyone|everything|it all|all of (?:it|them)),? (?=(?:who|what|which|how|when|where|do|does|did|is|are|am)\b)/iu
/** "Going by my shift log, how much did I make": what the question is asked of. */
const source =
  /^(?:going by|according to|judging by|looking at) (?<what>(?:my|the|our) \p{L}+(?: \p{L}+)?),? (?<question>(?:who|what|which|how|when|where|do|does|did|is|are|am)\b.+?)(?<end>\s*[?.!]*)$/iu
const averaged = /^averaged (?=over\b|across\b)/iu

/** Requests and excuses after a question. */
const tails =
  /[\s,.;–-]+(?:according to my (?:watch|phone|tracker|app|records)|(?:so )?go on(?: then)?(?:,? (?:hit|tell) me)?|hit me|cheers|ta|asap|fml|ffs|lmao|smh|(?:i(?:['’]m| am) )?just curious|i(?:['’]m| am) curious|(?:need to save it )?(?:now )*before i forget|(?:i )?(?:cant|can['’]t|cannot|dont|don['’]t) remember|(?<!\b(?:that|what|which|when|did|do|does|have|would|if) )i(?:['’]ve)? (?:forget|forgot|forgotten)|remind me|any idea|do you know|(?:would|will|could|can) you|no rush|be honest|and (?:dont|don['’]t) tell (?:the )?\p{L}+)(?=\s*[?!.]*$)/iu

/** What a number or an address is needed for: "for the Christmas card". */
const purpose =
  /(?<=\b(?:address|number|mobile|phone|e-?mail|postcode|zip|birthday|reference)\b.*?),? (?:for (?:the|my|our|a|some) (?:\p{L}+ )?(?:cards?|forms?|application|invites?|invitations?|parcel|label|records)|(?:for )?(?:the )?sat ?nav)(?=\s*[?!.]*$)/iu

/** A request for something, which is no question whether one may: "Could I have Kylie's number?" */
const request =
  /^(?:please )?(?:(?:can|could|may) (?:i|we|you) (?:please |just |quickly )?(?:have|get|give me|see|send me)|gi(?:ve|es|mme)(?: me| us)?|gimme|i (?:just )?need)(?: please)? (?!an? |any |some |another |more )(?=(?:\p{L}+(?:['’]s)?) (?:\p{L}+(?:['’]s)? ){0,4}(?:number|mobile|phone|address|e-?mail|postcode|zip|birthday|date|total|list|name|names|code|reference|balance)\b)/iu

/** "Add up what Jo paid", "the vet's bills, all added up". */
const adding =
  /^(?:please )?(?:add|adding|tot|total|sum)(?:ting)? up (?:all (?:of )?)?(?=(?:the|my|our|everything|what)\b)/iu
const addedUp =
  /,? (?:all )?(?:of (?:them|it|those) )?(?:all )?(?:added|adding|totted|totalled|totaled) (?:up|together)(?=\s*[?!.]*$)/iu

/** "Goin", "askin": without the last letter. */
const clipped =
  /\b(go|com|do|hav|gett|pay|ask|mak|tak|look|work|start|stay|spend|say|tell|liv|eat|buy|giv|putt|bring|leav|driv|fly|mov|charg|cost|hold|open|clos|end|runn|talk|try|wait|walk|want|wear|writ|call|book|owe?|sitt|meet|play|finish)in\b(?!['’])/giu

/** The question without what surrounds it, and with requests put as questions. */
export function withoutAsides(text: string): string {
  const begun = [exclamations, behalf, behalfOfNoun, counting].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    text.trim().replace(clipped, '$1ing'),
  )
  const bare = withoutTails(begun)
  const question = /\p{L}{3,}.*\s\p{L}{2,}/u.test(bare) ? bare : text
  const added = addedUp.test(question) ? totalOf(question.replace(addedUp, '')) : question
  return added
    .replace(source, '$<question> in $<what>$<end>')
    .replace(averaged, 'on average ')
    .replace(purpose, '')
    .replace(request, 'what is ')
    .replace(adding, 'what is the total of ')
}

const isQuestion = /^(?:who|what|which|how|when|where|do|does|did|is|are|have|has)\b|[.?!] \p{L}/iu
const totalOf = (text: string) =>
  isQuestion.test(text)
    ? `${text.replace(/[\s?.!]+$/u, '')} in total?`
    : `what is the total of ${text}`

function withoutTails(text: string): string {
  const bare = text.replace(tails, '')
  return bare === text || !/\p{L}{2,}\s+\p{L}/u.test(bare) ? text : withoutTails(bare)
}
