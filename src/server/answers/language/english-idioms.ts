import type { Idiom } from './idiom.ts'

const planned = '(?:on|planned|plans|scheduled|going on|coming up|lined up|to do)'

export const englishIdioms: Idiom[] = [
  // The calendar.
  [
    /^what(?:['’]s| is| was) (?:on|happening|planned|scheduled|coming up)(?: (?:for|in|on) me| (?:in|on) (?:my|the) (?:calendar|schedule|agenda|diary))?(?<when> .+)$/iu,
    'which events do I have{when}',
  ],
  [
    new RegExp(
      `^(?:what|which plans) (?:do|did) (?:i|we) have(?: ${planned})?(?: (?:in|on) (?:my|the) (?:calendar|schedule|agenda|diary))?(?<when> .+)$`,
      'iu',
    ),
    'which events do I have{when}',
  ],
  [
    /^what (?:are|were) (?:my|our) (?:plans|appointments)(?<when> .+)$/iu,
    'which events do I have{when}',
  ],
  [/^what am i (?:doing|up to)(?<when> .+)$/iu, 'which events do I have{when}'],
  [
    new RegExp(
      `^(?:do i have|have i got|is there|did i have) (?:anything|something|any plans|plans)(?: ${planned})?(?: (?:in|on) (?:my|the) (?:calendar|schedule|agenda|diary))?(?<when> .+)$`,
      'iu',
    ),
    'which events do I have{when}',
  ],
  [/^am i (?:free|busy|available|booked)(?<when> .+)$/iu, 'which events do I have{when}'],
  [
    /^(?:what(?:['’]s| is)|how(?:['’]s| is)|show(?: me)?) my (?:schedule|agenda|calendar|diary|day|week)(?: look(?:ing)?| like)*(?<when> .+)$/iu,
    'which events do I have{when}',
  ],
  [
    /^(?:what|how) does my (?:day|week|month|calendar|schedule|agenda|diary) look(?: like)?(?<when> .+)$/iu,
    'which events do I have{when}',
  ],
  [
    /^(?:anything|something|any plans)(?: on| planned)?(?<when> .+)$/iu,
    'which events do I have{when}',
  ],
  [
    /^how many more (?:of (?:those|these|the|my) )?(?<what>(?:\p{L}+ ){0,3}(?:classes|lessons|appointments|sessions|visits|meetings|games|matches|meets|shifts|rehearsals|check-?ups|scans|injections|treatments|concerts|exams)) (?:do|have) (?:i|we) (?:still )?(?:have|got)(?: left)?(?: to (?:go to|go|attend|come))?$/iu,
    'how many upcoming {what} do I have',
  ],
  [/^(?:the )?dates (?:for|of) (?<what>(?:the|my|our) .+)$/iu, 'when are {what}'],
  [/^(?:the )?date (?:for|of) (?<what>(?:the|my|our) .+)$/iu, 'when is {what}'],
  // Places.
  [
    /^which (?:rink|pitch|venue|ground|field|arena|hall|court|pool) (?<is>am|are|is|was|were) (?<rest>(?:i|we|my|our|the|his|her|\p{L}+['’]s) .+?)(?: (?:at|in))?$/iu,
    'where {is} {rest}',
  ],
  [
    /^(?!(?:what|when|where|which|how|who|whose|if|do|does|did|is|are|has|have|can)\b)(?<what>.+?) (?<is>is|are|was|were) (?<rest>.+?) on (?:what|which) day$/iu,
    'when {is} {what} {rest}',
  ],
  // Ages.
  [
    /^(?!(?:who|what|which)\b)(?<who>.+?) (?:is|are|['’]s) (?:going to be|gonna be|turning) how old(?<when> .+)?$/iu,
    'how old will {who} be{when}',
  ],
  // One's own body.
  [
    /^(?:what|how much) do i weigh(?: now| currently| today| at the moment| these days)?$/iu,
    'what is my latest weight',
  ],
  [/^how heavy am i(?: now| today)?$/iu, 'what is my latest weight'],
  [
    /^what(?:['’]s| is| was) the most (?:that )?i(?:['’]ve| have)?(?: ever)? weighed(?<when> .+)?$/iu,
    'what was my highest weight{when}',
  ],
  [
    /^what(?:['’]s| is| was) the least (?:that )?i(?:['’]ve| have)?(?: ever)? weighed(?<when> .+)?$/iu,
    'what was my lowest weight{when}',
  ],
  // Pay.
  [
    /^(?:did i get|have i (?:been|gotten|got)|was i) paid(?: my (?:salary|wages))?(?: yet| already)?(?<when> .+)$/iu,
    'did I receive my salary{when}',
  ],
  [
    /^(?:did i get|have i (?:been|gotten|got)|was i) paid(?: yet| already)?$/iu,
    'did I receive my salary this month',
  ],
  [
    /^(?:has|did) my (?:salary|pay|paycheck|wages?) (?:come|came|arrived?|been paid|get paid)(?: in| through)?(?: yet| already)?$/iu,
    'did I receive my salary this month',
  ],
  [/^when (?:did i last get|was i last) paid$/iu, 'when did I last receive my salary'],
  // Medications.
  [
    /^(?:which|what) (?:medications?|medicines?|drugs|pills|meds) (?:am i|are we) (?:still |currently )?(?:taking|on|using)(?: now| right now| currently| at the moment| these days)?$/iu,
    'which medications do I take',
  ],
  // Books.
  [
    /^(?:what|which) (?<what>book|film|movie|series|show)s? did i (?:like|enjoy|love) (?:the )?(?:best|most)(?<when> .+)?$/iu,
    'which {what} has the highest rating{when}',
  ],
  [
    /^(?:what|which books?|what books?) am i (?:currently )?reading(?: now| right now| currently| at the moment)?$/iu,
    'which books have the status reading',
  ],
  // Birthdays.
  [
    /^who(?:se|['’]s)? (?:has |have |is having )?(?:a |an |their )?birthdays? (?:is |are )?(?:soon|coming up|coming|coming soon|next|upcoming)$/iu,
    'who has a birthday in the next 60 days',
  ],
  // Refunds.
  [
    /^(?:what|how much)(?: money)? (?:did|have) (?:i|we) (?:get|got|gotten|received?) back from (?<who>.+)$/iu,
    'how much was the refund from {who}',
  ],
  [
    /^(?<who>.+?) (?:gave|paid) (?:me |us )?back (?:how much|what)$/iu,
    'how much was the refund from {who}',
  ],
  // Prices and visits.
  [
    /^(?:what(?:['’]s| is| was) the )?(?<top>largest|biggest|highest) (?:amount|sum|thing) (?:that |which )?(?:went|goes|has gone) out(?: of my account)?(?<when> .+)?$/iu,
    'what was my {top} payment{when}',
  ],
  [
    /^(?!(?:what|how|which|who|when|where|why|do|does|did|is|are|am|was|have|has)\b)(?<what>.+?) (?:per|a|each) month (?:right )?now$/iu,
    'how much do I pay for {what} now',
  ],
  [/^(?<what>(?:what|how much) .+?) (?:per|a|each|every) month (?:right )?now$/iu, '{what} now'],
  [
    /^(?:did|has) (?:my|the|our) landlord (?:raised?|increased?|put up) (?:my|the|our) rent(?<when> .+)?$/iu,
    'did my rent go up{when}',
  ],
  [
    /^when did (?<who>.+?) (?:raise|increase|put up|hike|change|lower|drop|cut) (?:its|their|the|my) (?:price|prices|fee|fees|rate|rates|rent)$/iu,
    'when did {who} get more expensive',
  ],
  [
    /^how much (?:more|extra) (?:do|am) i (?:pay|paying) (?:for|to) (?<who>.+?) (?:now|today|than before|these days)$/iu,
    'by how much did {who} go up',
  ],
  [
    /^how much do i (?:usually |normally |typically )?(?:spend|pay) (?<where>(?:at|in|on) .+?) (?:per|each|every|a) (?:visit|time|trip|purchase|go)(?: on average)?$/iu,
    'what is my average payment {where}',
  ],
  [
    /^(?:what|which)(?:['’]s| is| was)?(?: of)? my most (?:popular|liked|successful) (?<what>posts?|tweets?|photos?|videos?)(?<when> .+)?$/iu,
    'which {what} got the most likes{when}',
  ],
  [
    /^what (?:did|has|have) (?!.*\b(?:i|we|say|said|tell|bill|invoice|quote|estimate|receipt|statement)s?\b)(?<what>.+?) (?:cost|come to|came to|added up to)(?: (?:me|us))?(?: in (?:total|all)| al ?together)?(?<when> .+?)(?<by> (?:according to|going by) .+)?$/iu,
    'how much did {what} cost{when}{by}',
  ],
  [
    /^how much money (?:do|have) (?:i|we)(?: still)? (?:have|got)(?: left| left over| remaining| now)+$/iu,
    'how much money do I have',
  ],
  [
    /^(?:is|are) my (?:(?<what>.+?) (?:bill|payment|cost|premium|fee)s?|(?<rent>rent)) (?:higher|more expensive)(?: now)? than last year$/iu,
    'did I pay more for {what}{rent} on average this year than last year',
  ],
  [
    /^(?:is|are) my (?:(?<what>.+?) (?:bill|payment|cost|premium|fee)s?|(?<rent>rent)) (?:lower|cheaper)(?: now)? than last year$/iu,
    'did I pay less for {what}{rent} on average this year than last year',
  ],
  [
    /^how much (?:more|extra) (?:do|am) i (?:pay|paying|spend|spending) (?:for|on) (?<what>.+?)(?: now| this year)? than last year$/iu,
    'how much more did I pay for {what} on average this year than last year',
  ],
  [
    /^am i paying (?:more|extra) (?:for )?(?:my |the )?(?<what>.+?)(?: now)? than last year$/iu,
    'did I pay more for {what} on average this year than last year',
  ],
  [
    /^how much(?: money)? (?:do|have) i (?:have|got)(?: put)?(?: away| aside)? (?:in|on) (?:my )?(?:savings|savings account)$/iu,
    'what is the balance of my savings account',
  ],
  [
    /^(?:what|which)(?:['’]s| is| was) my (?:biggest|largest|highest) monthly (?:expense|cost|bill|payment)$/iu,
    'what was my largest expense last month',
  ],
  [
    /^how much(?:['’]s| is| are) (?:my|our|the) (?<what>.+?) (?:a|per|each|every) (?<unit>year|month|week)$/iu,
    'how much do I pay for {what} per {unit}',
  ],
  [/^how long have i been paying (?:for )?(?<what>.+)$/iu, 'when did I first pay for {what}'],
  [/^(?:the )?damage (?:for|at) (?<what>.+)$/iu, 'how much did I pay for {what}'],
  // "Costco damage last month", but no storm damage.
  [
    /^(?!(?:the|my|our|any|some|what|how|who|when|where|why|which|do|does|did|is|was|has|have|can|will|storm|water|flood|fire|hail|smoke|wind|frost|mou?ld|leak|roof|car|van|bike|accidental|property|nerve|sun)\b)(?<what>[\p{L}\p{N}'’&.-]+(?: [\p{L}\p{N}'’&.-]+)?) damage(?<when> .+)$/iu,
    'how much did I spend at {what}{when}',
  ],
  [
    /^(?:what|which) (?<what>\p{L}+) (?:gets?|got|takes?|took|sees) (?:the )?most of my (?:money|cash|pay|wages)(?<when> .+)?$/iu,
    'which {what} do I spend the most money at{when}',
  ],
  [
    /^(?:(?:at|on) )?(?<one>.+?) or (?:(?:at|on) )?(?<other>.+?),? (?:who|which|where)(?: one)? (?:gets?|got|takes?|took|sees) (?:more|most) (?:of (?:my|our) (?:money|cash|pay|wages)|from (?:me|us))(?<when> .+)?$/iu,
    'did I spend more at {one} or at {other}{when}',
  ],
  [
    /^when did (?:they|it) (?:raise|raised|put up|increase) the price of (?<who>.+)$/iu,
    'when did {who} get more expensive',
  ],
  // The question word at the end.
  [
    /^(?!(?:what|when|where|which|how|who|whose|at|do|does|did|is|are|has|have|can)\b)(?<what>.+?)(?<!\b(?:is|are|leaves|arrives|lands|departs|starts|begins|ends|opens|closes)),? what time$/iu,
    'what time is {what}',
  ],
  [
    /^(?!(?:what|when|where|how|who|if)\b)(?<what>[^,]+?) (?<is>is|are|was|were) how much$/iu,
    'how much {is} {what}',
  ],
  [
    /^(?!(?:what|when|where|which|how|who|do|does|did|is|are|was|have|has|had|can|will|should)\b)(?:my |our |the )?(?<what>[^,]{3,40}?),? (?:the )?next one$/iu,
    'when is my next {what}',
  ],
  [/^(?<what>.+?) (?:is )?(?:good|valid|on) until when$/iu, 'until when is {what} valid'],
  [
    /^(?!(?:who|what|when|where|which|how|why)\b)(?<what>.+?) (?<is>is|was|are|were) (?<word>when|where|who|what)$/iu,
    '{word} {is} {what}',
  ],
  [
    /^(?!(?:who|what|when|where|which|how|why)\b)(?<what>.+? (?:comes|goes|lands|starts|ends|begins|opens|closes|arrives|leaves|expires|finishes|flies|departs|returns|renews)),? (?<word>when|where)$/iu,
    '{word} {what}',
  ],
  [
    /^(?!(?:who|what|when|where|which|how|why|from|since|until|do|does|did|is|are|am)\b)(?<what>[^,]+?),? (?<word>when|where)$/iu,
    '{word} is {what}',
  ],
  [
    /^(?:the )?last time (?:(?:i|we) (?:was|were|went|ate|shopped) )?(?:at|in|to) (?<who>.+)$/iu,
    'when did I last go to {who}',
  ],
  [/^(?:the )?last time (?<who>i|we) (?<what>.+)$/iu, 'when was the last time {who} {what}'],
  [
    /^(?<what>hours|minutes|miles|kms?|kilometres|steps) (?:that )?(?:i|we)(?:['’]ve| have)? (?:put in|did|done|logged|clocked)(?<rest> .+)?$/iu,
    'how many {what} did I do{rest}',
  ],
  [
    /^(?:my |what was my )?best[- ]paid month(?<when> .+)?$/iu,
    'in which month did I get the highest salary{when}',
  ],
  // What falls due.
  [
    /^(?:the )?last (?:date|day) (?:for|to pay) (?:the |my |our )?(?<what>.+? (?:bill|fees?|payment|instalment|installment|premium|rent|tax))$/iu,
    'when is the {what} due',
  ],
  [
    /^(?:by when|until when|by what date) (?:(?:do|does|did|must|should|has|have) )?(?<what>(?:the|my|our) .+?) (?:(?:have|has|had|need|needs|needed) )?(?:to )?(?:be )?(?:paid|paying)$/iu,
    'when is {what} due',
  ],
  [
    /^when (?:do|does|must|should) (?<what>(?:the|my|our) .+?) (?:(?:have|need) to be paid|need paying|be paid)(?: by)?$/iu,
    'when is {what} due',
  ],
  [
    /^(?:by when|until when|by what date) (?:did|do|must|should) (?:i|we) (?:have to |need to )?pay (?<what>.+)$/iu,
    'when is {what} due',
  ],
  // Where people live.
  [/^where (?:does|do) (?<who>.+?) live(?: now)?$/iu, 'what is the home address of {who}'],
  [/^what(?:['’]s| is) (?<who>.+?)['’]s? address$/iu, 'what is the home address of {who}'],
  [
    /^what(?:['’]s| is) (?:the )?(?:postcode|post code|zip(?: code)?|eircode) (?:for|of|at) (?<who>.+?)(?:['’]s|s) (?:house|place|home|flat|gaff)$/iu,
    'what is the home address of {who}',
  ],
  // The latest words of somebody.
  [
    /^what did (?<who>.+?) (?:last (?:write|text|message|send|say|tell)|(?:write|text|message|say to|tell|send) (?:me |us )?(?:last|most recently))(?: to)?(?: me| us)?$/iu,
    'what is the text of the last message from {who}',
  ],
  [
    /^what (?:was|is|did) (?<who>.+?)['’]s? (?:last|latest|most recent) (?:message|text|whatsapp)(?: to me| say)?$/iu,
    'what is the text of the last message from {who}',
  ],
]
