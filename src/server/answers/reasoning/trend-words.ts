import type { Template } from '../language/fill-template.ts'

/** How a person asks whether a figure rose or fell, in one language. */
export type TrendWords = {
  /** Questions about one's own weight, by direction. */
  weight: Record<'up' | 'down', RegExp>
  /** How much weight one lost or gained: group `when`. */
  weightMoved: RegExp
  /** Whether a figure rose, or fell: groups `what` and `when`. */
  rises: Record<'up' | 'down', RegExp[]>
  /** How a figure changed: groups `what` and `when`. */
  develops: RegExp[]
  /** Whether one does more of something: groups `verb`, `claim`, `rest` and `than`. */
  does: RegExp[]
  /** What one does usually, as the thing compared with: "than usual". */
  usual: RegExp
  /** The question for a total, by verb; the slot is for its subject and the period. */
  totals: [verb: RegExp, question: Template][]
  /** The figure to average. */
  average: Template
  weightName: string
  /** A period from one day to another. */
  between: Template
  locale: string
}

const englishRises = (ways: string) => [
  new RegExp(
    `^(?:is|are|has|have|did|does|do) (?<what>(?:my|our) .+?) (?:been )?(?:${ways})(?<when> .+)?$`,
    'iu',
  ),
]

export const english: TrendWords = {
  weight: {
    up: /^(?:am|have|did) (?:i|we) (?:been )?(?:gaining|gained|gain|putting on|put on)(?: any)? weight(?<when> .+)?$/iu,
    down: /^(?:am|have|did) (?:i|we) (?:been )?(?:losing|lost|lose)(?: any)? weight(?<when> .+)?$/iu,
  },
  weightMoved:
    /^how (?:much weight|many (?:kilos|kilograms|kg|pounds|lbs)|much) (?:did|have) (?:i|we) (?:lost|lose|gained|gain|put on)(?: in)?(?: weight)?(?<when> .+)?$/iu,
  rises: {
    up: englishRises(
      'going up|gone up|go up|rising|risen|rise|increasing|increased|increase|growing|grown|grow|climbing|climbed',
    ),
    down: englishRises(
      'going down|gone down|go down|falling|fallen|fall|dropping|dropped|drop|decreasing|decreased|decrease|declining|declined|shrinking',
    ),
  },
  develops: [
    /^how (?:has|have|did) (?<what>(?:my|our) .+?) (?:changed?|developed?|evolved?|been developing)(?<when> .+)?$/iu,
  ],
  does: [
    /^(?:am|are|have|did|do) (?:i|we) (?:been )?(?<verb>\p{L}+) (?<claim>more|less|further|farther)(?<rest> .+?)? than (?:i did )?(?<than>.+)$/iu,
    /^(?:am|are) (?:i|we) (?<verb>\p{L}+ing) (?<claim>more|less|further|farther)(?<rest> (?:on|for|at) .+?)?(?: now| lately| recently| these days)?$/iu,
  ],
  usual:
    /^(?:usual(?:ly)?|normal(?:ly)?|average|i usually do|i normally do)(?: lately| recently)?$/iu,
  totals: [
    [/^(?:spen(?:d|t|ding)|expenses|outgoings)$/iu, 'how much did I spend {of}'],
    [/^(?:earn(?:ed|ings?)?|mak(?:e|ing)|made|income)$/iu, 'how much did I earn {of}'],
    [/^r(?:un|an|unning)$/iu, 'how far did I run {of}'],
    [/^cycl(?:e|ed|ing)$/iu, 'how far did I cycle {of}'],
    [/^walk(?:ed|ing)?$/iu, 'how many steps did I walk {of}'],
    [/^sle(?:ep|pt|eping)$/iu, 'how many hours did I sleep {of}'],
  ],
  average: 'average {of}',
  weightName: 'weight',
  between: 'from {from} to {to}',
  locale: 'en-GB',
}

const germanWhen = '(?<when> (?:seit|in|im|dieses|diesen) .+?)?'
const germanRises = (ways: string) => [
  new RegExp(`^(?:ist|sind) (?<what>(?:mein|unser)\\p{L}* .+?)${germanWhen} (?:${ways})$`, 'iu'),
  new RegExp(`^(?:${ways}) (?<what>(?:mein|unser)\\p{L}* .+?)${germanWhen}$`, 'iu'),
]

export const german: TrendWords = {
  weight: {
    up: /^(?:nehme (?:ich|wir) (?<when>.*?)\s?zu|habe ich (?<since>.*?)\s?zugenommen)$/iu,
    down: /^(?:nehme (?:ich|wir) (?<when>.*?)\s?ab|habe ich (?<since>.*?)\s?abgenommen)$/iu,
  },
  weightMoved:
    /^wie ?viel(?: kilo| kilogramm| kg| gewicht)? (?:habe|hab) ich(?<when> .+?)? (?:abgenommen|zugenommen)$/iu,
  rises: {
    up: germanRises(
      'steigt|steigen|wächst|wachsen|gestiegen|gewachsen|höher geworden|mehr geworden|angestiegen',
    ),
    down: germanRises(
      'sinkt|sinken|fällt|fallen|gesunken|gefallen|geschrumpft|niedriger geworden|weniger geworden|zurückgegangen',
    ),
  },
  develops: [
    /^wie (?:hat|haben) sich (?<what>(?:mein|unser)\p{L}* .+?)(?<when> (?:seit|in|im|dieses|diesen) .+?)? (?:verändert|entwickelt|geändert)$/iu,
  ],
  does: [
    /^(?:gebe|habe) ich(?<rest> für .+?)? (?<claim>mehr|weniger)(?<late> für .+?)? (?<verb>aus|ausgegeben),? als (?<than>.+)$/iu,
    /^habe ich (?<claim>mehr|weniger) (?<verb>verdient),? als (?<than>.+)$/iu,
    /^gebe ich(?<rest> für .+?)? (?:jetzt |zurzeit |in letzter zeit )?(?<claim>mehr|weniger)(?<late> für .+?)? (?<verb>aus)$/iu,
  ],
  usual: /^(?:sonst|üblich|gewöhnlich|normal|normalerweise|im durchschnitt|im schnitt)$/iu,
  totals: [
    [/^(?:aus(?:gegeben)?|Ausgaben)$/iu, 'wie viel habe ich {of} ausgegeben'],
    [/^(?:verdient|Einkommen|Einnahmen)$/iu, 'wie viel habe ich {of} verdient'],
  ],
  average: 'Durchschnitt {of}',
  weightName: 'Gewicht',
  between: 'vom {from} bis {to}',
  locale: 'de-DE',
}
