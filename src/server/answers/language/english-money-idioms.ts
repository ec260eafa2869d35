import type { Idiom } from './idiom.ts'

const account = String.raw`(?:bank account|current account|checking account|checking|chequing account|account|bank)`

/** Everyday questions about balances, prices that changed, and who got or gave how much. */
export const englishMoneyIdioms: Idiom[] = [
  // The balance.
  [
    new RegExp(
      `^(?:what(?:['’]s| is| have i got| do i have)|how much(?: money)?(?:['’]s| is| do i have| have i got)?)(?: left)?(?: sitting)? in (?:the|my|our) ${account}(?: right)?(?: now| today| at the moment| currently)?$`,
      'iu',
    ),
    'how much money do I have',
  ],
  [
    new RegExp(
      `^(?:how(?:['’]s| is)|what(?:['’]s| is)) (?:the|my|our) (?:${account}(?: balance)?|bank balance|balance) (?:looking|doing|at|like)(?: like)?(?: right)?(?: now| today)?(?:,.*)?$`,
      'iu',
    ),
    'how much money do I have',
  ],
  // A price that changed.
  [
    /^(?:since|from) (?:when|which month|what month|which date) (?:has|have|is|are) (?:my |our |the )?(?<what>.+?) (?:been )?(?:higher|bigger|more|up|dearer|more expensive)$/iu,
    'when did {what} go up',
  ],
  [
    /^(?:since|from) (?:when|which month|what month|which date) (?:has|have|is|are) (?:my |our |the )?(?<what>.+?) (?:been )?(?:lower|smaller|less|down|cheaper)$/iu,
    'when did {what} go down',
  ],
  [
    /^(?:since|from) (?:when|which month|what month) (?:has|have|is|are) (?<who>.+?) (?:been )?(?:on|paying|getting) (?:the |a )?(?:higher|bigger|new|increased) (?<what>.+)$/iu,
    'when did {what} from {who} go up',
  ],
  [
    /^(?:my |our |the )?(?<what>.+?) (?:got|went|is|was) (?:smaller|lower|cheaper|down)(?: at some point)?\W+(?:which month|when|what month|what day|on which day)(?: was| did)?(?: that| it)?(?: happen)?$/iu,
    'when did {what} go down',
  ],
  [
    /^(?:my |our |the )?(?<what>.+?) (?:got|went|is|was) (?:bigger|higher|dearer|up|more expensive)(?: at some point)?\W+(?:which month|when|what month|what day|on which day)(?: was| did)?(?: that| it)?(?: happen)?$/iu,
    'when did {what} go up',
  ],
  [
    /^by how much (?:did|has|have) (?<who>.+?) (?:raised? the price of|raised?|increased?|put up) (?:the |my |our )?(?<what>.+?)(?: (?:a|per|each|every) (?:month|year|week))?(?: back)?(?<when> (?:in|since|last|this) .+)?$/iu,
    'by how much did {who} {what} go up{when}',
  ],
  [
    /^by how much (?:did|has|have) (?:the |my |our )?(?<what>.+?) (?:go|gone|went) up (?:a|per|each|every) (?:month|year|week)(?<when> (?:in|since|last|this) .+)?$/iu,
    'by how much did {what} go up{when}',
  ],
  [
    /^(?:since|from) (?:when|which month|what month) (?:has|have|is|are) (?<who>.+?) (?:been )?(?:taking|charging|costing|billing) (?:me |us )?less(?: (?:from|out of) (?:me|us|my account|our account))?$/iu,
    'when did {who} go down',
  ],
  [
    /^(?:since|from) (?:when|which month|what month) (?:has|have|is|are) (?<who>.+?) (?:been )?(?:taking|charging|costing|billing) (?:me |us )?more(?: (?:from|out of) (?:me|us|my account|our account))?$/iu,
    'when did {who} go up',
  ],
  [
    /^what (?<is>am|are) (?<who>i|we) (?:still )?owed(?<rest> .+)?$/iu,
    'how much {is} {who} still owed{rest}',
  ],
  // What somebody is given.
  [
    /^(?<one>.+?) or (?<other>.+?)[:,]? (?:where|who|which)(?: one)? (?:did|does|do|has|have) more of (?:my|our) (?:money|cash|pay|wages) (?:go|gone|went)(?: to)?(?<when> .+)?$/iu,
    'did I spend more at {one} or at {other}{when}',
  ],
  [
    /^(?<one>.+?) or (?<other>.+?),? (?:who|which|where)(?: one)? (?:gets?|got|takes?|took|sees) more (?:of our money|from (?:me|us))(?<when> .+)?$/iu,
    'did I spend more at {one} or at {other}{when}',
  ],
  [
    /^which(?: one)?(?: of (?:the two|them))? (?:is|costs|is costing)(?: the)? (?:dearer|more expensive|more)(?: for)?(?: us| me)?[,:]? (?<one>.+?) or (?<other>.+)$/iu,
    'do I pay more for {one} or for {other}',
  ],
  [
    /^(?:how much(?: money)?|what(?= (?:did|has|have) .*\b(?:company|council|bank|shop|store|lot|crowd|office|gym|garage|vets?)\b)) (?:did|has|have) (?<who>.+?) (?:get|got|gotten|had|taken?|took) (?:from|off) (?:me|us)(?<when> .+)?$/iu,
    'how much did I pay {who}{when}',
  ],
  [
    /^(?:(?:out )?of|between|among) (?<list>[^,]+(?:, [^,]+)*,? (?:and|or) [^,]+?),? (?:who|which)(?: one)? (?:got|gets|had|has had|took) the most (?:from|out of|off) (?:me|us)(?<when> .+)?$/iu,
    'which of {list} did I spend the most at{when}',
  ],
  // Money that arrived.
  [
    /^(?:when|(?:on )?(?:what|which) day) did (?:the |my |our )?(?<what>(?:.*\b)?(?:rent|pay|wages|salary|refund|money|payment|pension|benefit|bonus)\b.*?) (?:land|hit|come in|come through|go in|drop|clear|turn up)(?: in(?:to)? .+)?$/iu,
    'when did I receive {what}',
  ],
  // What somebody has paid in.
  [
    /^(?:what is the total of |how much is )?(?:everything|what|all the money|how much)(?: that)? (?<who>.+?) (?:has |have )?(?:put|paid|transferred|sent)(?: me)?(?: in| into)? (?:my|our) (?:bank )?account(?<when> .+)?$/iu,
    'how much did {who} pay me in total{when}',
  ],
  // Money that came back.
  [
    /^(?:did|has|have) (?<who>.+?) (?:ever )?(?:give|given|gave) (?:me|us) (?:my|our) money back(?: for .+)?$/iu,
    'did I get a refund from {who}',
  ],
  [
    /^(?:did|has|have) (?<who>.+?) (?:ever )?(?:refund|refunded) (?:me|us)(?: for .+)?$/iu,
    'did I get a refund from {who}',
  ],
  // Filling up.
  [
    /^(?:what|how much) (?:does|do|did) (?:filling up|a fill[- ]?up of|a tank for) (?:the|my|our) (?:car|van|truck|ute|bakkie|tank)(?: cost| costs| come to)?(?: me| us)?(?<rest> .+)?$/iu,
    'what does a fuel payment cost me{rest}',
  ],
  [
    /^(?:what|how much) (?:is|are) (?!they\b|it\b|you\b)(?<who>[^?]+?) (?:slugging|stinging|charging|rushing|hitting|doing) (?:me|us)(?<rest> (?:a|per|each|every|for|now|this)\b.*)?$/iu,
    'how much do I pay {who}{rest}',
  ],
  [
    /^what(?:['’]s| is| are) (?!it\b|this\b|that\b)(?<what>[^?]+?) costing (?:me|us)(?<rest> .+)?$/iu,
    'how much do I pay for {what}{rest}',
  ],
]
