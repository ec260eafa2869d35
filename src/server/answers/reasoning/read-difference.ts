import type { Expression } from './expression.ts'
import { figure, total } from './read-amount.ts'

const changed =
  '(?:change[ds]?|differ(?:ed)?|risen|rise|rose|fall|fell|fallen|increased?|decreased?|grown?|grew|gone (?:up|down)|go (?:up|down)|went (?:up|down)|dropp?(?:ed)?|improved?|sunk|gained?|lost|lose)'
const geworden =
  '(?:gestiegen|gesunken|gefallen|verändert|gewachsen|geändert|zugenommen|abgenommen|verbessert)'

/** Patterns with the groups `what`, `before` and `after`. */
const between: RegExp[] = [
  new RegExp(
    `^(?:by )?how much (?:did|has|have|do) (?<what>.+?) ${changed} (?:from|between) (?<before>.+?) (?:to|and) (?<after>.+)$`,
    'iu',
  ),
  new RegExp(
    `^um wie ?viel (?:ist|sind|hat sich|haben sich|hat|haben) (?<what>.+?) (?:von|zwischen) (?<before>.+?) (?:bis|auf|zu|und) (?<after>.+?) ${geworden}$`,
    'iu',
  ),
]
/** Patterns with the group `what`: the change from the first known value to the last. */
const since: RegExp[] = [
  new RegExp(
    `^(?:by )?how much (?:did|has|have) (?<what>(?:my|our|the) .+?) ${changed}(?: since (?:the |my )?(?:first|beginning|start|very first).*)?$`,
    'iu',
  ),
  new RegExp(
    `^um wie ?viel (?:ist|sind|hat sich|haben sich|hat|haben) (?<what>(?:mein|unser|de[rm]|das|die)\\S* .+?)(?: seit (?:de[rm] |meine[rm] )?(?:erst\\p{L}+|anfang|beginn).*?)? ${geworden}$`,
    'iu',
  ),
]

/** Patterns with `what` and `when`: whether spending is within its budget. */
const budgets: [RegExp, 'more' | 'less'][] = [
  [
    /^(?:did|do|have|am) (?:i|we) (?:(?:stay|stayed|keep|kept|remain|remained|been|still) )*(?:within|under|below|inside|in) (?:my|our|the) (?<what>.+?) budget(?<when>.*)$/iu,
    'less',
  ],
  [
    /^(?:did|do|have|am) (?:i|we) (?:exceed|exceeded|go over|gone over|over|above|overspend|overspent|blow|blown)(?: on)? (?:my|our|the) (?<what>.+?) budget(?<when>.*)$/iu,
    'more',
  ],
]

/** Patterns with `claim` and `when`: spending against earning. */
const earnings: RegExp[] = [
  /^(?:am|are|do|did|have) (?:i|we) (?:spending|spend|spent) (?<claim>more|less) than (?:i|we|what i|what we)(?:['’]m| am| are| have|['’]ve)? ?(?:earning|earned|earn|making|made|make|bringing in|bring in|got|get)(?<when>.*)$/iu,
  /^(?:gebe|habe|geben|haben) (?:ich|wir) (?<when>.*?)(?<claim>mehr|weniger) (?:aus|ausgegeben),? als (?:ich|wir)? ?(?:verdiene|verdienen|verdient|eingenommen)(?: habe| haben)?$/iu,
]

const when = '(?<when> (?:in|this|last|since|during|on|over|so far|today|yesterday|ever)\\b.*)?'

/**
 * Patterns with `claim`, two figures `a` and `b`, and `when`: one kind of spending against another,
 * mails from one person against those from another.
 */
const sides: [RegExp, (part: string) => string][] = [
  [
    new RegExp(
      `^(?:did|do|have) (?:i|we) (?:spend|spent) (?<claim>more|less)(?: money)? on (?<a>food|groceries and .+?) than on (?<b>.+?)${when}$`,
      'iu',
    ),
    (part) => `how much did I spend on ${part}`,
  ],
  [
    new RegExp(
      `^(?:did|do|have) (?:i|we) (?:spend|spent) (?<claim>more|less)(?: money)? on (?<a>.+?) than on (?<b>food|groceries and .+?)${when}$`,
      'iu',
    ),
    (part) => `how much did I spend on ${part}`,
  ],
  [
    new RegExp(
      `^(?:did|do|have) (?:i|we) (?:get|got|receive|received) (?<claim>more|fewer|less) (?<a>(?:mails|emails|messages) from .+?) than (?<b>from .+?)${when}$`,
      'iu',
    ),
    (part) => `how many ${part} did I get`,
  ],
  [
    new RegExp(
      `^(?:did|do|have) (?:i|we) (?:send|sent|write|wrote|written) (?<claim>more|fewer|less) (?<a>(?:mails|emails|messages) to .+?) than (?<b>to .+?)${when}$`,
      'iu',
    ),
    (part) => `how many ${part} did I send`,
  ],
  [
    new RegExp(
      `^(?:did|do) (?:i|we) (?<a>run|swim|walk|cycle|hike) (?<claim>more|less)(?: often)? than (?:i |we )?(?<b>run|swim|swam|walk|walked|cycle|cycled|hike|hiked)${when}$`,
      'iu',
    ),
    (part) => `how often did I ${part}`,
  ],
]

function readSides(whole: string): Expression | undefined {
  for (const [pattern, asks] of sides) {
    const { a, b, claim, when: period = '' } = pattern.exec(whole)?.groups ?? {}
    if (!a || !b || !claim) continue
    // "Messages from Ann than from Bo": the second side leaves out what is counted.
    const counted = /^(?:from|to) /iu.test(b) ? `${a.split(' ')[0]} ` : ''
    return {
      op: 'compare',
      left: total(`${asks(a)}${period}`),
      right: total(`${asks(`${counted}${b}`)}${period}`),
      claim: claim.toLowerCase() === 'more' ? 'more' : 'less',
    }
  }
  return undefined
}

/** "How much cheaper is Tuneloft than Streamlark": between the latest payments of each. */
const pricier =
  /^how much (?:cheaper|more expensive|dearer) (?:is|are) (?:my |our |the )?(?<a>.+?) than (?:my |our |the )?(?<b>.+)$/iu

const isGerman = /^(?:gebe|habe|geben|haben)\b/iu

const first = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined)

/** "By how much did my rent change between 2024 and 2025", "has my weight gone down". */
export function readDifference(whole: string): Expression | undefined {
  const two = first(between, whole)
  if (two?.['what'] && two['before'] && two['after']) {
    const at = (time: string) => total(`${two['what']} in ${time.replace(/^(?:in|im)\s+/iu, '')}`)
    return { op: 'apart', left: at(two['before']), right: at(two['after']) }
  }
  const what = first(since, whole)?.['what']?.replace(/^\S+\s+/u, '')
  if (what)
    return { op: 'apart', left: total(`my first ${what}`), right: total(`my latest ${what}`) }
  const prices = pricier.exec(whole)?.groups
  if (prices?.['a'] && prices['b'])
    return { op: 'apart', left: figure(`my ${prices['a']}`), right: figure(`my ${prices['b']}`) }
  const compared = readSides(whole)
  if (compared) return compared
  const against = first(earnings, whole)
  if (against?.['claim']) {
    const when = (against['when'] ?? '').trim()
    return {
      op: 'compare',
      ...(isGerman.test(whole)
        ? {
            left: total(`wie viel habe ich ${when} ausgegeben`),
            right: total(`wie viel habe ich ${when} verdient`),
          }
        : {
            left: total(`how much did I spend ${when}`),
            right: total(`how much did I earn ${when}`),
          }),
      claim: /^(?:more|mehr)$/iu.test(against['claim']) ? 'more' : 'less',
    }
  }
  for (const [pattern, claim] of budgets) {
    const groups = pattern.exec(whole)?.groups
    if (!groups?.['what']) continue
    const spent = total(`how much did I spend on ${groups['what']}${groups['when'] ?? ''}`)
    const budget = {
      op: 'figure',
      text: `my budget for ${groups['what']}`,
      over: 'latest',
    } as const
    return { op: 'compare', left: spent, right: budget, claim }
  }
  return undefined
}
