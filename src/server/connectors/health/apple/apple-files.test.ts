import { describe, expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import type { Item } from '../../connector.ts'
import { exportOf, largeExport, record } from '../apple-export.fixtures.ts'
import { imported, importedText } from '../imported.fixtures.ts'
import { memoryFile } from '../../memory-file.fixtures.ts'
import { readExport } from './read-export.ts'

const steps = (value: number, start: string, source: string) =>
  record({ type: 'StepCount', unit: 'count', value, start, source })
const at = (time: string) => `2026-03-02 ${time}:00 +0100`

describe('a malformed file', () => {
  const body = steps(10, at('08:00'), 'iPhone')

  test.each([
    ['is cut off', exportOf(body).slice(0, -10), /breaks off in the middle/],
    ['is damaged within', exportOf(`${body}<Record <oops>${body}`), /damaged at line \d+/],
  ])('keeps everything before the point where it %s', async (_, text, reason) => {
    const { vitals, failures } = await importedText('export.xml', text)
    expect(vitals).toHaveLength(1)
    expect(failures).toEqual([{ item: 'export.xml', reason: expect.stringMatching(reason) }])
  })

  test('is refused when it defines entities', async () => {
    const bomb = exportOf(steps(10, at('08:00'), '&b;')).replace(
      '<!-- HealthKit',
      '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!-- HealthKit',
    )
    const { keys, failures } = await importedText('export.xml', bomb)
    expect(keys).toEqual([])
    expect(failures).toEqual([
      { item: 'export.xml', reason: expect.stringMatching(/defines entities/) },
    ])
  })
})

test('an archive is read in any language of its names, with the files next to the export', async () => {
  const ecg =
    'Nome,Ada\nData de nascimento,1990\nData da gravação,2026-03-02 08:00:00 +0100\nClassificação,Ritmo sinusal\nFrequência,512 hertz\n\n1,2\n'
  const glucose = JSON.stringify({
    resourceType: 'Observation',
    id: 'o1',
    status: 'final',
    category: [{ coding: [{ code: 'laboratory' }] }],
    code: { text: 'Glucose' },
    effectiveDateTime: '2026-03-02',
    valueQuantity: { value: 5, unit: 'mmol/L' },
  })
  const zip = zipOf([
    {
      name: 'apple_health_export/exportar.xml',
      data: exportOf(steps(10, at('08:00'), 'iPhone'), 'pt_PT'),
      deflate: true,
    },
    {
      name: 'apple_health_export/exportar_cda.xml',
      data: '<ClinicalDocument xmlns="urn:hl7-org:v3"/>',
    },
    { name: 'apple_health_export/electrocardiograms/ecg_2026-03-02.csv', data: ecg },
    { name: 'apple_health_export/workout-routes/route_2026-03-02_8.13am.gpx', data: '<gpx/>' },
    { name: 'apple_health_export/clinical_records/Observation-1.json', data: glucose },
  ])
  const { vitals, labs, entries, skipped, failures } = await imported(
    memoryFile('exportação.zip', zip),
  )
  expect([vitals.length, labs.length, failures.length]).toEqual([1, 1, 0])
  expect(entries.map(({ name, from, status }) => [name, from, status])).toEqual([
    ['electrocardiogram', '2026-03-02T08:00:00+01:00', 'Ritmo sinusal'],
    ['workout route', '2026-03-02', ''],
  ])
  expect(skipped.map(({ count }) => count)).toEqual([1, 1, 1])
})

test('days with scattered records are complete, even with little memory', async () => {
  let scattered = ''
  for (let n = 0; n < 300; n += 1) {
    const on = `2026-03-${String((n % 10) + 1).padStart(2, '0')} ${String(n % 24).padStart(2, '0')}:00:00 +0100`
    scattered += steps(n, on, n % 3 === 0 ? 'iPhone' : 'Watch')
  }
  const text = Buffer.from(exportOf(scattered))
  const read = async (mostSamples: number) => {
    const items = new Map<string, Item>()
    const file = memoryFile('export.xml', text)
    for await (const page of readExport(file, AbortSignal.timeout(60_000), { mostSamples })) {
      for (const item of page.items) items.set(item.key, item)
    }
    return new Map([...items].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
  const whole = await read(1_000_000)
  expect(whole.size).toBe(20)
  expect(await read(20)).toEqual(whole)
})

test('a large export yields every record once', async () => {
  const pieces = [...largeExport(20_000)]
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  const file = {
    name: 'export.xml',
    size,
    stream: async function* () {
      for (const piece of pieces) yield await Promise.resolve(piece)
    },
  }
  let samples = 0
  for await (const { items } of readExport(file, AbortSignal.timeout(60_000), {
    mostSamples: 5_000,
  })) {
    for (const item of items) if (item.kind === 'vitals') samples += item.vitals.samples.length
  }
  expect(samples).toBe(20_000)
})
