import type { Reading } from '../../plan/reading.ts'
import { yearsIn } from './read-value.ts'

/** The operation on the cells that a question names. */
export type Operation =
  | 'value'
  | 'change'
  | 'percent change'
  | 'average'
  | 'sum'
  | 'part'
  | 'ratio'
  | 'difference'
  | 'best'
  | 'threshold'
  | 'count'
  | 'periods'
  | 'labels'

/** The question parsed for a table: the operation, the years, and the words that name cells. */
export type Asked = {
  operation: Operation
  years: number[]
  /** The texts that name the cells: two for a share or for a difference of two. */
  names: string[]
  direction: 'most' | 'least'
  limit: { above: boolean; value: number } | undefined
  counts: boolean
  respectively: boolean
}

const percentChange =
  /\b(?:percent(?:age)?s?|%)\s+(?:of\s+)?(?:change|increase|decrease|growth|rise|drop|decline|fall|difference|movement)|\bgrowth rate|\brate of (?:change|growth|increase)|\b(?:by|in) (?:what|how many|which) percent|\b(?:change|increase|decrease|growth|decline)s?\b[^?]*\b(?:in|as an?|by) percent|\b(?:grow|grew|increased?|decreased?|changed?|fall|fell|rise|rose|declined?|dropp?e?d?)\b[^?]*\bpercent(?:age)?|\bprozentuale\w*\s+(?:veranderung|anderung|zunahme|abnahme|anstieg|wachstum)|\bum wie ?viel prozent/
const pointChange =
  /\b(?:change|increase|decrease|difference)s?\b[^?]{0,20}\b(?:in|of|between)\s+(?:the\s+)?(?:percent(?:age)?|proportion|average|mean)\b|\bpercentage points?\b/
const part =
  /\bas an?\s+(?:percent(?:age)?|%|share|proportion)\s+(?:of|over|to)\b|\b(?:percent(?:age)?|proportion|share|%)\s+(?:of|constitution|contribution|composition|is|was|does|did|made|make)\b|\b(?:prozent|anteil)\b/
const ratio = /\bratio\b|\bverhaltnis\b/
const average = /\b(?:average|mean|durchschnitt\w*)\b/
const change =
  /\b(?:change|increase|decrease|growth|movement|decline|rise|drop|veranderung|anderung|zunahme|abnahme|anstieg)s?\b|\b(?:grow|grew|increased|decreased|changed|declined|rose|fell)\b/
const difference =
  /\b(?:difference|differ|unterschied|differenz)\b|\bhow much (?:more|less|higher|lower|larger|greater)\b/
const sum =
  /\b(?:sum|combined|altogether|together|in total|summe|zusammen|insgesamt)\b|\btotal (?:of|sum|amount of .+ and)\b|\btotal\b.*\b(?:from|between|across|over)\b.*\b(?:to|and)\b|\btotal\b.*\band\b/
const best =
  /\b(?:largest|highest|greatest|biggest|most|maximum|lowest|smallest|least|minimum|larger|higher|greater|bigger|lower|smaller|fewer|hochste\w*|grosste\w*|niedrigste\w*|kleinste\w*|meisten|wenigsten)\b/
const least =
  /\b(?:lowest|smallest|least|minimum|lower|smaller|fewer|less|niedrigste\w*|kleinste\w*|wenigsten)\b/
const limits =
  /\b(?:(?<above>more than|greater than|higher than|larger than|above|over|exceed(?:ed|s|ing)?|at least|mehr als|uber)|(?<below>less than|lower than|smaller than|below|under|fewer than|weniger als|unter))\s+(?:[a-z]{0,3}[$€£])?\s?(?<figure>\d[\d,.]*)/
/** "What a year" asks for an amount. */
const asksPeriod =
  /\b(?:which|what|in which|in what|for which|for what|welche[mnrs]?|how many)\b[^?]{0,25}(?<!\b(?:an?|per|each|every|this|last|next) )\b(?:years?|periods?|quarters?|months?|fys?|dates?|jahr\w*|quartal\w*)\b/
const asksLabel =
  /^(?:for |in |during |as |among |between )?[^?]*\b(?:which|what|who|welche[mnrs]?|wer)\b/

const connectors: Partial<Record<Operation, RegExp[]>> = {
  part: [
    /\b(?:percent(?:age)?|proportion|share|%)\s+(?:constitution |contribution |composition )?of\b(?<a>.+?)\b(?:in|to|over|out of|of|against|from|within)\s+(?:the\s+|its\s+)?(?<b>(?:total|overall|all)\b.+)/,
    /(?<a>.+?)\bas an?\s+(?:percent(?:age)?|%|share|proportion)\s+(?:of|over|to)\b(?<b>.+)/,
    /\b(?:percent(?:age)?|proportion|share|%)\s+of\b(?<b>.+?)\b(?:is|are|was|were|does|do|did|comes?|came|consists?|constitutes?|relates?|made|makes?|can|that)\b(?<a>.+)/,
    /\b(?:percent(?:age)?|proportion|share|%)\s+(?:constitution|contribution|composition)?\s*of\b(?<a>.+?)\b(?:in|to|over|out of|against|among|within|from|relative to|compared to)\b(?<b>.+)/,
    /\banteil\b(?<a>.+?)\b(?:an|am|von)\b(?<b>.+)/,
  ],
  ratio: [/\b(?:ratio|verhaltnis)\s+(?:of|von)\b(?<a>.+?)\b(?:to|over|zu|and)\b(?<b>.+)/],
  difference: [
    /\b(?:difference|unterschied|differenz)\b.*?\b(?:between|zwischen)\b(?<a>.+?)\b(?:and|und)\b(?<b>.+)/,
    /\b(?:more|less|higher|lower|larger|greater)\b(?<a>.+?)\bthan\b(?<b>.+)/,
  ],
  sum: [/\b(?:sum|combined|summe)\b(?<a>.+?)\b(?:and|und|plus)\b(?<b>.+)/],
}

function operationOf(folded: string, years: number): Operation {
  if (pointChange.test(folded)) return 'change'
  if (percentChange.test(folded)) return 'percent change'
  if (ratio.test(folded)) return 'ratio'
  if (part.test(folded) && /\b(?:of|in|to|an|am|von)\b/.test(folded)) return 'part'
  if (limits.test(folded) && (asksPeriod.test(folded) || /\bhow many\b/.test(folded)))
    return 'threshold'
  if (average.test(folded)) return 'average'
  if (best.test(folded) && asksLabel.test(folded) && !difference.test(folded)) return 'best'
  if (difference.test(folded))
    return years >= 2 || /\bboth\b/.test(folded) ? 'change' : 'difference'
  if (change.test(folded)) return 'change'
  if (asksPeriod.test(folded) && !/\bhow many\b/.test(folded)) return 'periods'
  if (sum.test(folded) && !/\brespective|\bjeweil/.test(folded)) return 'sum'
  if (
    /\bhow many\b.*\b(?:types?|components?|categories|items?|segments?|kinds?|years?|quarters?|countries|regions)\b/.test(
      folded,
    )
  )
    return 'count'
  if (
    /\b(?:types?|components?|categories|items|segments|kinds|line items)\b/.test(folded) &&
    /^(?:what|which)\b/.test(folded)
  )
    return 'labels'
  return 'value'
}

/** Every year from the first to the last. */
const through = ([from = 0, to = 0]: number[]) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => Math.min(from, to) + at)

const isRange =
  /\b(?:from|between|von|zwischen)\b\D*(?:(?:19|20)\d\d|fy\s?\d\d)\D{1,30}(?:(?:19|20)\d\d|fy\s?\d\d)|(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d/

export function readAsked({ question }: Reading): Asked {
  const folded = question
    .toLowerCase()
    .replace(/[ä]/g, 'a')
    .replace(/[ö]/g, 'o')
    .replace(/[ü]/g, 'u')
    .replace(/ß/g, 'ss')
  const namedYears = yearsIn(question)
  const operation = operationOf(folded, namedYears.length)
  const limit = limits.exec(folded)?.groups
  const names = connectors[operation]?.flatMap((pattern) => {
    const { a, b } = pattern.exec(folded)?.groups ?? {}
    return a !== undefined && b !== undefined ? [[a, b]] : []
  })[0]
  const overRange =
    (operation === 'average' || operation === 'sum') &&
    namedYears.length === 2 &&
    isRange.test(folded)
  return {
    operation,
    years: overRange ? through(namedYears) : namedYears,
    names: names ?? [folded],
    direction: least.test(folded) ? 'least' : 'most',
    limit: limit && {
      above: limit['above'] !== undefined,
      value: Number((limit['figure'] ?? '').replace(/[.,]$/, '').replaceAll(',', '')),
    },
    counts: /\b(?:how many|number of|wie viele)\b/.test(folded),
    respectively: /\brespective(?:ly)?\b|\bjeweil/.test(folded),
  }
}

const explains =
  /^\s*(?:why|how (?:is|are|was|were|did|does|do|will|can|should)\b|warum|weshalb|wieso|wie (?:wird|werden|ist|sind)\b)|\b(?:reasons?|causes?|caused|driven by|influenced by|impacted|affected)\b/i
const defines =
  /^\s*what (?:does|do|did)\b.*\b(?:consist|comprise|include|represent|mean|refer|relate|reflect|contain)s?\b|^\s*what (?:is|are|was|were) (?:(?:included|represented|reflected|comprised|contained|meant)\b|.*\b(?:determined|calculated|based on|based upon|recogni[sz]ed|measured|estimated)\s*\?*$)/i

/** The question asks for an explanation, which is in the text around a table and not in it. */
export const asksText = ({ question }: Reading): boolean =>
  explains.test(question) || defines.test(question)
