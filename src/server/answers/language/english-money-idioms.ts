import type { Idiom } from './idiom.ts'

const account = String.raw`(?:the|my|our) (?:bank account|account|bank)`
const each = String.raw`(?: (?:a|per|each|every) (?:month|year|week))`
const since = String.raw`^(?:since|from) (?:when|which month|what month|which date) (?:has|have|is|are) (?:my |our |the )?`
const thatMonth = String.raw`(?: at some point)?\W+(?:which month|when|what month|what day|on which day)(?: was| did)?(?: that| it)?(?: happen)?$`

/** "Since which month has it been higher": the same asked of rises and of falls. */
function changed(
  way: 'up' | 'down',
  { comparative, more }: { comparative: string; more: string },
): Idiom[] {
  const asks = `when did {what} go ${way}`
  return [
    [new RegExp(`${since}(?<what>.+?) (?:been )?(?:${comparative})$`, 'iu'), asks],
    [
      new RegExp(
        `${since}(?<what>.+?) (?:been )?(?:taking|charging|costing|billing) (?:me |us )?${more}(?: (?:from|out of) (?:me|us|my account|our account))?$`,
        'iu',
      ),
      asks,
    ],
    [
      new RegExp(
        `^(?:my |our |the )?(?<what>.+?) (?:got|went|is|was) (?:${comparative})${thatMonth}`,
        'iu',
      ),
      asks,
    ],
  ]
}

/** Everyday questions about balances, prices that changed, and who got or gave how much. */
export const englishMoneyIdioms: Idiom[] = [
  // The balance.
  [
    new RegExp(
      `^(?:what(?:['’]s| is| have i got| do i have)|how much(?: money)?(?:['’]s| is| do i have| have i got)?)(?: left)?(?: sitting)? in ${account}(?: right)?(?: now| today| at the moment| currently)?$`,
      'iu',
    ),
    'how much money do I have',
  ],
  [
    new RegExp(
      `^how(?:['’]s| is) ${account}(?: balance)? (?:looking|doing)(?: right)?(?: now| today)?(?:,.*)?$`,
      'iu',
    ),
    'how much money do I have',
  ],
  // A price that changed.
  ...changed('up', { comparative: 'higher|bigger|more|up|dearer|more expensive', more: 'more' }),
  ...changed('down', { comparative: 'lower|smaller|less|down|cheaper', more: 'less' }),
  [
    /^(?:since|from) (?:when|which month|what month) (?:has|have|is|are) (?<who>.+?) (?:been )?(?:on|paying|getting) (?:the |a )?(?:higher|bigger|new|increased) (?<what>.+)$/iu,
    'when did {what} from {who} go up',
  ],
  [
    new RegExp(
      `^by how much (?:did|has|have) (?<who>.+?) (?:raised? the price of|raised?|increased?|put up) (?:the |my |our )?(?<what>.+?)${each}?(?: back)?(?<when> (?:in|since|last|this) .+)?$`,
      'iu',
    ),
    'by how much did {who} {what} go up{when}',
  ],
  [
    new RegExp(
      `^by how much (?:did|has|have) (?:the |my |our )?(?<what>.+?) (?:go|gone|went) up${each}(?<when> (?:in|since|last|this) .+)?$`,
      'iu',
    ),
    'by how much did {what} go up{when}',
  ],
  // What is owed, and what somebody gets.
  [
    /^what (?<is>am|are) (?<who>i|we) (?:still )?owed(?<rest> .+)?$/iu,
    'how much {is} {who} still owed{rest}',
  ],
  [
    /^(?<one>.+?) or (?<other>.+?)[:,]? (?:where|who|which)(?: one)? (?:did|does|do|has|have) more of (?:my|our) (?:money|cash|pay|wages) (?:go|gone|went)(?: to)?(?<when> .+)?$/iu,
    'did I spend more at {one} or at {other}{when}',
  ],
  [
    /^(?:(?:out )?of|between|among) (?<list>[^,]+(?:, [^,]+)*,? (?:and|or) [^,]+?),? (?:who|which)(?: one)? (?:got|gets|had|has had|took) the most (?:from|out of|off) (?:me|us)(?<when> .+)?$/iu,
    'which of {list} did I spend the most at{when}',
  ],
  [
    /^which(?: one)?(?: of (?:the two|them))? (?:is|costs|is costing)(?: the)? (?:dearer|more expensive|more)(?: for)?(?: us| me)?[,:]? (?<one>.+?) or (?<other>.+)$/iu,
    'do I pay more for {one} or for {other}',
  ],
  [
    /^(?:how much(?: money)?|what(?= (?:did|has|have) .*\b(?:company|council|bank|shop|store|lot|crowd|office|gym|garage|vets?)\b)) (?:did|has|have) (?<who>.+?) (?:get|got|gotten|had|taken?|took) (?:from|off) (?:me|us)(?<when> .+)?$/iu,
    'how much did I pay {who}{when}',
  ],
  // Money that arrived.
  [
    /^(?:when|(?:on )?(?:what|which) day) did (?:the |my |our )?(?<what>(?:.*\b)?(?:pay|wages|salary|refund|pension|benefit|bonus|rent (?:off|from))\b.*?) (?:land|hit|come in|come through|turn up)(?: in(?:to)? .+)?$/iu,
    'when did I receive {what}',
  ],
  [
    /^(?:what is the total of |how much is )?(?:everything|what|all the money|how much)(?: that)? (?!(?:have|has|did|do|does|i|we)\b)(?<who>.+?) (?:has |have )?(?:put|paid|transferred|sent)(?: me)?(?: in| into)? (?:my|our) (?:bank )?account(?<when> .+)?$/iu,
    'how much did {who} pay me in total{when}',
  ],
  [
    /^(?:did|has|have) (?<who>.+?) (?:ever )?(?:(?:give|given|gave) (?:me|us) (?:my|our) money back|refund(?:ed)? (?:me|us))(?<rest> (?:for|in|on|last|this) .+)?$/iu,
    'did I get a refund from {who}{rest}',
  ],
  // Prices and fuel.
  [
    /^(?:what|how much) (?:does|do|did) (?:filling up|a fill[- ]?up of|a tank for) (?:the|my|our) (?:car|van|truck|ute|bakkie|tank)(?: cost| costs| come to)?(?: me| us)?(?<rest> .+)?$/iu,
    'what does a fuel payment cost me{rest}',
  ],
  [
    /^(?:what|how much) (?:is|are) (?!they\b|it\b|you\b)(?<who>[^?]+?) (?:slugging|stinging|charging|rushing|hitting|doing) (?:me|us)(?<rest> (?:a|per|each|every|now|this|for (?=\S))\b.*)?$/iu,
    'how much do I pay {who}{rest}',
  ],
  [
    /^what(?:['’]s| is| are) (?!it\b|this\b|that\b)(?<what>[^?]+?) costing (?:me|us)(?<rest> .+)?$/iu,
    'how much do I pay for {what}{rest}',
  ],
]
