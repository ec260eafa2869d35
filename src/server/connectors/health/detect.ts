import { encodingOf } from './xml-reader.ts'

/** A file's format, detected from its start; `undefined` if it is not a health record. */
export type HealthFormat = 'apple' | 'ccda' | 'fhir' | 'fhir-bundle' | 'fhir-lines' | 'fhir-xml'

export const headBytes = 64 * 1024

export function detectFormat(head: Buffer, name = ''): HealthFormat | undefined {
  const text = new TextDecoder(encodingOf(head)).decode(head).trimStart()
  if (text.startsWith('<')) return xmlFormat(text)
  return text.startsWith('{') || text.startsWith('[') ? jsonFormat(text, name) : undefined
}

const beforeRoot =
  /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[(?:<!--[^]*?-->|"[^"]*"|'[^']*'|[^\]"'])*\]\s*)?>)/

function xmlFormat(text: string): HealthFormat | undefined {
  let rest = text
  for (let found = beforeRoot.exec(rest); found; found = beforeRoot.exec(rest)) {
    rest = rest.slice(found[0].length)
  }
  const root = /^<(?:[\w.-]+:)?([\w.-]+)([^>]*)/.exec(rest)
  const [, name, attributes = ''] = root ?? []
  if (name === 'ClinicalDocument') return attributes.includes('urn:hl7-org:v3') ? 'ccda' : undefined
  if (attributes.includes('http://hl7.org/fhir"')) return 'fhir-xml'
  // A damaged document type hides the root from the pattern, but not from the parser.
  const isHealth = name === 'HealthData' || /<!DOCTYPE\s+HealthData\b/.test(text)
  const holds = /<(ExportDate|Me|Record|Correlation|Workout|ActivitySummary|ClinicalRecord)\b/
  return isHealth && holds.test(text) ? 'apple' : undefined
}

const types = new Set(
  'Account AllergyIntolerance Appointment Binary Bundle CarePlan CareTeam Claim Composition Condition Consent Coverage Device DeviceRequest DeviceUseStatement DiagnosticOrder DiagnosticReport DocumentReference Encounter EpisodeOfCare ExplanationOfBenefit FamilyMemberHistory Flag Goal Group ImagingStudy Immunization ImmunizationEvaluation ImmunizationRecommendation List Location Media Medication MedicationAdministration MedicationDispense MedicationOrder MedicationPrescription MedicationRequest MedicationStatement NutritionOrder Observation OperationOutcome Organization Patient Practitioner PractitionerRole Procedure ProcedureRequest Provenance Questionnaire QuestionnaireResponse ReferralRequest RelatedPerson RiskAssessment Schedule ServiceRequest Specimen SupplyDelivery SupplyRequest Task VisionPrescription'.split(
    ' ',
  ),
)

function jsonFormat(text: string, name: string): HealthFormat | undefined {
  const resourceTypes = [...text.matchAll(/"resourceType"\s*:\s*"([A-Za-z]+)"/g)].map(
    ([, type = '']) => type,
  )
  if (!resourceTypes.some((type) => types.has(type))) return undefined
  if (/\.(ndjson|jsonl)$/i.test(name) || hasWholeLine(text)) return 'fhir-lines'
  return resourceTypes.includes('Bundle') || text.startsWith('[') ? 'fhir-bundle' : 'fhir'
}

/** Whether the first line is complete JSON and more text follows. */
function hasWholeLine(text: string): boolean {
  const end = text.indexOf('\n')
  if (end < 0 || !/\S/.test(text.slice(end))) return false
  try {
    JSON.parse(text.slice(0, end))
    return true
  } catch {
    return false
  }
}

const names: Readonly<Record<HealthFormat, string>> = {
  apple: 'an Apple Health export',
  ccda: 'a health record (C-CDA)',
  fhir: 'a health record (FHIR)',
  'fhir-bundle': 'health records (FHIR)',
  'fhir-lines': 'health records (FHIR)',
  'fhir-xml': 'health records (FHIR)',
}
/** A description of the format for people. */
export const formatName = (format: HealthFormat): string => names[format]
