import { languageOf } from './language.ts'

const opening = String.raw`(?:who|whom|whose|what|whats|which|when|whens|where|wheres|why|how|hows|do|does|did|is|are|am|was|were|has|have|had|can|could|may|will|would|should)`

/** Exclamations before a question word. */
const exclamations = new RegExp(
  String.raw`^(?:(?:ugh+|argh+|yo|yoh|eish|omg|oi|jeez|crikey|blimey|righto|righty|right|aye|g['’]day|kia ora|howzit|lol|haha|damn|dammit|listen|lads|god|flip|mate)[\s,.!:–-]+)+(?=${opening}\b)`,
  'iu',
)

const somebodyElse = String.raw`(?!(?:${opening}|i|you|if|whether|list|show|find|name|everyone|everybody|someone|somebody|emails?|mails?|messages?|letters?)\b)(?:the |my |our |a )?\p{L}[\p{L}.'’-]*(?: (?!(?:who|which|that|where|when)\b)\p{L}[\p{L}.'’-]*){0,2}`
/** Somebody else who asks: "Priya wants to know what I still owe". */
const behalf = new RegExp(
  String.raw`^${somebodyElse} (?:(?:may|might|will) (?:want to know|ask)|(?:is|are|was|keeps|keep) (?:asking|wondering)|asks|asked|wants? to know|wanted to know|needs? to know|wonders|wondered)(?:\s*[,:–-]|\s)\s*(?=(?:who|what|which|when|where|why|how)\b)`,
  'iu',
)
/** The same for a thing: "Fiona is asking for the total I paid". */
const behalfOfNoun = new RegExp(
  String.raw`^${somebodyElse} (?:(?:is|was|keeps) asking|asks|asked) for (?=(?:the|my|our) (?:total|amount|number|date|name|address|price|sum|balance)\b)`,
  'iu',
)
/** What is counted, said before: "counting everybody, how much am I owed". */
const counting = new RegExp(
  String.raw`^(?:counting|including|taking) (?:in )?(?:everybody|everyone|everything|it all|all of (?:it|them)),? (?=${opening}\b)`,
  'iu',
)
/** "Going by my shift log, how much did I make": what the question is asked of. */
const source = new RegExp(
  String.raw`^(?:going by|judging by|looking at) (?<what>(?:my|the|our) \p{L}+(?: (?!${opening}\b)\p{L}+)?),? (?<question>${opening}\b.+?)(?<end>\s*[?.!]*)$`,
  'iu',
)
const averaged = /^averaged (?=over\b|across\b)/iu

/** Requests and excuses at the end, after a pause. */
const afterPause =
  /\s*[,.;–-]+\s*(?:according to my (?:watch|phone|tracker|app)|(?:so )?go on(?: then)?(?:,? (?:hit|tell) me)?|hit me|remind me|cheers|ta|do you know|(?:would|will|could|can) you|sat ?nav|(?:i(?:['’]m| am) )?(?:just )?curious|be honest|i(?:['’]ve)? (?:forget|forgot|forgotten)|(?:need to save it )?(?:now )*before i forget|and (?:dont|don['’]t) tell (?:the )?\p{L}+)(?=\s*[?!.]*$)/iu
/** The same, which mean nothing else without one either. */
const atEnd =
  /\s+(?:asap|fml|ffs|lmao|smh|any idea|no rush|(?:i )?(?:cant|can['’]t|cannot) remember)(?=\s*[?!.]*$)/iu
const mostTails = 3

/** A request for something, which is no question whether one may: "Could I have Kylie's number?" */
const request =
  /^(?:please )?(?:(?:can|could|may) (?:i|we|you) (?:please |just |quickly )?(?:have|get|give me|see|send me)|gi(?:ve|es|mme)(?: me| us)?|gimme|i (?:just )?need)(?: please)? (?=(?:the|my|our|his|her|\p{L}+(?: \p{L}+){0,2}['’]s) (?:(?!by\b|back\b|from\b|at\b|on\b|to\b)[\p{L}'’]+ ){0,4}(?:number|mobile|phone|address|e-?mail|postcode|zip|birthday|date|total|name|code|reference|balance)(?: (?:of|for)\b.+)?(?:,? please)?[\s?.!]*$)/iu
/** What somebody's address is needed for: "Sheila's address for the Christmas card". */
const purpose =
  /^(?<asked>.{0,60}?\b\p{L}+['’]?s (?:\p{L}+ )?(?:address|number|postcode|e-?mail)),? for (?:the|my|our|a|some) (?:\p{L}+ )?(?:cards?|invites?|invitations?)\s*[?!.]*$/iu
/** "Add up what Jo paid", "the vet's bills, all added up". */
const adding =
  /^(?:please )?(?:add|adding|tot|total|sum)(?:ting)? up (?:all (?:of )?)?(?=(?:the|my|our|everything|what)\b)/iu
const addedUp =
  /,? (?:all )?(?:of (?:them|it|those) )?(?:all )?(?:added|adding|totted|totalled|totaled) (?:up|together)(?=\s*[?!.]*$)/iu
const severalParts = new RegExp(String.raw`^${opening}\b|[.?!] \p{L}`, 'iu')

/** "Goin", "takin": without the last letter. Longer words are names as well. */
const clipped =
  /\b([Gg]o|[Cc]om|[Dd]o|hav|gett|pay|tak|look|work|start|stay|spend|say|tell|liv|eat|buy|putt|bring|leav|driv|fly|mov|charg|hold|open|clos|end|runn|talk|try|wait|walk|wear|writ|call|book|sitt|meet|play|finish)in\b(?!['’])/gu

/** The question without what surrounds it, and with requests put as questions. */
export function withoutAsides(text: string): string {
  const whole = languageOf(text) === 'en' ? text.trim().replace(clipped, '$1ing') : text.trim()
  const begun = [exclamations, behalf, behalfOfNoun, counting].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    whole,
  )
  const bare = withoutTails(begun)
  const question = /\p{L}{3,}.*\s\p{L}{2,}/u.test(bare) ? bare : whole
  return withTotal(question)
    .replace(source, '$<question> in $<what>$<end>')
    .replace(averaged, 'on average ')
    .replace(purpose, '$<asked>')
    .replace(request, 'what is ')
    .replace(adding, 'what is the total of ')
}

function withTotal(question: string): string {
  if (!addedUp.test(question)) return question
  const each = question.replace(addedUp, '')
  return severalParts.test(each)
    ? `${each.replace(/[\s?.!]+$/u, '')} in total?`
    : `what is the total of ${each}`
}

function withoutTails(text: string): string {
  let rest = text
  for (let tail = 0; tail < mostTails; tail++) {
    const bare = rest.replace(afterPause, '').replace(atEnd, '')
    if (!/\p{L}{2,}\s+\p{L}/u.test(bare)) return rest
    rest = bare
  }
  return rest
}
