/** How a person asks whether a figure rose or fell, in one language. */
export type TrendWords = {
  /** The end of "is my weight going …", by direction. */
  ways: Record<'up' | 'down', string>
  /** Questions about one's own weight, by direction. */
  weight: Record<'up' | 'down', RegExp>
  /** Whether a figure rose: groups `what`, `way` and `when`; WAY stands for the words above. */
  rises: string[]
  /** How a figure changed: groups `what` and `when`. */
  develops: RegExp[]
  /** Whether one does more of something: groups `verb`, `claim`, `rest` and `than`. */
  does: RegExp[]
  /** The question for a total, by verb; `*` is the period and what the total is of. */
  totals: [verb: RegExp, question: string][]
  /** The figure to average: `*` is the thing measured. */
  average: string
  weightName: string
  /** A period from one day to another. */
  between: string
  locale: string
}

export const english: TrendWords = {
  ways: {
    up: 'going up|gone up|go up|rising|risen|rise|increasing|increased|increase|growing|grown|grow|climbing|climbed',
    down: 'going down|gone down|go down|falling|fallen|fall|dropping|dropped|drop|decreasing|decreased|decrease|declining|declined|shrinking',
  },
  weight: {
    up: /^(?:am|have|did) (?:i|we) (?:been )?(?:gaining|gained|gain|putting on|put on)(?: any)? weight(?<when> .+)?$/iu,
    down: /^(?:am|have|did) (?:i|we) (?:been )?(?:losing|lost|lose)(?: any)? weight(?<when> .+)?$/iu,
  },
  rises: [
    '^(?:is|are|has|have|did|does|do) (?<what>(?:my|our) .+?) (?:been )?(?<way>WAY)(?<when> .+)?$',
  ],
  develops: [
    /^how (?:has|have|did) (?<what>(?:my|our) .+?) (?:changed?|developed?|evolved?|been developing)(?<when> .+)?$/iu,
  ],
  does: [
    /^(?:am|are|have|did|do) (?:i|we) (?:been )?(?<verb>\p{L}+) (?<claim>more|less|further|farther)(?<rest> .+?)? than (?:i did )?(?<than>.+)$/iu,
    /^(?:am|are) (?:i|we) (?<verb>\p{L}+ing) (?<claim>more|less|further|farther)(?<rest> (?:on|for|at) .+?)?(?: now| lately| recently| these days)?$/iu,
  ],
  totals: [
    [/^(?:spen(?:d|t|ding)|expenses|outgoings)$/iu, 'how much did I spend*'],
    [/^(?:earn(?:ed|ings?)?|mak(?:e|ing)|made|income)$/iu, 'how much did I earn*'],
    [/^r(?:un|an|unning)$/iu, 'how far did I run*'],
    [/^cycl(?:e|ed|ing)$/iu, 'how far did I cycle*'],
    [/^walk(?:ed|ing)?$/iu, 'how many steps did I walk*'],
    [/^sle(?:ep|pt|eping)$/iu, 'how many hours did I sleep*'],
  ],
  average: 'average *',
  weightName: 'weight',
  between: 'from {from} to {to}',
  locale: 'en-GB',
}

export const german: TrendWords = {
  ways: {
    up: 'steigt|steigen|wächst|wachsen|gestiegen|gewachsen|höher geworden|mehr geworden|angestiegen',
    down: 'sinkt|sinken|fällt|fallen|gesunken|gefallen|geschrumpft|niedriger geworden|weniger geworden|zurückgegangen',
  },
  weight: {
    up: /^(?:nehme (?:ich|wir) (?<when>.*?)\s?zu|habe ich (?<since>.*?)\s?zugenommen)$/iu,
    down: /^(?:nehme (?:ich|wir) (?<when>.*?)\s?ab|habe ich (?<since>.*?)\s?abgenommen)$/iu,
  },
  rises: [
    '^(?:ist|sind) (?<what>(?:mein|unser)\\p{L}* .+?)(?<when> (?:seit|in|im|dieses|diesen) .+?)? (?<way>WAY)$',
    '^(?<way>WAY) (?<what>(?:mein|unser)\\p{L}* .+?)(?<when> (?:seit|in|im|dieses|diesen) .+?)?$',
  ],
  develops: [
    /^wie (?:hat|haben) sich (?<what>(?:mein|unser)\p{L}* .+?)(?<when> (?:seit|in|im|dieses|diesen) .+?)? (?:verändert|entwickelt|geändert)$/iu,
  ],
  does: [
    /^(?:gebe|habe) ich(?<rest> für .+?)? (?<claim>mehr|weniger)(?<late> für .+?)? (?<verb>aus|ausgegeben),? als (?<than>.+)$/iu,
    /^habe ich (?<claim>mehr|weniger) (?<verb>verdient),? als (?<than>.+)$/iu,
    /^gebe ich(?<rest> für .+?)? (?:jetzt |zurzeit |in letzter zeit )?(?<claim>mehr|weniger)(?<late> für .+?)? (?<verb>aus)$/iu,
  ],
  totals: [
    [/^(?:aus(?:gegeben)?|Ausgaben)$/iu, 'wie viel habe ich* ausgegeben'],
    [/^(?:verdient|Einkommen|Einnahmen)$/iu, 'wie viel habe ich* verdient'],
  ],
  average: 'Durchschnitt *',
  weightName: 'Gewicht',
  between: 'vom {from} bis {to}',
  locale: 'de-DE',
}
