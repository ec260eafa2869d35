import { describe, expect, test } from 'vitest'
import type { Item, Page } from '../../connector.ts'
import { memoryFile } from '../../memory-file.fixtures.ts'
import { createGoogle } from '../google.ts'
import { credentialsOf, openGoogle, refusal, type StoodInGoogle } from '../google.fixtures.ts'

const signal = () => AbortSignal.timeout(20_000)
const day = (before: number) =>
  new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10)

async function openGarden() {
  const google = await openGoogle()
  google.state.properties = [
    { property: 'properties/1', displayName: 'Garden' },
    { property: 'properties/2', displayName: 'Shop' },
  ]
  for (let before = 1; before <= 8; before++) {
    google.state.rows.push({ property: 'properties/1', date: day(before), figures: [before, 2, 3] })
  }
  google.state.rows.push(
    {
      property: 'properties/1',
      date: day(1),
      dimension: 'country',
      value: 'Chile',
      figures: [1, 1, 1],
    },
    { property: 'properties/2', date: day(1), figures: [9, 9, 9] },
  )
  return google
}

const pull = (google: StoodInGoogle, cursor?: string) =>
  Array.fromAsync(
    createGoogle({ credentials: credentialsOf('analytics') }, google.servers).pull?.(
      cursor,
      signal(),
    ) ?? [],
  )
const metricsOf = (pages: readonly Pick<Page, 'items'>[]) =>
  pages
    .flatMap(({ items }) => items)
    .flatMap((item: Item) => (item.kind === 'metric' ? [item.metric] : []))

describe('figures from Google Analytics', () => {
  test('are fetched by day, for every property, in total and by country', async () => {
    await using google = await openGarden()
    const metrics = metricsOf(await pull(google))
    expect(metrics).toHaveLength((8 + 1 + 1) * 3)
    expect(metrics).toContainEqual({
      property: 'Garden',
      date: day(2),
      metric: 'sessions',
      value: 2,
      dimension: '',
      dimensionValue: '',
    })
    expect(metrics).toContainEqual(
      expect.objectContaining({
        dimension: 'country',
        dimensionValue: 'Chile',
        metric: 'screenPageViews',
      }),
    )
    expect(metrics).toContainEqual(expect.objectContaining({ property: 'Shop', value: 9 }))
  })

  test('for the last three days are requested again, and no older ones', async () => {
    await using google = await openGarden()
    const cursor = (await pull(google)).findLast((page) => page.cursor !== undefined)?.cursor
    const first = google.state.rows[0]
    if (first) first.figures = [100, 2, 3]
    const again = metricsOf(await pull(google, cursor)).filter(
      ({ property, dimension }) => property === 'Garden' && dimension === '',
    )
    expect(new Set(again.map(({ date }) => date))).toEqual(new Set([day(1), day(2), day(3)]))
    expect(again).toContainEqual(expect.objectContaining({ date: day(1), value: 100 }))
  })

  test('of a forbidden property do not block the others', async () => {
    await using google = await openGarden()
    const body = refusal(403, 'PERMISSION_DENIED')
    google.state.refusals.push({ path: /properties\/1:/, status: 403, body, times: Infinity })
    const pages = await pull(google)
    expect(pages.flatMap(({ failures = [] }) => failures)).toMatchObject([{ item: 'Garden' }])
    expect(new Set(metricsOf(pages).map(({ property }) => property))).toEqual(new Set(['Shop']))
  })

  test('are reported if there are none', async () => {
    await using google = await openGoogle()
    expect((await pull(google)).flatMap(({ notes = [] }) => notes)).toHaveLength(1)
  })
})

const table = `# ----------------------------------------
# Traffic acquisition
# Account: Ada
# Property: Garden
# ----------------------------------------
#
# All Users
# Start date: 20260101
# End date: 20260131
Nth day,Country,Sessions,Bounce rate
0000,Chile,"1,204",0.5
0003,Peru,7,0.25
`
const totals = `# ----------------------------------------
# Pages and screens
# Property: Garden
# ----------------------------------------
#
# Start date: 20260101
# End date: 20260131
Page path,Views,Users
/beans,12,3
`

test.for([
  {
    name: 'by day',
    csv: table,
    expected: {
      date: '2026-01-01',
      metric: 'Sessions',
      value: 1204,
      dimension: 'Country',
      dimensionValue: 'Chile',
    },
    count: 4,
  },
  {
    name: 'of a month',
    csv: totals,
    expected: {
      date: '2026-01-31',
      metric: 'Views',
      value: 12,
      dimensionValue: '/beans',
      dimension: 'Page path (2026-01-01 to 2026-01-31)',
    },
    count: 2,
  },
  {
    name: 'in another language',
    csv: table
      .replace('Start date', 'Startdatum')
      .replace('End date', 'Enddatum')
      .replace('Nth day,Country,Sessions', 'Datum,Land,Sitzungen')
      .replace('0000,', '20260102,')
      .replace('0003,', '20260103,'),
    expected: {
      date: '2026-01-02',
      metric: 'Sitzungen',
      value: 1204,
      dimension: 'Land',
      dimensionValue: 'Chile',
    },
    count: 4,
  },
])('in a downloaded table $name are recognised and read', async ({ csv, expected, count }) => {
  const google = createGoogle(
    { credentials: {} },
    { issuer: '', drive: '', analyticsAdmin: '', analyticsData: '' },
  )
  const file = memoryFile('data-export.csv', csv)
  expect(await google.recognise?.(file)).toContain('Google Analytics')
  const metrics = metricsOf(await Array.fromAsync(google.import?.([file], signal()) ?? []))
  expect(metrics).toHaveLength(count)
  expect(metrics[0]).toMatchObject({ property: 'Garden', ...expected })
})
