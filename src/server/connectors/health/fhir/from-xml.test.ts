import { expect, test } from 'vitest'
import { importedText } from '../imported.fixtures.ts'

const concept = (text: string, code: string) => ({
  text,
  coding: [{ system: 'http://loinc.org', code, display: text }],
})
const resources = [
  {
    resourceType: 'Observation',
    id: 'o1',
    status: 'final',
    effectiveDateTime: '2026-03-02T09:30:00-05:00',
    category: [{ coding: [{ code: 'laboratory' }] }],
    code: concept('LDL Cholesterol & more', '2089-1'),
    valueQuantity: { value: 131, unit: 'mg/dL' },
    referenceRange: [{ high: { value: 130, unit: 'mg/dL' } }],
    interpretation: [{ coding: [{ code: 'H' }] }],
    performer: [{ display: 'Garden Lab' }],
  },
  {
    resourceType: 'Observation',
    id: 'o2',
    status: 'final',
    effectiveDateTime: '2026-03-02T09:30:00-05:00',
    category: [{ coding: [{ code: 'vital-signs' }] }],
    code: concept('Blood pressure', '85354-9'),
    component: [
      { code: concept('Systolic', '8480-6'), valueQuantity: { value: 120, unit: 'mmHg' } },
      { code: concept('Diastolic', '8462-4'), valueQuantity: { value: 80, unit: 'mmHg' } },
    ],
  },
  {
    resourceType: 'DiagnosticReport',
    id: 'r1',
    status: 'final',
    code: concept('Lipid panel', '57698-3'),
    result: [{ reference: 'Observation/o1' }],
  },
  {
    resourceType: 'Immunization',
    id: 'i1',
    status: 'completed',
    notGiven: true,
    vaccineCode: { text: 'Influenza' },
    date: '2025-10-01',
  },
  {
    resourceType: 'MedicationRequest',
    id: 'm1',
    status: 'active',
    authoredOn: '2026-03-02',
    dosageInstruction: [{ text: 'twice a day' }],
    contained: [{ resourceType: 'Medication', id: 'm', code: concept('Bean extract', '311') }],
    medicationReference: { reference: '#m' },
  },
]
const bundle = {
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
}

/** The same resource in XML, as the standard defines it. */
function xmlOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => xmlOf(name, one)).join('')
  if (typeof value !== 'object' || value === null) {
    return `<${name} value="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`
  }
  const { resourceType, ...fields } = { resourceType: undefined, ...value }
  const inner = Object.entries(fields).map(([field, held]) => xmlOf(field, held))
  const body =
    resourceType === undefined
      ? inner.join('')
      : `<${String(resourceType)}>${inner.join('')}</${String(resourceType)}>`
  return `<${name}>${body}</${name}>`
}

test('a bundle in XML yields the same as in JSON, and one that defines entities yields nothing', async () => {
  const json = JSON.stringify(bundle)
  const inner = xmlOf('x', JSON.parse(json))
    .replace(/^<x><Bundle>/, '')
    .replace(/<\/x>$/, '')
  const xml = `<?xml version="1.0"?><Bundle xmlns="http://hl7.org/fhir">${inner}`
  const asJson = await importedText('record.json', json)
  const asXml = await importedText('record.xml', xml)
  expect([asXml.labs.length, asXml.medications.length]).toEqual([1, 1])
  expect(asXml).toEqual(asJson)
  const hostile = `<!DOCTYPE x [<!ENTITY a "b">]>${xml.replace(/^.*\?>/, '')}`
  const refused = await importedText('record.xml', hostile)
  expect([refused.labs, refused.failures.length]).toEqual([[], 1])
})
