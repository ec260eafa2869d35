import type { Locator } from '#shared/locators.ts'
import { formatCount } from '#web/format/count.ts'
import { t } from '#web/words/translate.ts'

/** A passage's location in its document, in words. */
export function formatPlace(locator: Locator): string {
  switch (locator.kind) {
    case 'page':
      return t('page {page}', { page: locator.page })
    case 'cells':
      return locator.rows === undefined
        ? `${locator.sheet}!${locator.range}`
        : `${locator.sheet}, ${rowsText(locator.rows, locator.of ?? locator.rows.length)}`
    case 'blocks': {
      const first = locator.from + 1
      const last = locator.to + 1
      return last > first
        ? t('paragraphs {first} to {last}', { first, last })
        : t('paragraph {first}', { first })
    }
  }
}

const named = 6

/** The row numbers, as many as are readable. */
function rowsText(rows: readonly number[], total: number): string {
  const shown = rows.slice(0, named).join(', ')
  return total > named
    ? t('rows {shown} and {more} more', { shown, more: formatCount(total - named) })
    : t('rows {shown}', { shown })
}
