import { describe, expect, test } from 'vitest'
import { zipOf } from '#server/ingestion/extract/zip-fixture.ts'
import { documentOf, panel, quantity, result, section } from '../clinical-document.fixtures.ts'
import { imported, importedText } from '../imported.fixtures.ts'
import { memoryFile } from '../../memory-file.fixtures.ts'

const results = (entries: string, text = '') =>
  section({ code: '30954-2', title: 'Results', text, entries })
const read = async (sections: string) => importedText('ccd.xml', documentOf(sections))

describe('results', () => {
  test('have value, unit, range, flag, panel and time', async () => {
    const range = (text: string) =>
      `<referenceRange><observationRange>${text}</observationRange></referenceRange>`
    const flag = '<interpretationCode code="H" codeSystem="2.16.840.1.113883.5.83"/>'
    const { labs } = await read(
      results(
        panel(
          'Lipid panel',
          result({
            id: '1',
            code: '2089-1',
            name: 'LDL Cholesterol',
            time: '202603011430-0500',
            value: quantity('131', 'mg/dL'),
            more: flag + range('<text>&lt; 130 mg/dL</text>'),
          }) +
            result({
              id: '2',
              code: '2571-8',
              name: 'Triglycerides',
              value:
                '<value xsi:type="IVL_PQ"><high value="50" unit="mg/dL" inclusive="false"/></value>',
              more: range(
                '<value xsi:type="IVL_PQ"><low value="40" unit="mg/dL"/><high value="150" unit="mg/dL"/></value>',
              ),
            }) +
            result({
              id: '3',
              code: '5778-6',
              name: 'Color',
              value: '<value xsi:type="ST">Yellow</value>',
            }) +
            result({
              id: '4',
              code: '1-1',
              name: 'Nothing',
              value: '<value xsi:type="PQ" nullFlavor="NI"/>',
            }),
        ),
      ),
    )
    const shared = { panel: 'Lipid panel', source: 'Garden Clinic' }
    expect(labs).toEqual([
      {
        name: 'LDL Cholesterol',
        code: '2089-1',
        value: 131,
        text: '',
        unit: 'mg/dL',
        low: null,
        high: 130,
        range: '< 130 mg/dL',
        flag: 'high',
        at: '2026-03-01T14:30:00-05:00',
        ...shared,
      },
      {
        name: 'Triglycerides',
        code: '2571-8',
        value: null,
        text: '< 50 mg/dL',
        unit: 'mg/dL',
        low: 40,
        high: 150,
        range: '40–150 mg/dL',
        flag: '',
        at: '2026-03-01',
        ...shared,
      },
      {
        name: 'Color',
        code: '5778-6',
        value: null,
        text: 'Yellow',
        unit: '',
        low: null,
        high: null,
        range: '',
        flag: '',
        at: '2026-03-01',
        ...shared,
      },
    ])
  })

  test('are named by the text of the section if the code has no name', async () => {
    const coded = result({ id: '1', code: 'X', name: '', value: quantity('5', 'g') })
      .replace(' displayName=""', '')
      .replace(
        /(<code code="X"[^>]*)\/>/,
        '$1><originalText><reference value="#r1"/></originalText></code>',
      )
    const { labs } = await read(results(panel('P', coded), '<content ID="r1">Ear wax</content>'))
    expect(labs.map(({ name }) => name)).toEqual(['Ear wax'])
  })

  test('with one id for many stay separate, and the same ones in another document are equal', async () => {
    const two = panel(
      'P',
      result({ id: '1', code: '1', name: 'Bean count', value: quantity('5', 'g') }) +
        result({ id: '1', code: '2', name: 'Pea count', value: quantity('6', 'g') }),
    )
    const one = await read(results(two))
    expect(one.labs).toHaveLength(2)
    const zip = zipOf([
      { name: 'IHE_XDM/SUBSET01/DOC0001.XML', data: documentOf(results(two)) },
      { name: 'IHE_XDM/SUBSET01/DOC0002.XML', data: documentOf(results(two), { id: '8' }) },
      { name: 'IHE_XDM/SUBSET01/METADATA.XML', data: '<SubmitObjectsRequest/>' },
      { name: 'INDEX.HTM', data: '<html></html>' },
    ])
    const both = await imported(memoryFile('record.zip', zip))
    expect(both.labs).toEqual(one.labs)
    expect(both.keys).toEqual(expect.arrayContaining(one.keys))
    expect(both.skipped.map(({ count }) => count)).toEqual([1, 1])
  })

  test('of different documents stay apart, although the clinic numbers each document from one', async () => {
    const document = (id: string, value: string, code = '1') =>
      documentOf(
        results(panel('P', result({ id: '1', code, name: 'Bean', value: quantity(value, 'g') }))),
        { id },
      )
    const zip = zipOf([
      { name: 'DOC0001.XML', data: document('7', '5') },
      { name: 'DOC0002.XML', data: document('8', '6') },
      { name: 'DOC0003.XML', data: document('9', '6', '2') },
      { name: 'DOC0004.XML', data: document('10', '6') },
    ])
    const { labs } = await imported(memoryFile('record.zip', zip))
    expect(labs.map(({ code, value }) => [code, value])).toEqual([
      ['1', 5],
      ['1', 6],
      ['2', 6],
    ])
  })

  test('with ids that another clinic also uses are kept next to those', async () => {
    const bean = results(
      panel('P', result({ id: '1', code: '1', name: 'Bean count', value: quantity('5', 'g') })),
    )
    const other = documentOf(bean).replaceAll('Garden Clinic', 'Harbour Clinic')
    const zip = zipOf([
      { name: 'garden.xml', data: documentOf(bean) },
      { name: 'harbour.xml', data: other },
    ])
    const both = await imported(memoryFile('record.zip', zip))
    expect(both.labs.map(({ name, source }) => [name, source])).toEqual([
      ['Bean count', 'Garden Clinic'],
      ['Bean count', 'Harbour Clinic'],
    ])
    expect(new Set(both.keys).size).toBe(both.keys.length)
  })
})

test('vital signs are measurements of their day under plain names', async () => {
  const { vitals } = await read(
    section({
      code: '8716-3',
      title: 'Vital Signs',
      entries: panel(
        'Vitals',
        result({
          code: '8480-6',
          name: 'Intravascular Systolic',
          value: quantity('132', 'mm[Hg]'),
        }) +
          result({
            code: '8867-4',
            name: 'Heart Rate',
            time: '20260302093000',
            value: quantity('70', '/min'),
          }) +
          result({ code: '', name: 'Patient Weight', value: quantity('154', '[lb_av]') }),
      ),
    }),
  )
  const source = 'Garden Clinic'
  expect(vitals).toEqual([
    {
      name: 'systolic blood pressure',
      unit: 'mmHg',
      source,
      day: '2026-03-01',
      samples: [{ at: '2026-03-01', end: '', value: 132 }],
    },
    {
      name: 'heart rate',
      unit: 'bpm',
      source,
      day: '2026-03-02',
      samples: [{ at: '2026-03-02T09:30:00', end: '', value: 70 }],
    },
    {
      name: 'weight',
      unit: 'lb',
      source,
      day: '2026-03-01',
      samples: [{ at: '2026-03-01', end: '', value: 154 }],
    },
  ])
})
