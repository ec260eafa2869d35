import { isColumnLink } from './columns.ts'
import type { Draft } from './draft.ts'
import type { IndexedColumn } from './indexed-table.ts'

/** "What's the most points anybody scored" asks for the figure, and not for its row. */
export const asksMostOf = (
  { reading: { question }, links }: Draft,
  { to }: { to: number },
  column: IndexedColumn,
): boolean =>
  whatIsTheMost.test(question) &&
  links.some((link) => isColumnLink(link) && link.from === to && link.column === column)

const whatIsTheMost =
  /^\W*(?:what(?:['’]s| is| was| are| were)(?: the)? (?:most|fewest|least)|was (?:ist|war|sind|waren) (?:das|die) (?:meisten?|wenigsten?))\b/iu
