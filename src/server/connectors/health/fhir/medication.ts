import { codedOf, codeOf, periodOf, quantityText } from './coded.ts'
import type { FhirContext } from './context.ts'
import { get, list, text } from './json.ts'

/** An order, a statement, a dispense or an administration of a medication. */
export function readMedication(resource: unknown, context: FhirContext) {
  const { collector, keyOf } = context
  const { name, code } = medicationOf(resource, context)
  if (name === '') return collector.skip('A medication without a name')
  const dosage = [...list(get(resource, 'dosageInstruction')), ...list(get(resource, 'dosage'))][0]
  const own = periodOf(
    resource,
    'effective',
    'authoredOn',
    'dateWritten',
    'occurence',
    'whenHandedOver',
  )
  const valid = get(resource, 'dispenseRequest', 'validityPeriod')
  const from = own.from === '' ? periodOf({ valid }, 'valid').from : own.from
  const person = ['requester', 'prescriber', 'informationSource']
    .map((role) => {
      const given = get(resource, role)
      return context.named(get(given, 'agent') ?? given, resource).name
    })
    .find((known) => known !== '')
  collector.medication(keyOf(['fhir', 'medication', text(resource, 'id'), code, name, from]), {
    name,
    code,
    dose: doseOf(dosage),
    route: codedOf(get(dosage, 'route')).name,
    frequency: frequencyOf(dosage),
    from,
    to: own.to === '' ? periodOf({ valid }, 'valid').to : own.to,
    status: codeOf(get(resource, 'status')),
    prescriber: person ?? '',
    source: text(resource, 'meta', 'source'),
  })
}

function medicationOf(resource: unknown, context: FhirContext) {
  const concept = get(resource, 'medicationCodeableConcept')
  if (concept !== undefined) return codedOf(concept)
  const plain = get(resource, 'medication')
  if (get(plain, 'concept') !== undefined) return codedOf(plain)
  const reference = get(resource, 'medicationReference') ?? get(plain, 'reference') ?? plain
  return context.named(typeof reference === 'string' ? { reference } : reference, resource)
}

function doseOf(dosage: unknown): string {
  const rate = list(get(dosage, 'doseAndRate'))[0] ?? dosage
  const range = get(rate, 'doseRange')
  const dose = get(rate, 'doseQuantity') ?? get(rate, 'quantity') ?? get(rate, 'dose')
  if (quantityText(dose) !== '') return quantityText(dose)
  return [text(range, 'low', 'value'), quantityText(get(range, 'high'))]
    .filter((end) => end !== '')
    .join('–')
}

/** The text of the instruction, else its schedule. */
function frequencyOf(dosage: unknown): string {
  const timing = text(dosage, 'text') || codedOf(get(dosage, 'timing', 'code')).name
  if (timing !== '') return timing
  const repeat = get(dosage, 'timing', 'repeat')
  const [times, period] = [text(repeat, 'frequency'), text(repeat, 'period')]
  if (period === '') return ''
  const unit = text(repeat, 'periodUnit') || text(repeat, 'periodUnits')
  return `${times === '' ? '' : `${times} × `}every ${period} ${unit}`.trim()
}
