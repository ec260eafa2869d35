import type { Cell } from '#shared/answers.ts'

/**
 * Normalises text like WikiTableQuestions: folded, without footnote marks, brackets and outer
 * quotes.
 */
function normalize(value: Cell): string {
  let text = String(value)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .trim()
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/((?<!^)\[[^\]]*\]|\[\d+\]|[•♦†‡*#+])*$/, '').trim()
    text = text.replace(/(?<!^)( \([^)]*\))*$/, '').trim()
    text = text.replace(/^"([^"]*)"$/, '$1').trim()
  }
  return text.replace(/\.$/, '').toLowerCase().replace(/\s+/g, ' ')
}

function numberOf(value: Cell): number | undefined {
  const text = String(value).replaceAll(',', '').trim()
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

function isSame(given: Cell, gold: string, canonical: string): boolean {
  if (normalize(given) === normalize(gold) || normalize(given) === normalize(canonical)) return true
  const [a, b] = [numberOf(canonical) ?? numberOf(gold), numberOf(given)]
  return a !== undefined && b !== undefined && Math.abs(a - b) < 1e-6
}

/** Whether the values are the right ones, each once, in any order. */
export function sameDenotation(
  given: readonly Cell[],
  gold: readonly string[],
  canonical: readonly string[],
): boolean {
  if (given.length !== gold.length) return false
  const left = [...given]
  return gold.every((value, index) => {
    const at = left.findIndex((candidate) => isSame(candidate, value, canonical[index] ?? value))
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

function isClose(given: Cell, gold: Cell): boolean {
  const [a, b] = [numberOf(gold), numberOf(given)]
  if (a !== undefined && b !== undefined)
    return Math.abs(a - b) <= Math.max(0.01, Math.abs(a) * 0.01)
  const isDay = /^\d{4}-\d\d-\d\d/.test(String(gold))
  // A month is written `2014-08` or `2014 8`.
  const month = /^(\d{4})-0?(\d{1,2})$/.exec(String(given))
  if (month && String(gold) === `${month[1]} ${month[2]}`) return true
  return (
    normalize(given) === normalize(gold) ||
    (isDay && String(given).slice(0, 10) === String(gold).slice(0, 10))
  )
}

/** The same set of values, numbers within one percent. */
export function sameWithin(given: readonly Cell[], gold: readonly Cell[]): boolean {
  const [a, b] = [new Set(given.map(String)), new Set(gold.map(String))]
  return (
    given.length > 0 &&
    a.size === b.size &&
    gold.every((value) => given.some((other) => isClose(other, value)))
  )
}
