import type { Candidate, ProposedSpan } from './candidate.ts'

type Line = Candidate['sentence']

/** `Payment day: 1st of the month`, also with a second label behind it, and the cells of a row. */
const cellEnds = /\t|\s*\|\s*|:\s+|\s{2,}|\s+(?=\p{Lu}[\p{L}\p{M}-]{2,}:\s)/gu

export function cellsIn({ text, start }: Line): ProposedSpan[] {
  const cuts = [...text.matchAll(cellEnds)]
  const edges = [0, ...cuts.map(({ 0: cut, index }) => index + cut.length)]
  if (cuts.length === 0) return []
  return edges.flatMap((from, cell): ProposedSpan[] => {
    const to = cuts[cell]?.index ?? text.length
    const value = text.slice(from, to).replace(/[\s.;,]+$/, '')
    const proposed = { form: 'none' as const, proposer: 'cell' as const }
    return /[\p{L}\p{N}]/u.test(value)
      ? [{ ...proposed, start: start + from, end: start + from + value.length }]
      : []
  })
}

/** Where one clause of a sentence ends and the next begins. */
const clauseEnds =
  /[;:,](?=\s)\s+(?:(?:and|but|or|und|aber|oder|sondern)\s+)?|\s+[–—-]\s+|\s*[()]\s*|\s+(?:and|but|und|aber|sondern|nor)\s+/g
const fewestWords = 3
const mostClauses = 8

/** Each clause of a sentence, and the rest of the sentence after it: all of it is rarely the answer. */
export function clausesIn({ text, start }: Line): ProposedSpan[] {
  const cuts = [...text.matchAll(clauseEnds)].slice(0, mostClauses)
  const from = [0, ...cuts.map(({ 0: cut, index }) => index + cut.length)]
  const ends = [...cuts.map(({ index }) => index), text.length]
  const ranges = from.flatMap((first, clause) => [
    [first, ends[clause] ?? text.length] as const,
    [first, text.length] as const,
    // A list or an aside within it does not end a clause.
    [first, ends[clause + 1] ?? text.length] as const,
  ])
  return ranges.flatMap(([first, end]): ProposedSpan[] => {
    const clause = text.slice(first, end).replace(/[\s.;,:!]+$/, '')
    const isWhole = clause.length > text.length - 3
    const isLong = clause.split(/\s+/).length >= fewestWords
    return isLong && !isWhole
      ? [
          {
            start: start + first,
            end: start + first + clause.length,
            form: 'none',
            proposer: 'clause',
          },
        ]
      : []
  })
}
