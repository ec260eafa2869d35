/** A clinical document with the given sections. */
export const documentOf = (
  sections: string,
  { id = '7', extra = '' } = {},
) => `<?xml version="1.0"?>
<?xml-stylesheet type="text/xsl" href="CDA.xsl"?>
<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:sdtc="urn:hl7-org:sdtc" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
 <templateId root="2.16.840.1.113883.10.20.22.1.2" extension="2015-08-01"/>
 <id root="1.2.3" extension="${id}"/>
 <title>Summary of Care</title>
 <effectiveTime value="20260310120000+0100"/>
 <recordTarget><patientRole><id root="1.2.4" extension="p1"/>
  <addr><streetAddressLine>1 Bean Row</streetAddressLine><city>Springfield</city></addr>
  <patient><name use="L"><given>Ada</given><given>Mary</given><family>Bean</family></name>
   <administrativeGenderCode code="F"/><birthTime value="19700102000000.000-0600"/></patient>
 </patientRole></recordTarget>
 <custodian><assignedCustodian><representedCustodianOrganization><name>Garden Clinic</name></representedCustodianOrganization></assignedCustodian></custodian>
 ${extra}
 <component><structuredBody>${sections}</structuredBody></component>
</ClinicalDocument>
`

type Section = { code: string; title: string; text?: string; entries?: string }
export const section = ({ code, title, text = '', entries = '' }: Section) =>
  `<component><section><code code="${code}" codeSystem="2.16.840.1.113883.6.1"/><title>${title}</title><text>${text}</text>${entries}</section></component>`

export const entry = (body: string) => `<entry>${body}</entry>`

type Result = {
  id?: string
  code: string
  name: string
  time?: string
  value: string
  more?: string
}
export const result = ({ id = '', code, name, time = '', value, more = '' }: Result) =>
  `<component><observation classCode="OBS" moodCode="EVN"><id ${id === '' ? 'nullFlavor="NI"' : `root="1.2.9" extension="${id}"`}/><code code="${code}" codeSystem="2.16.840.1.113883.6.1" displayName="${name}"/><statusCode code="completed"/><effectiveTime ${time === '' ? 'nullFlavor="UNK"' : `value="${time}"`}/>${value}${more}</observation></component>`

export const quantity = (value: string, unit: string) =>
  `<value xsi:type="PQ" value="${value}" unit="${unit}"/>`

export const panel = (name: string, results: string, time = '20260301') =>
  entry(
    `<organizer classCode="BATTERY" moodCode="EVN"><id root="1.2.8"/><code code="57698-3" displayName="${name}"/><statusCode code="completed"/><effectiveTime value="${time}"/>${results}</organizer>`,
  )
