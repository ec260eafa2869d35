import type { Locator } from '#shared/locators.ts'

/** A passage's location in its document, in words. */
export function formatPlace(locator: Locator): string {
  switch (locator.kind) {
    case 'page':
      return `page ${locator.page}`
    case 'cells':
      return locator.rows === undefined
        ? `${locator.sheet}!${locator.range}`
        : `${locator.sheet}, ${rowsText(locator.rows)}`
    case 'blocks': {
      const first = locator.from + 1
      const last = locator.to + 1
      return last > first ? `paragraphs ${first} to ${last}` : `paragraph ${first}`
    }
  }
}

const named = 6

/** The row numbers, as many as are readable. */
function rowsText(rows: readonly number[]): string {
  const shown = rows.slice(0, named).join(', ')
  return rows.length > named ? `rows ${shown} and ${rows.length - named} more` : `rows ${shown}`
}
