/** The nearest month with transactions before or after a month; `months` begins with the newest. */
export function adjacentMonth(
  months: readonly string[],
  month: string | undefined,
  side: 'before' | 'after',
): string | undefined {
  if (month === undefined) return side === 'before' ? months[0] : undefined
  return side === 'before'
    ? months.find((each) => each < month)
    : months.findLast((each) => each > month)
}
