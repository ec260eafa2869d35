import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Item, Page } from '#server/connectors/connector.ts'
import { resumeAfter, type Counted } from './resume-after.ts'

const item = (key: string): Item => ({
  kind: 'transaction',
  key,
  transaction: {
    date: '2026-01-01',
    cents: 1,
    currency: 'USD',
    payee: '',
    description: key,
    account: '',
  },
})

async function* pagesOf(pages: readonly Page[]): AsyncGenerator<Page> {
  for (const page of pages) yield await Promise.resolve(page)
}

/** A stream of numbered items, failures and skips, cut into pages. */
const streams = fc.array(
  fc.record({
    items: fc.nat({ max: 4 }),
    failures: fc.nat({ max: 2 }),
    skipped: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  }),
  { maxLength: 6 },
)
type Shape = { items: number; failures: number; skipped: number[] }

function numbered(shapes: readonly Shape[]): Page[] {
  let items = 0
  let failures = 0
  return shapes.map((shape) => ({
    items: Array.from({ length: shape.items }, () => item(`${items++}`)),
    failures: Array.from({ length: shape.failures }, () => ({ item: `${failures++}`, reason: '' })),
    skipped: shape.skipped.map((count) => ({ reason: 'left out', count })),
  }))
}

const tally = (pages: readonly Page[]) => ({
  items: pages.flatMap((page) => page.items.map(({ key }) => key)),
  failures: pages.flatMap((page) => (page.failures ?? []).map((failure) => failure.item)),
  skipped: pages.flatMap((page) => page.skipped ?? []).reduce((sum, { count }) => sum + count, 0),
})

test('a stream that is interrupted after any page and read again is counted exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(streams, fc.nat({ max: 6 }), async (shapes, stop) => {
      const pages = numbered(shapes)
      const first: Page[] = []
      let done: Counted = { items: 0, failures: 0, skipped: 0 }
      for await (const { page, at } of resumeAfter(pagesOf(pages), done)) {
        if (first.length === stop) break
        first.push(page)
        done = at
      }
      const rest = await Array.fromAsync(resumeAfter(pagesOf(pages), done), ({ page }) => page)
      expect(tally([...first, ...rest])).toEqual(tally(pages))
    }),
  )
})

test('the same if the pages have other borders the second time', async () => {
  const small = numbered([
    { items: 2, failures: 1, skipped: [1] },
    { items: 2, failures: 0, skipped: [2] },
    { items: 3, failures: 1, skipped: [] },
  ])
  const [first] = small
  const large: Page = {
    items: small.flatMap((page) => page.items),
    failures: small.flatMap((page) => page.failures ?? []),
    skipped: small.flatMap((page) => page.skipped ?? []),
  }
  const rest = await Array.fromAsync(
    resumeAfter(pagesOf([large]), { items: 2, failures: 1, skipped: 1 }),
    ({ page }) => page,
  )
  expect(first && tally([first, ...rest])).toEqual(tally(small))
})
