import { numberOfText } from '../plan/numbers.ts'
import type { Expression } from './expression.ts'
import { readGrowth } from './read-growth.ts'
import { readShare } from './read-share.ts'

const leadIn =
  /^(?:please\s+)?(?:what(?:'s|’s| is| are| was| were| would be)|how much (?:is|are|was|were|would(?= .+ be$))|how high (?:is|was)|calculate|compute|and|was (?:ist|sind|war|waren|wären?|macht)|wie ?viel (?:ist|sind|war|waren|wären?|macht)|wie hoch (?:ist|war)|berechne|rechne)\s+/iu

const number = String.raw`([$€£]?\d[\d.,]*)`
const percent = String.raw`(\d+(?:[.,]\d+)?)\s*(?:%|percent|per cent|prozent)`

const fractions: Record<string, number> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'three quarters': 3 / 4,
  'a fifth': 1 / 5,
  'a tenth': 1 / 10,
  twice: 2,
  double: 2,
  'die hälfte': 1 / 2,
  'ein drittel': 1 / 3,
  'zwei drittel': 2 / 3,
  'ein viertel': 1 / 4,
  'drei viertel': 3 / 4,
  'ein fünftel': 1 / 5,
  'ein zehntel': 1 / 10,
  'das doppelte': 2,
}

const signs: [RegExp, '+' | '-' | '*' | '/'][] = [
  [/\s+(?:plus|zuzüglich|\+)\s+/iu, '+'],
  [/\s+(?:minus|abzüglich|−|-|less(?= my| the))\s+/iu, '-'],
  [/\s+(?:times|multiplied by|mal|×|\*)\s+/iu, '*'],
  [/\s+(?:divided by|geteilt durch|÷|\/)\s+/iu, '/'],
]

/** A phrase such as "my rent"; the same phrases may ask for a total or for what was paid last. */
const figure = (text: string, over: 'latest' | 'all' = 'latest'): Expression => ({
  op: 'figure',
  text: text.trim(),
  over,
})

/** A number, or a phrase that has to be looked up; undefined where it is neither. */
export function readAmount(text: string): Expression | undefined {
  const said = text.trim()
  if (new RegExp(`^${number}$`, 'u').test(said)) {
    const value = numberOfText(said)
    return value === undefined ? undefined : { op: 'number', value }
  }
  return (
    readPercentOf(said) ?? readFraction(said) ?? (/\p{L}{2}/u.test(said) ? figure(said) : undefined)
  )
}

/** "15 % of my rent", "15 Prozent meiner Miete". */
function readPercentOf(said: string): Expression | undefined {
  const found = new RegExp(
    `^${percent}\\s+(?:of |von |vom |der |des |(?=mein|unser|dieser|dem ))(.+)$`,
    'iu',
  ).exec(said)
  const value = numberOfText(found?.[1] ?? '')
  const of = found?.[2]
  return value === undefined || of === undefined || !/\p{L}{2}/u.test(of)
    ? undefined
    : { op: 'percent', percent: value, of: figure(of) }
}

/** "Half of my rent", "three times my rent". */
function readFraction(said: string): Expression | undefined {
  const [name] = Object.keys(fractions).filter((each) => said.toLowerCase().startsWith(`${each} `))
  const rest = name === undefined ? undefined : said.slice(name.length).trim()
  const of = rest?.replace(/^(?:of|von|vom|der|des)\s+/iu, '')
  if (name !== undefined && of && /\p{L}{2}/u.test(of))
    return { op: '*', left: figure(of), right: { op: 'number', value: fractions[name] ?? 1 } }
  const times =
    /^(\d+|three|four|five|six|drei|vier|fünf)[- ]?(?:times|mal)\s+(?=my|the|mein|die|was)(.+)$/iu.exec(
      said,
    )
  const words: Record<string, number> = {
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    drei: 3,
    vier: 4,
    fünf: 5,
  }
  const value = words[times?.[1]?.toLowerCase() ?? ''] ?? Number(times?.[1])
  return times?.[2] && value > 0
    ? { op: '*', left: figure(times[2]), right: { op: 'number', value } }
    : undefined
}

/** "My rent plus 5 %", "my income minus my rent", "my rent times 12". */
function readSigns(said: string): Expression | undefined {
  for (const [pattern, op] of signs) {
    const at = pattern.exec(said)
    if (!at) continue
    const [before, behind] = [said.slice(0, at.index), said.slice(at.index + at[0].length)]
    const share = new RegExp(`^${percent}$`, 'iu').exec(behind)
    const left = readAmount(before)
    const percentage = numberOfText(share?.[1] ?? '')
    if (left && percentage !== undefined && (op === '+' || op === '-'))
      return { op: 'percent', percent: percentage, of: left, added: op === '+' ? 1 : -1 }
    const right = readSigns(behind) ?? readAmount(behind)
    if (!left || !right) continue
    // "My income minus my rent" sets totals of one time beside each other.
    const all = left.op === 'figure' && right.op === 'figure'
    const over = <T extends Expression>(side: T): T =>
      all && side.op === 'figure' ? { ...side, over: 'all' } : side
    return { op, left: over(left), right: over(right) }
  }
  return undefined
}

const left =
  /^how much (?:of (?<a>.+?) )?(?:is|was|do i have|did i have|remains|remained) (?:left|over)(?: (?:of|from) (?<b>.+?))? after (?<c>.+)$/iu
const uebrig =
  /^(?:was|wie ?viel) (?:bleibt|blieb)(?: mir)? (?:von|vom) (?<a>.+?) nach (?:abzug (?:von|der|des|meiner)? ?)?(?<c>.+?)(?: übrig)?$/iu
const apart = /^(?:the )?(?:difference|gap) between (.+?) and (.+)$/iu
const unterschied =
  /^(?:der unterschied|die differenz|unterschied|differenz) zwischen (.+?) und (.+)$/iu

/** "How much of my income is left after rent", "the difference between my income and my spending". */
function readRest(said: string, whole: string): Expression | undefined {
  const groups = (left.exec(whole) ?? uebrig.exec(whole))?.groups
  const from = groups?.['a'] ?? groups?.['b']
  const taken = groups?.['c']
  if (from && taken) return { op: '-', left: figure(from, 'all'), right: figure(taken, 'all') }
  const [, a, b] = apart.exec(said) ?? unterschied.exec(said) ?? []
  return a && b ? { op: '-', left: figure(a, 'all'), right: figure(b, 'all') } : undefined
}

/** The calculation with figures of the person's own that a question asks for. */
export function readExpression(question: string): Expression | undefined {
  if (question.length > 300) return undefined
  const whole = question.trim().replace(/[\s?.!]+$/u, '')
  const said = whole.replace(leadIn, '').replace(/\s+be$/iu, '')
  return (
    readGrowth(whole) ??
    readRest(said, whole) ??
    readShare(whole, said) ??
    readPercentOf(said) ??
    readFraction(said) ??
    readSigns(said)
  )
}
