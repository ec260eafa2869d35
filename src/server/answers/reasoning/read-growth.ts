import { numberOfText } from '../plan/numbers.ts'
import type { Expression } from './expression.ts'
import { readAmount } from './read-amount.ts'

const saves =
  /\b(?:save|saved|invest|invested|deposit|put (?:aside|away)|set aside|lay aside|spare|anlege|investiere|zurücklege|einzahle|weglege)\b/iu
const rate =
  /\s*,?\s*\b(?:at|with|earning|zu|mit|bei|für)\s+(\d+(?:[.,]\d+)?)\s*(?:%|percent|per cent|prozent)(?:\s+(?:interest|zinsen))?(?:\s+(?:a|per|each|im|pro)\s+(?:year|annum|jahr)|\s+(?:p\.?\s?a\.?|yearly|annually|jährlich))?(?:\s+(?:interest|zinsen))?/iu
const time =
  /\s*,?\s*(?:\b(?:for|over|für|über|after|nach|in)\s+)?(\d+)\s+(?:years?|jahren?)\b(?:\s+lang)?/iu
const again =
  /\s*,?\s*\b(?:(?:every|each|a|per|jeden|pro|im)\s+(month|year|monat|jahr)|(monthly|yearly|monatlich|jährlich))\b/iu
const asks =
  /^(?:.*?\b)?(?:if|wenn|falls)\s+(?:i|ich)\s+|\s*,\s*(?:how much|what|wie ?viel|was)\b.*$|^how much (?:will|would) i have\s*/giu

/** "If I save 10 % of my March income for 5 years at 3 %": the value after growth. */
export function readGrowth(whole: string, language: string): Expression | undefined {
  const years = Number(time.exec(whole)?.[1])
  const given = numberOfText(rate.exec(whole)?.[1] ?? '', language)
  if (!saves.test(whole) || !(years > 0 && years <= 100) || given === undefined) return undefined
  const rest = whole.replace(rate, '').replace(time, '')
  const repeated = again.exec(rest)
  const amount = rest.replace(again, '').replace(asks, '').replace(saves, '').trim()
  const of = readAmount(amount, language)
  if (!of) return undefined
  const unit = (repeated?.[1] ?? repeated?.[2])?.toLowerCase()
  const every = unit === undefined ? undefined : unit.startsWith('mon') ? 'month' : 'year'
  const summed: Expression =
    of.op === 'percent' && of.of.op === 'figure' ? { ...of, of: { ...of.of, over: 'all' } } : of
  return { op: 'grow', of: summed, rate: given, years, ...(every ? { every } : {}) }
}
