import { limits } from '#shared/limits.ts'

/** Earlier searches, newest first, and the current position of the arrow keys. */
export type SearchHistory = {
  readonly entries: readonly string[]
  /** -1 is the text being typed. */
  readonly position: number
  readonly draft: string
}

export const emptyHistory: SearchHistory = { entries: [], position: -1, draft: '' }

/** A repeated search moves to the front without a second entry. */
export function rememberSearch({ entries }: SearchHistory, query: string): SearchHistory {
  const others = entries.filter((entry) => entry !== query)
  return { entries: [query, ...others].slice(0, limits.searchHistory), position: -1, draft: '' }
}

/** One search back. The current text is kept as the draft to return to. */
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

/** The text in the search box at the current position. */
export function textAt({ entries, position, draft }: SearchHistory): string {
  return entries[position] ?? draft
}
