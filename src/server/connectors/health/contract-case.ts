import type { ContractCase } from '../contract-suite.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { exportOf, record } from './apple-export.fixtures.ts'
import { documentOf, panel, quantity, result, section } from './clinical-document.fixtures.ts'
import { createHealth } from './health.ts'

const days = 2_500
const beats = Array.from({ length: days }, (_, at) => {
  const day = new Date(Date.UTC(2019, 0, 1 + at)).toISOString().slice(0, 10)
  return record({ type: 'HeartRate', unit: 'count/min', value: 60, start: `${day} 08:00:00 +0100` })
}).join('')
const document = documentOf(
  section({
    code: '30954-2',
    title: 'Results',
    entries: panel('P', result({ code: '1', name: 'Bean count', value: quantity('5', 'g') })),
  }),
)
const observations = Array.from({ length: 1_500 }, (_, at) =>
  JSON.stringify({
    resourceType: 'Observation',
    id: `o${at}`,
    code: { text: `Bean count ${at}` },
    effectiveDateTime: '2026-03-02',
    valueQuantity: { value: at, unit: 'g' },
  }),
).join('\n')

export const healthContract: ContractCase = {
  name: 'health',
  connector: createHealth(),
  files: [
    { file: memoryFile('export.xml', exportOf(beats)), items: days },
    // The patient, the document, the text of the section and the result.
    { file: memoryFile('ccd.xml', document), items: 4 },
    { file: memoryFile('Observation.ndjson', observations), items: 1_500 },
  ],
}
