import type { Locator } from '#shared/locators.ts'

/** Where in a document a passage stands, in words. */
export function formatPlace(locator: Locator): string {
  switch (locator.kind) {
    case 'page':
      return `page ${locator.page}`
    case 'cells':
      return `${locator.sheet}!${locator.range}`
    case 'blocks': {
      const first = locator.from + 1
      const last = locator.to + 1
      return last > first ? `paragraphs ${first} to ${last}` : `paragraph ${first}`
    }
  }
}
