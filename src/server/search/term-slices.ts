import { sql, type SQL } from 'drizzle-orm'
import { bigintArray } from './bigint-array.ts'
import type { EpochTerm } from './weigh-terms.ts'

/** Terms of several epochs in one array; each epoch's terms take one range of it. */
export type TermSlices = {
  terms: bigint[]
  worths: number[]
  epochs: number[]
  /** One-based, as in PostgreSQL. */
  firsts: number[]
  lasts: number[]
}

/** Groups terms by epoch; for a term given twice, the last worth counts. */
export function sliceByEpoch(terms: readonly (EpochTerm & { worth: number })[]): TermSlices {
  const slices: TermSlices = { terms: [], worths: [], epochs: [], firsts: [], lasts: [] }
  for (const [epoch, own] of Map.groupBy(terms, (term) => term.epoch)) {
    const worths = new Map(own.map(({ term, worth }) => [term, worth]))
    slices.epochs.push(epoch)
    slices.firsts.push(slices.terms.length + 1)
    slices.terms.push(...worths.keys())
    slices.worths.push(...worths.values())
    slices.lasts.push(slices.terms.length)
  }
  return slices
}

/** Joins each of `passages` with the terms of its epoch, as `slice.terms` and `slice.worths`. */
export const joinSlices = ({ terms, worths, epochs, firsts, lasts }: TermSlices): SQL => sql`
  join (
    select epoch, (${bigintArray(terms)}::bigint[])[first:last] as terms,
      (${sql.param(worths)}::real[])[first:last] as worths
    from unnest(
      ${sql.param(epochs)}::int[], ${sql.param(firsts)}::int[], ${sql.param(lasts)}::int[]
    ) as bounds (epoch, first, last)
    -- Cut once an epoch, not once a passage.
    offset 0
  ) as slice on slice.epoch = passages.epoch`
