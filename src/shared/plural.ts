/** The noun for a count: `record` for one, `records` for any other number. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many

/** `1 record`, `2 records`. */
export const counted = (count: number, one: string, many?: string): string =>
  `${count} ${plural(count, one, many)}`
