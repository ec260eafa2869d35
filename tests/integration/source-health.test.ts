import { expect } from 'vitest'
import { askResponse } from '#shared/answers.ts'
import { healthEntryPage, healthLabs, healthLimits, healthTrends } from '#shared/health.ts'
import { sourceView } from '#shared/sources.ts'
import { exportOf, record } from '#server/connectors/health/apple-export.fixtures.ts'
import {
  documentOf,
  panel,
  quantity,
  result,
  section,
} from '#server/connectors/health/clinical-document.fixtures.ts'
import { create, importFiles, report, search, settled } from '#tests/data-sources.ts'
import { test } from '#tests/server.ts'

const ldl = (id: string, time: string, value: string) =>
  panel(
    'Lipid panel',
    result({ id, code: '2089-1', name: 'LDL Cholesterol', time, value: quantity(value, 'mg/dL') }),
  )
/** A quarter of an hour's walk. */
const walk = (day: string, value: number, at: string) =>
  record({
    type: 'StepCount',
    unit: 'count',
    value,
    start: `${day} ${at}:00 -0500`,
    end: `${day} ${at.slice(0, 3)}15:00 -0500`,
  })
const beat = (day: string, value: number) =>
  record({ type: 'HeartRate', unit: 'count/min', value, start: `${day} 23:30:00 -0500` })

test("a phone's export and a clinical document become records that answer questions", async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'health', {})).json())
  const results = ldl('1', '20260110', '131') + ldl('2', '20260301', '118')
  const files = {
    'export.xml': exportOf(
      beat('2026-03-01', 60) + beat('2026-03-31', 70) + beat('2026-04-01', 150),
    ),
    'ccd.xml': documentOf(section({ code: '30954-2', title: 'Results', entries: results })),
    'letter.xml': '<letter/>',
  }
  await importFiles(ada, id, files)
  const source = await settled(ada, id)
  expect(source).toMatchObject({ status: 'connected', counts: { labs: 2, vitals: 3 } })
  expect(await report(ada, id)).toMatchObject({ read: 8, stored: 8, failed: 0 })

  await importFiles(ada, id, { 'export.xml': files['export.xml'], 'ccd.xml': files['ccd.xml'] })
  expect(await settled(ada, id)).toMatchObject({ counts: { labs: 2, vitals: 3 } })
  expect(await report(ada, id)).toMatchObject({ stored: 0, updated: 0, skipped: 8 })

  const ask = async (question: string) =>
    askResponse.parse(await (await ada.post('/api/ask', { question })).json()).answer
  expect(await ask('What was my average heart rate in March 2026?')).toContain('**65 bpm**')
  expect(await ask('What was my last LDL result?')).toContain('118')
  const found = await search(ada, 'LDL cholesterol')
  expect(found[0]).toMatchObject({ originalName: 'Lab results' })
}, 120_000)

test('trends give totals or averages by kind of measure, with the period before', async ({
  server,
}) => {
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'health', {})).json())
  const trends = async (query: string) =>
    healthTrends.parse(await (await ada.get(`/api/health/trends?${query}`)).json())
  expect(await trends('')).toMatchObject({ hasData: false, measures: [] })

  const results = ldl('1', '20260110', '131') + ldl('2', '20260301', '118')
  await importFiles(ada, id, {
    'export.xml': exportOf(
      [
        beat('2026-03-01', 60),
        beat('2026-03-31', 70),
        walk('2026-03-31', 400, '08:00'),
        walk('2026-03-31', 600, '18:00'),
        walk('2026-04-01', 2_000, '08:00'),
        beat('2026-04-01', 150),
      ].join(''),
    ),
    'ccd.xml': documentOf(section({ code: '30954-2', title: 'Results', entries: results })),
  })
  await settled(ada, id)

  const week = await trends('range=week')
  expect(week).toMatchObject({ from: '2026-03-26', until: '2026-04-01', previous: '2026-03-25' })
  expect(week.following).toBeUndefined()
  const [steps, rate] = week.measures
  expect(steps).toMatchObject({ name: 'steps', daily: 'total', average: 1_500, before: null })
  expect(steps?.points.slice(-3)).toEqual([
    { at: '2026-03-30', value: null },
    { at: '2026-03-31', value: 1_000 },
    { at: '2026-04-01', value: 2_000 },
  ])
  expect(rate).toMatchObject({ name: 'heart rate', daily: 'average', average: 110 })

  const april = await trends('range=year')
  expect(april.measures[0]?.points.at(-2)).toEqual({ at: '2026-03', value: 1_000 })
  expect(await trends('range=week&until=2026-03-25')).toMatchObject({
    measures: [],
    following: '2026-04-01',
  })

  const labs = healthLabs.parse(await (await ada.get('/api/health/labs')).json())
  expect(labs).toMatchObject({ shown: 2, total: 2 })
  const [cholesterol] = labs.series
  expect(cholesterol?.results.map(({ date, value }) => [date, value])).toEqual([
    ['2026-03-01', 118],
    ['2026-01-10', 131],
  ])
  expect(cholesterol?.results[0]?.documentName).toBe('Lab results')
}, 120_000)

test("a health record's entries are all listed, page by page", async ({ server }) => {
  const ada = await server.person('Ada')
  const { id } = sourceView.parse(await (await create(ada, 'health', {})).json())
  const titles = Array.from({ length: healthLimits.rowsAPage + 5 }, (_, at) => `Note ${at}`)
  const sections = titles.map((title) => section({ code: '34109-9', title }))
  await importFiles(ada, id, { 'ccd.xml': documentOf(sections.join('')) })
  await settled(ada, id)
  const page = async (query: string) =>
    healthEntryPage.parse(await (await ada.get(`/api/health/entries${query}`)).json())
  const first = await page('')
  expect(first).toMatchObject({ next: healthLimits.rowsAPage })
  const last = await page(`?cursor=${first.next}`)
  expect(last.next).toBeUndefined()
  const names = [...first.entries, ...last.entries].map(({ name }) => name)
  expect(new Set(names)).toEqual(new Set([...titles, 'Summary of Care']))
  expect(names).toHaveLength(titles.length + 1)
}, 120_000)
