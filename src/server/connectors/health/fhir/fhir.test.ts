import { expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { imported, importedText } from '../imported.fixtures.ts'
import { memoryFile } from '../../memory-file.fixtures.ts'

const concept = (text: string, code = '', system = 'http://loinc.org') => ({
  text,
  coding: code === '' ? [] : [{ system, code, display: text }],
})
const observation = (id: string, rest: object) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  effectiveDateTime: '2026-03-02T09:30:00-05:00',
  ...rest,
})
const ldl = observation('o1', {
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: concept('LDL Cholesterol', '2089-1'),
  valueQuantity: { value: 131, unit: 'mg/dL' },
  referenceRange: [{ high: { value: 130, unit: 'mg/dL' } }],
  interpretation: [{ coding: [{ code: 'H' }] }],
  performer: [{ display: 'Garden Lab' }],
})
const culture = observation('o2', {
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: concept('Culture'),
  valueCodeableConcept: concept('No growth'),
})
const pressure = observation('o3', {
  category: [{ coding: [{ code: 'vital-signs' }] }],
  code: concept('Blood pressure', '85354-9'),
  component: [
    {
      code: concept('Systolic', '8480-6'),
      valueQuantity: { value: 120, unit: 'mmHg', code: 'mm[Hg]' },
    },
    { code: concept('Diastolic', '8462-4'), valueQuantity: { value: 80, code: 'mm[Hg]' } },
  ],
})
const smoking = observation('o4', {
  category: [{ coding: [{ code: 'social-history' }] }],
  code: concept('Tobacco smoking status'),
  valueCodeableConcept: concept('Never smoker'),
})
const report = {
  resourceType: 'DiagnosticReport',
  id: 'r1',
  status: 'final',
  code: concept('Lipid panel'),
  result: [{ reference: 'Observation/o1' }],
}
const bundle = (...resources: object[]) =>
  JSON.stringify(
    {
      resourceType: 'Bundle',
      type: 'collection',
      entry: resources.map((resource) => ({ resource })),
    },
    null,
    1,
  )
const lines = (...resources: object[]) =>
  resources.map((resource) => `${JSON.stringify(resource)}\n`).join('')

test('observations are results, measurements or statements, depending on their category', async () => {
  const { labs, vitals, entries, skipped } = await importedText(
    'bundle.json',
    bundle(ldl, culture, pressure, smoking, report),
  )
  expect(labs).toEqual([
    {
      name: 'LDL Cholesterol',
      code: '2089-1',
      value: 131,
      text: '',
      unit: 'mg/dL',
      low: null,
      high: 130,
      range: '≤ 130 mg/dL',
      flag: 'high',
      at: '2026-03-02T09:30:00-05:00',
      panel: 'Lipid panel',
      source: 'Garden Lab',
    },
    expect.objectContaining({ name: 'Culture', value: null, text: 'No growth', panel: '' }),
  ])
  expect(vitals.map(({ name, unit, day, samples }) => [name, unit, day, samples])).toEqual([
    [
      'systolic blood pressure',
      'mmHg',
      '2026-03-02',
      [{ at: '2026-03-02T09:30:00-05:00', end: '', value: 120 }],
    ],
    [
      'diastolic blood pressure',
      'mmHg',
      '2026-03-02',
      [{ at: '2026-03-02T09:30:00-05:00', end: '', value: 80 }],
    ],
  ])
  expect(entries).toEqual([
    expect.objectContaining({
      section: 'other',
      name: 'Tobacco smoking status',
      status: 'Never smoker',
    }),
  ])
  expect(skipped).toEqual([{ reason: 'A report, which is named at its results', count: 1 }])
})

test('a bundle, lines and an archive of single resources yield the same', async () => {
  const all = [report, ldl, culture, pressure, smoking]
  const asBundle = await importedText('bundle.json', bundle(...all))
  const asLines = await importedText('Observation.ndjson', lines(...all))
  const asArchive = await imported(
    memoryFile(
      'records.zip',
      zipOf(all.map((one, n) => ({ name: `fhir/${n}.json`, data: JSON.stringify(one) }))),
    ),
  )
  expect(asLines).toEqual(asBundle)
  expect(asArchive).toEqual(asBundle)
})

test.each([
  [
    'R4',
    {
      resourceType: 'MedicationRequest',
      authoredOn: '2026-03-02',
      dosageInstruction: [
        {
          text: 'twice a day',
          route: concept('Oral'),
          doseAndRate: [{ doseQuantity: { value: 2, unit: 'mg' } }],
        },
      ],
      requester: { display: 'Bea Pea' },
      medicationCodeableConcept: concept('Bean extract', '311'),
    },
  ],
  [
    'STU3',
    {
      resourceType: 'MedicationRequest',
      authoredOn: '2026-03-02',
      dosageInstruction: [
        { text: 'twice a day', route: concept('Oral'), doseQuantity: { value: 2, unit: 'mg' } },
      ],
      requester: { agent: { display: 'Bea Pea' } },
      contained: [{ resourceType: 'Medication', id: 'm', code: concept('Bean extract', '311') }],
      medicationReference: { reference: '#m' },
    },
  ],
  [
    'DSTU2',
    {
      resourceType: 'MedicationOrder',
      dateWritten: '2026-03-02',
      dosageInstruction: [
        { text: 'twice a day', route: concept('Oral'), doseQuantity: { value: 2, unit: 'mg' } },
      ],
      prescriber: { display: 'Bea Pea' },
      medicationCodeableConcept: concept('Bean extract', '311'),
    },
  ],
])('a medication of %s is read', async (_, resource) => {
  const { medications } = await importedText(
    'm.json',
    JSON.stringify({ id: 'm1', status: 'active', ...resource }),
  )
  expect(medications).toEqual([
    {
      name: 'Bean extract',
      code: '311',
      dose: '2 mg',
      route: 'Oral',
      frequency: 'twice a day',
      from: '2026-03-02',
      to: '',
      status: 'active',
      prescriber: 'Bea Pea',
      source: '',
    },
  ])
})

test.each([
  [
    {
      resourceType: 'Condition',
      clinicalStatus: { coding: [{ code: 'active' }] },
      code: concept('Hay fever'),
      onsetDateTime: '2020-05',
    },
    ['condition', 'Hay fever', 'active', '2020-05', ''],
  ],
  [
    {
      resourceType: 'Condition',
      clinicalStatus: 'resolved',
      code: concept('Cold'),
      onsetPeriod: { start: '2020-05-01' },
      abatementDateTime: '2020-06-01',
    },
    ['condition', 'Cold', 'resolved', '2020-05-01', ''],
  ],
  [
    {
      resourceType: 'AllergyIntolerance',
      status: 'active',
      substance: concept('Peas'),
      recordedDate: '2020-05-01',
      reaction: [{ manifestation: [concept('Hives')], severity: 'mild' }],
    },
    ['allergy', 'Peas', 'active', '2020-05-01', 'Reaction: Hives\nSeverity: mild'],
  ],
  [
    {
      resourceType: 'Immunization',
      status: 'completed',
      vaccineCode: concept('Influenza'),
      occurrenceDateTime: '2025-10-01',
      lotNumber: 'L1',
    },
    ['immunization', 'Influenza', 'completed', '2025-10-01', 'Lot: L1'],
  ],
  [
    {
      resourceType: 'Procedure',
      status: 'completed',
      code: concept('Ear rinse'),
      performedPeriod: { start: '2026-02-01T10:00:00Z', end: '2026-02-01T11:00:00Z' },
    },
    ['procedure', 'Ear rinse', 'completed', '2026-02-01T10:00:00+00:00', ''],
  ],
  [
    {
      resourceType: 'Encounter',
      status: 'finished',
      class: { code: 'AMB', display: 'ambulatory' },
      type: [concept('Office visit')],
      period: { start: '2026-02-01' },
    },
    ['encounter', 'Office visit', 'finished', '2026-02-01', 'ambulatory'],
  ],
  [
    {
      resourceType: 'Appointment',
      status: 'booked',
      description: 'Check-up',
      start: '2026-05-01T10:00:00Z',
    },
    ['appointment', 'Check-up', 'booked', '2026-05-01T10:00:00+00:00', ''],
  ],
  [
    {
      resourceType: 'Patient',
      name: [{ given: ['Ada'], family: 'Bean' }],
      birthDate: '1970-01-02',
      gender: 'female',
    },
    ['patient', 'Ada Bean', '', '1970-01-02', 'Born: 1970-01-02 (date of birth)\nSex: female'],
  ],
])('%j is an entry', async (resource, entry) => {
  const { entries } = await importedText('one.json', JSON.stringify({ id: 'x1', ...resource }))
  expect(entries.map((one) => [one.section, one.name, one.status, one.from, one.detail])).toEqual([
    entry,
  ])
})

test('unknown, damaged or erroneous entries are counted, and the rest is read', async () => {
  const { labs, skipped, failures } = await importedText(
    'all.ndjson',
    `${lines({ ...ldl, status: 'entered-in-error' }, culture, { resourceType: 'CarePlan', id: 'c' })}{"resourceType": "Obs\n`,
  )
  expect(labs).toHaveLength(1)
  expect(skipped).toEqual([
    { reason: 'Entered by mistake, says the practice', count: 1 },
    { reason: 'A FHIR CarePlan, which is not read', count: 1 },
  ])
  expect(failures).toEqual([
    { item: 'all.ndjson, line 4', reason: 'It is no whole FHIR resource.' },
  ])
  const cut = await importedText('bundle.json', bundle(ldl).slice(0, -30))
  expect(cut.failures).toEqual([
    { item: 'bundle.json', reason: expect.stringMatching(/no whole JSON/) },
  ])
})

test('records of several people are reported as such', async () => {
  const patient = (name: string) => ({
    resourceType: 'Patient',
    id: name,
    name: [{ family: name }],
  })
  const { notes } = await importedText('p.ndjson', lines(patient('Bean'), patient('Pea')))
  expect(notes).toEqual([expect.stringMatching(/records of 2 people/)])
})
