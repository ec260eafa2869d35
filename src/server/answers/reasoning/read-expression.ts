import { languageOf } from '../language/language.ts'
import { numberOfText } from '../plan/numbers.ts'
import type { Expression } from './expression.ts'
import { figure, percent, readAmount, readFraction, readPercentOf } from './read-amount.ts'
import { readDifference } from './read-difference.ts'
import { readGrowth } from './read-growth.ts'
import { readShare } from './read-share.ts'

const leadIn =
  /^(?:please\s+)?(?:what(?:'s|’s| is| are| was| were| would be)|how much (?:is|are|was|were|would(?= .+ be$))|how high (?:is|was)|calculate|compute|and|was (?:ist|sind|war|waren|wären?|macht)|wie ?viel (?:ist|sind|war|waren|wären?|macht)|wie hoch (?:ist|war)|berechne|rechne)\s+/iu

const signs: [RegExp, '+' | '-' | '*' | '/'][] = [
  [/\s+(?:plus|zuzüglich|\+)\s+/iu, '+'],
  [/\s+(?:minus|abzüglich|−|-|less(?= my| the))\s+/iu, '-'],
  [/\s+(?:times|multiplied by|mal|×|\*)\s+/iu, '*'],
  [/\s+(?:divided by|geteilt durch|÷|\/)\s+/iu, '/'],
]

const asking =
  /^(?:how|when|which|who|where|did|do|does|is|are|was|were|have|show|list|find|the number|number|total|wie|wann|welche\w*|wer|wo|hat|habe|ist|sind|zeige?|anzahl)\b/iu

/** "My rent plus 5 %", "my income minus my rent", "my rent times 12". */
function readSigns(phrase: string, language: string): Expression | undefined {
  // "How many times did I …" is not a multiplication.
  if (asking.test(phrase)) return undefined
  for (const [pattern, op] of signs) {
    const at = pattern.exec(phrase)
    if (!at) continue
    const [before, rest] = [phrase.slice(0, at.index), phrase.slice(at.index + at[0].length)]
    const share = new RegExp(`^${percent}$`, 'iu').exec(rest)
    const left = readAmount(before, language)
    const percentage = numberOfText(share?.[1] ?? '', language)
    if (left && percentage !== undefined && (op === '+' || op === '-'))
      return { op: 'percent', percent: percentage, of: left, added: op === '+' ? 1 : -1 }
    const right = readSigns(rest, language) ?? readAmount(rest, language)
    if (!left || !right) continue
    const isScaled = left.op === 'number' || right.op === 'number'
    if (op === '*' && !isScaled) continue
    // "My income minus my rent" compares totals of the same period.
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

/**
 * "How much of my income is left after rent", "the difference between my income and my spending".
 */
function readRest(phrase: string, whole: string): Expression | undefined {
  const groups = (left.exec(whole) ?? uebrig.exec(whole))?.groups
  const from = groups?.['a'] ?? groups?.['b']
  const taken = groups?.['c']
  if (from && taken) return { op: '-', left: figure(from, 'all'), right: figure(taken, 'all') }
  const [, a, b] = apart.exec(phrase) ?? unterschied.exec(phrase) ?? []
  return a && b ? { op: 'apart', left: figure(a, 'all'), right: figure(b, 'all') } : undefined
}

const present =
  /^(?:how (?:much|high) (?:is|are)|wie (?:hoch|teuer|viel) (?:ist|sind)) ((?:my|our|meine?|unsere?) .+)$/iu

/** "How much is my rent": the current payment, not the sum of all payments. */
function readPresent(whole: string): Expression | undefined {
  const text = present.exec(whole)?.[1]
  return text === undefined ? undefined : figure(text)
}

/** The calculation over the person's own figures that a question asks for. */
export function readExpression(question: string): Expression | undefined {
  if (question.length > 300) return undefined
  const language = languageOf(question)
  const whole = question.trim().replace(/[\s?.!]+$/u, '')
  const phrase = whole.replace(leadIn, '').replace(/\s+be$/iu, '')
  return (
    readGrowth(whole, language) ??
    readRest(phrase, whole) ??
    readShare(whole, phrase) ??
    readDifference(whole) ??
    readPercentOf(phrase, language) ??
    readFraction(phrase) ??
    readSigns(phrase, language) ??
    readPresent(whole)
  )
}
