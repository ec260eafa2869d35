import { expect } from 'vitest'
import { askResponse } from '#shared/answers.ts'
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
