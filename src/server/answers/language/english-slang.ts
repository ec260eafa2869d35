/**
 * Everyday phrases with the plain words that say the same, in the order in which they are replaced.
 * Each has to mean the same wherever it stands in a question: a phrase that means something only as
 * a whole question is an idiom.
 */
export const englishSlang: [says: RegExp, plain: string][] = [
  // Asides: "(be honest)", "or something".
  [
    /\s?\((?:be honest|roughly|approximately|approx|just curious|asking for a friend|sorry|ouch|lol|haha|again|please|pls|thanks)[ .!?]?\)(?=\s?[?!.]?$)/giu,
    '',
  ],
  [
    /(?<!\b(?:my|our|his|her|best|flat|room|house|class|team|work))[ ,]{1,2}(?:or (?:something|so|whatever|anything)|innit|eh|mate|bro|dude|in the end|exactly|roughly|at all)(?=\s?[?!.]{0,3}$)/giu,
    '',
  ],
  [/(?<=\b(?:earn|earned|jobs? i did|jobs? i do)) on the side\b/giu, ''],
  [/(?<=\b(?:what time|when)\b.{0,80})\bkick(?<form>s|ed|ing)? off\b/giu, 'start$<form>'],
  [
    /\bchrissy(?= (?:day|presents?|party|dinner|lunch|shopping|holidays?|shutdown|break)\b)/gu,
    'Christmas',
  ],
  [/\b(?:street and (?:house )?number|house number and street|street address)\b/giu, 'address'],
  [/^(?:all up|all told),? (?=what|how)/iu, ''],
  // Paying.
  [/\bchipped in(?= for\b|\s*[?!.]*$)/giu, 'paid'],
  [/\b(?:set|sets|setting) (?<who>me|us) back\b/giu, 'cost $<who>'],
  [
    /\b(?<did>did|does|do|will|would|has|have|to|gonna) (?<what>[\p{L}'’ ]{3,30}? )?run (?<who>me|us)(?=\s*[?!.]*$)/giu,
    '$<did> $<what>cost $<who>',
  ],
  [/\b(?:fork|shell|stump|pony|cough) (?:out|up)\b/giu, 'pay'],
  [/\b(?:forked|shelled|stumped|ponied|coughed) (?:out|up)\b/giu, 'paid'],
  [/\b(?:forking|shelling|stumping|ponying|coughing) (?:out|up)\b/giu, 'paying'],
  [/\bsplash(?:ed)? out\b/giu, 'spend'],
  [
    /(?<=\b(?:have|has) (?:i |we )?(?:already |even )?|\b(?:i|we) )(?:dropped|thrown|chucked|sunk)(?= (?:at|on)\b)/giu,
    'spent',
  ],
  [/\bend up (?<deed>pay|spend)ing\b/giu, '$<deed>'],
  [/\bended up paying\b/giu, 'paid'],
  [/\bended up spending\b/giu, 'spent'],
  [/\b(?:rung|run|racked) up(?= (?:at|in|on)\b)/giu, 'spent'],
  [
    /(?<where> at [\p{L}'’&]+(?: [\p{L}'’&]+)?) (?:in|on) (?:one|a single) (?:trip|go|visit|shop)(?=\s*[?!.]*$)/giu,
    '$<where>',
  ],
  [/(?<=\b(?:did|do|does) (?:i|we) )(?:zelle|venmo|e-?transfer|paypal)\b/giu, 'pay'],
  [/\bby how many (?:rand|pounds|quid|dollars|bucks|euros?|cents|pence)\b/giu, 'by how much'],
  [/(?<=\b(?:did|do|does) (?:i|we) )(?:drop|throw|chuck)(?= (?:at|on)\b)/giu, 'spend'],
  [/\be-?transfer(?<form>red|ring|s)?\b/giu, 'transfer$<form>'],
  [/\b(?:zelled|venmoed|venmo['’]?d|paypalled|revoluted|monzo['’]?d)\b/giu, 'paid'],
  [/\b(?:is|are) (?<who>.{2,50}?) after costing\b/giu, 'did $<who> cost'],
  [/\bsplurge(?= on| at)/giu, 'spend'],
  [/\b(?:splurged|blew|blown)(?= on| at)/giu, 'spent'],
  [/\bblow(?= on| at)/giu, 'spend'],
  [/\bhow bad (?:was|is) the damage (?:at|from|on|for)\b/giu, 'how much did I spend at'],
  [/\bwhat(?:['’]?s| is| was) the damage (?:at|from|on|for)\b/giu, 'how much did I spend at'],
  [/\ball in(?=\s*[?!.]*$| (?:inc|incl|including|with)\b)/giu, 'in total'],
  [/\blight bill\b/giu, 'electricity bill'],
  [/\bcell(?: phone)?(?= (?:bill|plan|contract|payment|charge)s?\b)/giu, 'phone'],
  [/(?<=\b(?:my|our|his|her|their) (?:\p{L}+['’]s )?)cell(?: phone)?(?=\s*[?!.]*$)/giu, 'mobile'],
  [/(?<=\bhow (?:many times|often) (?:did|do|have) (?:i|we) )hit(?: up)?(?= \p{L})/giu, 'go to'],
  [/\b(?:was|is) the (?:killer|whopper|beast)\b/giu, 'was the highest'],
  [
    /(?<=\b(?:was|were|been|is|has|have|last) )(?:taken|gone) out of (?:my|our) (?:bank )?account\b/giu,
    'paid',
  ],
  [/(?<=\b(?:truck|car) )note(?= (?:payments?|this|last|a month)\b)/giu, 'loan'],
  [/(?<=\bmy (?:last|next|latest) )check\b(?![- ]?(?:up|in|out|engine)\b)/giu, 'paycheck'],
  [/\bot(?= (?:hours|hrs|pay|rate)\b)/giu, 'overtime'],
  [/\btakings\b/giu, 'income'],
  [/\b(?:wage|pay) packets?\b/giu, 'wages'],
  [/\b(?:costlier|pricier|dearer)\b/giu, 'more expensive'],
  [/(?<!\b(?:i|we) )\b(?:pay|pays|paid) into (?:my|our) (?:bank )?account\b/giu, 'pay me'],
  [/\b(?:hit|reach|land in) (?:my|our|the) (?:bank )?(?:account|bank)\b/giu, 'arrive'],
  [
    /(?<=\b(?:[Mm]y|[Oo]ur) )(?<which>biggest|largest|smallest|cheapest|dearest|last|latest) (?:single )?shop (?:in|at|from)(?= (?:the )?\p{Lu})/gu,
    '$<which> purchase at',
  ],
  [
    /\b(?<which>biggest|largest|smallest|cheapest|dearest|last|latest|average) (?<who>(?!(?:bike|coffee|book|pet|barber|gift|charity|online|body|tattoo|repair|phone)\b)[\p{L}'’& ]{2,30}?) shop(?=\s?[?!.]{0,3}$| (?:this|last) (?:week|month|year)\b)/giu,
    '$<which> $<who> purchase',
  ],
  [/\b(?:dosh|moolah|spondulix)\b/giu, 'money'],
  [/\b(?<=my )cash(?= (?:go|goes|went|on|at|this|last)\b)/giu, 'money'],
  // Pay that arrives.
  [
    /(?<=\b(?:pay|paycheck|paycheque|wages?|salary|pay packet) )(?:hitting|hits|landing in|lands in|going into|coming into|dropping into) (?:the|my|our) (?:bank account|account|bank)\b ?/giu,
    '',
  ],
  // Prices that rise.
  [/\b(?:jack|whack|crank) up (?:the (?:price|cost) of )?(?=\p{L})/giu, 'raise the price of '],
  [
    /\b(?:jacked|whacked|cranked) up (?:the (?:price|cost) of )?(?=\p{L})/giu,
    'raised the price of ',
  ],
  // What may be done.
  [
    /^(?:is it |would it be |am i |are we )?(?:ok|okay|alright|all right|cool|fine)(?: for (?:me|us))? to (?=\p{L})/iu,
    'may I ',
  ],
  [
    /^(?:is it |would it be )?(?:ok|okay|alright|all right|cool|fine) if (?<who>i|we)\b/iu,
    'may $<who>',
  ],
  // "How much have they paid me since I started with them": always.
  [
    /(?<=\b(?:paid|sent) (?:me|us)\b.{0,40}) since (?:i|we) (?:started|joined|began)(?: (?:with|working|there|for|at|here|them|him|her))*(?=\s?[?!.]{0,3}$)/giu,
    '',
  ],
  // Rates.
  [/ ?\/(?<unit>month|year|week|day|hour)\b/giu, ' per $<unit>'],
  [/ ?\/mo\b|(?<=\b(?:per|each|every)) mo\b/giu, ' per month'],
  [/(?<=\p{L}) ?\/ ?(?:yr)\b|\bp\.a\.(?=\s|\?|$)/giu, ' per year'],
  [/(?<=\p{L}) ?\/ ?wk\b/giu, ' per week'],
  [/(?<=\p{L}) ?\/ ?hr\b/giu, ' per hour'],
  // Other words for what happens.
  [/\b(?<=\b(?:gets|got|is|was|were|been|be) )(?:nicked|pinched|swiped)\b/giu, 'stolen'],
  [/\btouch(?<form>es|ed|ing)? down\b/giu, 'land$<form>'],
  [/\b(?:bail|bounce|skip)(?: out)? on (?=(?:the|my|our) )/giu, 'get out of '],
  [/\bb4(?= (?:i|we|the|my)\b)/gu, 'before'],
  [/\bconf(?= (?:number|no|code|#))/giu, 'confirmation'],
  // Where one lives.
  [/ (?:in|at) this (?:place|house|flat|apartment)(?=\s*[?!.]*$)/giu, ' here'],
  [
    /\bme (?=(?:mum|mam|mom|dad|brother|sister|nan|gran|mate|boss|landlord|wages|car|van|flat|phone)\b)/giu,
    'my ',
  ],
]
