import { limits } from '#shared/limits.ts'

/** Previous searches, newest first, and where the arrow keys stand in them. */
export type SearchHistory = {
  readonly entries: readonly string[]
  /** -1 stands for the text that was being typed. */
  readonly position: number
  readonly draft: string
}

export const emptyHistory: SearchHistory = { entries: [], position: -1, draft: '' }

/** A repeated search moves to the front and fills no second entry. */
export function rememberSearch({ entries }: SearchHistory, query: string): SearchHistory {
  const others = entries.filter((entry) => entry !== query)
  return { entries: [query, ...others].slice(0, limits.searchHistory), position: -1, draft: '' }
}

/** One search back. The text that is in the box now is kept as the draft to return to. */
export function olderSearch(history: SearchHistory, text: string): SearchHistory {
  const { entries, position } = history
  if (position + 1 >= entries.length) return history
  return { entries, position: position + 1, draft: position === -1 ? text : history.draft }
}

/** One search forward, and after the newest back to the draft. */
export function newerSearch(history: SearchHistory): SearchHistory {
  if (history.position < 0) return history
  return { ...history, position: history.position - 1 }
}

/** The text that the search box shows at the present position. */
export function textAt({ entries, position, draft }: SearchHistory): string {
  return entries[position] ?? draft
}
