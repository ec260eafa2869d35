import type { Page } from '#server/connectors/connector.ts'

/** How much of a stream of pages has been processed; page borders may differ between readings. */
export type Counted = { items: number; failures: number; skipped: number }

export const nothingCounted: Counted = { items: 0, failures: 0, skipped: 0 }

/**
 * Skips the first `done` entries of a stream of pages: counted pages are dropped, partly counted
 * ones are cut.
 */
export async function* resumeAfter(
  pages: AsyncIterable<Page>,
  done: Counted,
): AsyncGenerator<{ page: Page; at: Counted }> {
  let at = nothingCounted
  for await (const page of pages) {
    const size = sizeOf(page)
    const cut = {
      items: overlap(at.items, size.items, done.items),
      failures: overlap(at.failures, size.failures, done.failures),
      skipped: overlap(at.skipped, size.skipped, done.skipped),
    }
    at = {
      items: at.items + size.items,
      failures: at.failures + size.failures,
      skipped: at.skipped + size.skipped,
    }
    const whole = cut.items + cut.failures + cut.skipped === 0
    const nothing =
      cut.items === size.items && cut.failures === size.failures && cut.skipped === size.skipped
    if (whole) yield { page, at }
    else if (!nothing) yield { page: without(page, cut), at }
  }
}

/** How many of the next `size` entries are among the first `done`. */
const overlap = (at: number, size: number, done: number) => Math.max(0, Math.min(size, done - at))

const sizeOf = ({ items, failures = [], skipped = [] }: Page): Counted => ({
  items: items.length,
  failures: failures.length,
  skipped: skipped.reduce((sum, { count }) => sum + count, 0),
})

function without(page: Page, cut: Counted): Page {
  let left = cut.skipped
  const skipped = (page.skipped ?? []).flatMap(({ reason, count }) => {
    const less = Math.min(left, count)
    left -= less
    return count > less ? [{ reason, count: count - less }] : []
  })
  return {
    ...page,
    items: page.items.slice(cut.items),
    failures: (page.failures ?? []).slice(cut.failures),
    skipped,
  }
}
