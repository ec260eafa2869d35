import type { SpellingCorrection } from '#shared/answers.ts'
import { englishSlang } from './english-slang.ts'
import { languageOf } from './language.ts'

/** Short forms of words as people type them, and the words. */
const shortForms: Record<string, string> = {
  yr: 'year',
  yrs: 'years',
  mth: 'month',
  mths: 'months',
  wk: 'week',
  wks: 'weeks',
  hrs: 'hours',
  mins: 'minutes',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  rn: 'right now',
  avg: 'average',
  amt: 'amount',
  pct: 'percentage',
  qty: 'quantity',
  sqm: 'square metres',
  acc: 'account',
  acct: 'account',
  ref: 'reference',
  addr: 'address',
  tel: 'telephone',
  pw: 'password',
  pwd: 'password',
  bday: 'birthday',
  appt: 'appointment',
  appts: 'appointments',
  msg: 'message',
  msgs: 'messages',
  reg: 'registration',
  mgr: 'manager',
  govt: 'government',
  dept: 'department',
  vit: 'vitamin',
  meds: 'medication',
  bbq: 'barbecue',
  leccy: 'electricity',
  elec: 'electricity',
  telly: 'television',
  hol: 'holiday',
  hols: 'holidays',
  uni: 'university',
  quid: 'pounds',
  bucks: 'dollars',
  gaff: 'flat',
  pto: 'vacation',
  dob: 'date of birth',
  deets: 'details',
  tix: 'tickets',
  arvo: 'afternoon',
  prezzie: 'present',
  prezzies: 'presents',
  pressie: 'present',
  pressies: 'presents',
  missus: 'wife',
  woolies: 'Woolworths',
  maccas: "McDonald's",
  maccies: "McDonald's",
  starbs: 'Starbucks',
  timmies: 'Tim Hortons',
  timmys: 'Tim Hortons',
  sainos: "Sainsbury's",
  amzn: 'Amazon',
  insta: 'Instagram',
  fb: 'Facebook',
  tmw: 'tomorrow',
  wot: 'what',
  wots: "what's",
  wen: 'when',
  wont: "won't",
  wasnt: "wasn't",
  arent: "aren't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
  ive: "I've",
  im: "I'm",
  hes: "he's",
  shes: "she's",
  thats: "that's",
  hubby: 'husband',
  fave: 'favourite',
  fav: 'favourite',
  cuz: 'because',
  dec: 'December',
  n: 'and',
  u: 'you',
  ur: 'your',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  whos: "who's",
  whats: "what's",
  wheres: "where's",
  whens: "when's",
  hows: "how's",
  doesnt: "doesn't",
  didnt: "didn't",
  dont: "don't",
  isnt: "isn't",
  cant: "can't",
}
/** What these mean depends on the words around them. */
const inContext: [pattern: RegExp, instead: string][] = [
  // "Policy no. for the car", "council tax acc no?", "confirmation # for the rental".
  [
    /(?<=\p{L}{3,} )(?<!\b(?:say|says|said|there|with) )(?:no|nr|num)(?:\.|(?=\s*\?|\s*$| (?:for|of|on|from|at)\b))/giu,
    'number',
  ],
  [/(?<=\p{L} )#(?=\s|\?|$)/gu, 'number'],
  [/\btill when\b/giu, 'until when'],
  [
    /\b(?<month>january|february|july|september|october|november|december)s (?=\p{L})/gu,
    '$<month> ',
  ],
  // "On a Friday": on any of them.
  [
    /(?<=\b(?:average|how (?:many|much|often)|usually|normally|typically)\b.{0,80})\bon an? (?<day>mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?(?=\s*[?!.]*$| (?:do|did|does|on average|usually|normally|typically)\b)/giu,
    'on $<day>days',
  ],
  [/\bby what\b/giu, 'by how much'],
  [/\bthese days\b/giu, 'now'],
  [/ so far(?=,| (?:in|at|on|for|this|here|20\d\d)\b)/giu, ''],
  // Until now, while "last year" is the one before this.
  [
    /\b(?:(?<=\b(?:in|over|during|for|within) )the (?:last|past)|the past) year\b(?! (?:of|at|in)\b)/giu,
    'the last 12 months',
  ],
  // "In 2025, not this year": what is meant has been said.
  [
    /(?<=(?<!\b(?:since|from|after|before|until) )\b(?:in 20\d\d|(?:last|this|next) (?:year|month|week))), (?:and |but )?not (?:this|last|next) (?:year|month|week)(?=\W*$)/giu,
    '',
  ],
  [
    /(?<=\b(?:how (?:much|many)|total)\b.*), (?:both|all)(?: (?:shops|stores|branches|cards|accounts))? together(?=\W*$)/giu,
    '',
  ],
  [/\bw\/? (?=\p{L}{3})/gu, 'with '],
  [/\b(?<=\b(?:my|the|our|his|her|heart|eye|skin|bone|foot|family) )doc\b/giu, 'doctor'],
  [
    /\b(?<=\b(?:in|since|total|(?:end|start|beginning|summer|autumn|winter|spring|january|february|march|april|may|june|july|august|september|october|november|december) of) )['’]?(2\d)(?=\s*(?:\?|$|so far\b))/giu,
    '20$1',
  ],
  [/(?<=\p{L}) & (?=\p{L})/gu, ' and '],
]
/** Words that ask for nothing, at the end. */
const fillers =
  /[\s,]{1,3}(?:pls|plz|please|thx|thanks|lol|haha|tho|though|(?:yes )?or (?:nah|not|no|what)|again|btw|so far|till now|until now|up to now|to date)(?=\s*[?!.]*$)/giu

const word = /(?<![\p{L}\p{N}.@'’/-])\p{L}+(?![\p{L}\p{N}@'’-]|\.\p{L})/gu

export type SpelledOut = { question: string; corrections: SpellingCorrection[] }

/** An English question with its short forms spelled out, and which were. */
export function spelledOut(typed: string): SpelledOut {
  const text = typed.replace(/\s{2,}/g, ' ')
  if (languageOf(text) !== 'en') return { question: text, corrections: [] }
  const corrections: SpellingCorrection[] = []
  const bare = withoutFillers(text)
  const clear = [...inContext, ...englishSlang].reduce(
    (each, [pattern, instead]) => each.replace(pattern, instead),
    bare,
  )
  const question = clear.replace(word, (typed) => {
    const lower = typed.toLowerCase()
    const short = Object.hasOwn(shortForms, lower) ? shortForms[lower] : undefined
    // "Woolies" is Woolworths, and "Ive" may be a name.
    const isName = short !== undefined && /^\p{Lu}/u.test(short) && lower.length > 3
    const read = typed === lower || isName ? short : undefined
    if (read === undefined) return typed
    if (/^\p{L}{3,}$/u.test(typed) && !read.includes("'")) corrections.push({ typed, read })
    return read
  })
  return { question, corrections }
}

function withoutFillers(text: string): string {
  const bare = text.replace(fillers, '')
  if (!/\p{L}{2,}/u.test(bare)) return text
  return bare === text ? text : withoutFillers(bare)
}
