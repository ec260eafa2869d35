import type { Filter } from '../typed-query.ts'

/** A filter and the words it comes from; what more of them it took in stands apart. */
export type PlacedFilter = {
  filter: Filter
  from: number
  to: number
  also?: { from: number; to: number }[]
}

/** All the words that filters come from. */
export const placesOf = (filters: readonly PlacedFilter[]) =>
  filters.flatMap((placed) => [placed, ...(placed.also ?? [])])
