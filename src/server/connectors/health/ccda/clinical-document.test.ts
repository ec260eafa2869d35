import { expect, test } from 'vitest'
import {
  documentOf,
  entry,
  panel,
  quantity,
  result,
  section,
} from '../clinical-document.fixtures.ts'
import { importedText } from '../imported.fixtures.ts'

const read = async (sections: string) => importedText('ccd.xml', documentOf(sections))

test('a document has its patient, heading and the text of each section', async () => {
  const inner = section({
    code: '59768-2',
    title: 'Indications',
    text: '<list><item>Pain</item></list>',
  })
  const { entries, failures } = await read(
    section({
      code: '42349-1',
      title: 'Reason for Referral',
      text: '<paragraph>Beans in<br/>the ear</paragraph><table><tbody><tr><td>since</td><td>March</td></tr></tbody></table>',
    }).replace('</section>', `${inner}</section>`),
  )
  expect(failures).toEqual([])
  expect(entries).toEqual([
    {
      section: 'patient',
      name: 'Ada Mary Bean',
      code: '',
      status: '',
      from: '1970-01-02',
      to: '',
      detail: 'Born: 1970-01-02 (date of birth)\nSex: female\nAddress: 1 Bean Row Springfield',
      source: 'Garden Clinic',
    },
    expect.objectContaining({
      section: 'other',
      name: 'Summary of Care',
      from: '2026-03-10T12:00:00+01:00',
    }),
    expect.objectContaining({
      name: 'Reason for Referral',
      detail: 'Beans in\nthe ear\nsince | March',
    }),
    expect.objectContaining({ name: 'Indications', detail: '- Pain' }),
  ])
})

test('medications have dose, route, frequency, time, status and prescriber', async () => {
  const { medications, skipped } = await read(
    section({
      code: '10160-0',
      title: 'Medications',
      entries:
        entry(`<substanceAdministration classCode="SBADM" moodCode="EVN"><id root="1.2.5"/><statusCode code="active"/>
          <effectiveTime xsi:type="IVL_TS"><low value="2026"/><high value="202604"/></effectiveTime>
          <effectiveTime xsi:type="PIVL_TS" operator="A"><period value="6" unit="h"/></effectiveTime>
          <routeCode code="C38288" displayName="Oral"/><doseQuantity value="2" unit="mg"/>
          <consumable><manufacturedProduct><manufacturedMaterial><code code="311" displayName="Bean extract"/></manufacturedMaterial></manufacturedProduct></consumable>
          <author><assignedAuthor><assignedPerson><name><given>Bea</given><family>Pea</family></name></assignedPerson></assignedAuthor></author>
        </substanceAdministration>`) +
        entry(
          '<substanceAdministration moodCode="EVN"><consumable nullFlavor="NI"/></substanceAdministration>',
        ),
    }),
  )
  expect(medications).toEqual([
    {
      name: 'Bean extract',
      code: '311',
      dose: '2 mg',
      route: 'Oral',
      frequency: 'every 6 h',
      from: '2026',
      to: '2026-04',
      status: 'active',
      prescriber: 'Bea Pea',
      source: 'Garden Clinic',
    },
  ])
  expect(skipped).toEqual([{ reason: 'An empty entry in “Medications”', count: 1 }])
})

test('problems, allergies, vaccinations, procedures and encounters are entries of their kind', async () => {
  const coded = (name: string) => `<value xsi:type="CD" code="1" displayName="${name}"/>`
  const observation = (body: string, more = '') =>
    `<observation classCode="OBS" moodCode="EVN" ${more}><effectiveTime><low value="20260102"/></effectiveTime>${body}</observation>`
  const act = (body: string) =>
    entry(
      `<act classCode="ACT" moodCode="EVN"><statusCode code="active"/><entryRelationship typeCode="SUBJ">${body}</entryRelationship></act>`,
    )
  const { entries, skipped } = await read(
    section({ code: '11450-4', title: 'Problems', entries: act(observation(coded('Hay fever'))) }) +
      section({
        code: '48765-2',
        title: 'Allergies',
        entries:
          act(
            observation(
              `${coded('Food allergy')}<participant><participantRole><playingEntity><code code="2" displayName="Peas"/></playingEntity></participantRole></participant>
              <entryRelationship><observation><templateId root="2.16.840.1.113883.10.20.22.4.9"/>${coded('Hives')}</observation></entryRelationship>`,
            ),
          ) + act(observation(coded('No allergy data is applicable'))),
      }) +
      section({
        code: '11369-6',
        title: 'Immunizations',
        entries: entry(
          `<substanceAdministration moodCode="EVN" negationInd="true"><effectiveTime value="20251001"/><consumable><manufacturedProduct><manufacturedMaterial><code code="88" displayName="Influenza"/></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`,
        ),
      }) +
      section({
        code: '47519-4',
        title: 'Procedures',
        entries: entry(
          '<procedure moodCode="EVN"><code code="3" displayName="Ear rinse"/><statusCode code="completed"/><effectiveTime value="20260201"/></procedure>',
        ),
      }) +
      section({
        code: '46240-8',
        title: 'Encounters',
        entries: entry(
          '<encounter moodCode="EVN"><code code="4" displayName="Office visit"/><effectiveTime><low value="20260201"/></effectiveTime></encounter>',
        ),
      }) +
      section({
        code: '18776-5',
        title: 'Plan',
        entries: entry(
          '<encounter moodCode="INT"><code code="4" displayName="Check-up"/></encounter>',
        ),
      }),
  )
  const shown = entries
    .filter(({ section: kind }) => kind !== 'other' && kind !== 'patient')
    .map((one) => [one.section, one.name, one.status, one.from, one.detail])
  expect(shown).toEqual([
    ['condition', 'Hay fever', 'active', '2026-01-02', ''],
    ['allergy', 'Peas', 'active', '2026-01-02', 'Food allergy\nReaction: Hives'],
    ['immunization', 'Influenza', 'not given', '2025-10-01', ''],
    ['procedure', 'Ear rinse', 'completed', '2026-02-01', ''],
    ['encounter', 'Office visit', '', '2026-02-01', ''],
    ['appointment', 'Check-up', 'planned', '', ''],
  ])
  expect(skipped).toEqual([{ reason: 'An entry that says that there is no information', count: 1 }])
})

test('a body other than XML is kept as text, or named if it is in another format', async () => {
  const withBody = (body: string) =>
    documentOf('').replace(
      /<component>.*<\/component>/s,
      `<component><nonXMLBody>${body}</nonXMLBody></component>`,
    )
  const text = Buffer.from('Beans twice a day').toString('base64')
  const plain = await importedText(
    'a.xml',
    withBody(`<text mediaType="text/plain" representation="B64">${text}</text>`),
  )
  expect(plain.entries.map(({ detail }) => detail)).toContain('Beans twice a day')
  const pdf = await importedText(
    'b.xml',
    withBody('<text mediaType="application/pdf" representation="B64">JVBERg==</text>'),
  )
  expect(pdf.failures).toEqual([
    { item: 'b.xml', reason: expect.stringMatching(/is a PDF inside the XML/) },
  ])
})

test('prefixes, other encodings and HTML entities are handled, and damage keeps everything before it', async () => {
  const document = documentOf(
    section({
      code: '30954-2',
      title: 'Results',
      text: 'a&nbsp;b',
      entries: panel('P', result({ code: '1', name: 'Säure', value: quantity('5', 'g') })),
    }),
  )
  const prefixed = document
    .replaceAll(/<(\/?)(?=[A-Za-z])/g, '<$1cda:')
    .replace('xmlns=', 'xmlns:cda=')
  const latin = Buffer.from(
    document.replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="ISO-8859-1"?>'),
    'latin1',
  )
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(document, 'utf16le')])
  for (const form of [document, prefixed, latin, wide, document.slice(0, -60)]) {
    const { labs, failures } = await importedText('ccd.xml', form)
    expect(labs.map(({ name }) => name)).toEqual(['Säure'])
    expect(failures).toHaveLength(
      form === document || typeof form !== 'string' || form === prefixed ? 0 : 1,
    )
  }
})
