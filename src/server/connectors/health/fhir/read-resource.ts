import type { FhirContext } from './context.ts'
import { entryReaders, isOnlyPanel } from './entries.ts'
import { get, list, text } from './json.ts'
import { readMedication } from './medication.ts'
import { readObservation } from './observation.ts'

const medications = new Set([
  'MedicationRequest',
  'MedicationStatement',
  'MedicationOrder',
  'MedicationPrescription',
  'MedicationDispense',
  'MedicationAdministration',
])
/** Types that appear only by name, in the resources that refer to them. */
const named = new Set([
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'Location',
  'Medication',
  'Device',
])

/** Reads a resource of any type and version. */
export function readResource(resource: unknown, context: FhirContext) {
  const { collector } = context
  const type = text(resource, 'resourceType')
  if (text(resource, 'status') === 'entered-in-error') {
    return collector.skip('Entered by mistake, says the practice')
  }
  for (const contained of list(get(resource, 'contained'))) {
    if (text(contained, 'resourceType') === 'Observation') readObservation(contained, context)
  }
  if (type === 'Observation') return readObservation(resource, context)
  if (medications.has(type)) return readMedication(resource, context)
  if (entryReaders[type]) return readEntry(resource, type, context)
  if (named.has(type)) return collector.skip(`A ${type}, named where others refer to it`)
  return collector.skip(
    type === '' ? 'An object that is no FHIR resource' : `A FHIR ${type}, which is not read`,
  )
}

function readEntry(resource: unknown, type: string, context: FhirContext) {
  const { collector, keyOf } = context
  const entry = entryReaders[type]?.(resource, context)
  if (!entry) return
  if (isOnlyPanel(resource, entry)) {
    return collector.skip('A report, which is named at its results')
  }
  const { name = '', code = '' } = entry
  if (name === '') return collector.skip(`A ${type} without a name`)
  const verified = text(resource, 'verificationStatus', 'coding', 0, 'code')
  if (verified === 'entered-in-error')
    return collector.skip('Entered by mistake, says the practice')
  const id = text(resource, 'id')
  collector.entry(keyOf(['fhir', entry.section, id, code, name, entry.from]), {
    ...entry,
    name,
    code,
    source:
      text(resource, 'meta', 'source') ||
      context.named(get(resource, 'managingOrganization'), resource).name,
  })
}
