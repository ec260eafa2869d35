import type { Filter } from '../typed-query.ts'

/** A filter and its words in the question; `also` holds the spans of filters merged into it. */
export type PlacedFilter = {
  filter: Filter
  from: number
  to: number
  also?: { from: number; to: number }[]
}

/** The spans of all filters. */
export const filterSpans = (filters: readonly PlacedFilter[]) =>
  filters.flatMap((placed) => [placed, ...(placed.also ?? [])])
