import type { HealthEntry } from '../../kinds/health.ts'
import {
  codedOf,
  codeOf,
  display,
  periodOf,
  quantityText,
  type Coded,
  type Period,
} from './coded.ts'
import type { FhirContext } from './context.ts'
import { get, lines, list, text } from './json.ts'
import { personName } from './references.ts'

type Entry = Partial<Coded> & Period & Omit<HealthEntry, 'name' | 'code' | 'from' | 'to' | 'source'>
type Read = (resource: unknown, context: FhirContext) => Entry

const firstName = (values: unknown): string =>
  list(values)
    .map((value) => codedOf(value).name)
    .find((name) => name !== '') ?? ''
const notes = (resource: unknown): string =>
  list(get(resource, 'note'))
    .map((note) => text(note, 'text') || text(note))
    .join('\n')
const labelled = (label: string, value: string) => (value === '' ? '' : `${label}: ${value}`)

const condition: Read = (resource) => {
  const onset = periodOf(resource, 'onset', 'recordedDate', 'dateRecorded', 'assertedDate')
  const end = periodOf(resource, 'abatement')
  return {
    ...codedOf(get(resource, 'code')),
    from: onset.from,
    to: end.from === '' ? (end.to === '' ? onset.to : end.to) : end.from,
    section: 'condition',
    status: codeOf(get(resource, 'clinicalStatus')) || codeOf(get(resource, 'verificationStatus')),
    detail: lines(labelled('Severity', codedOf(get(resource, 'severity')).name), notes(resource)),
  }
}

const allergy: Read = (resource) => {
  const reactions = list(get(resource, 'reaction'))
  const reactionTexts = reactions
    .flatMap((reaction) => list(get(reaction, 'manifestation')).map((one) => codedOf(one).name))
    .filter((name) => name !== '')
  const severity = reactions.map((one) => text(one, 'severity')).find((one) => one !== '') ?? ''
  return {
    ...codedOf(get(resource, 'code') ?? get(resource, 'substance')),
    ...periodOf(resource, 'onset', 'recordedDate', 'assertedDate'),
    section: 'allergy',
    status: codeOf(get(resource, 'clinicalStatus')) || codeOf(get(resource, 'status')),
    detail: lines(
      labelled('Reaction', [...new Set(reactionTexts)].join(', ')),
      labelled('Severity', severity),
      labelled('Criticality', text(resource, 'criticality')),
      notes(resource),
    ),
  }
}

const immunization: Read = (resource) => ({
  ...codedOf(get(resource, 'vaccineCode')),
  ...periodOf(resource, 'occurrence', 'date'),
  section: 'immunization',
  status:
    get(resource, 'wasNotGiven') === true || get(resource, 'notGiven') === true
      ? 'not given'
      : codeOf(get(resource, 'status')),
  detail: lines(
    labelled('Lot', text(resource, 'lotNumber')),
    labelled('Site', codedOf(get(resource, 'site')).name),
    labelled('Dose', quantityText(get(resource, 'doseQuantity'))),
    notes(resource),
  ),
})

const procedure: Read = (resource) => ({
  ...codedOf(get(resource, 'code')),
  ...periodOf(resource, 'performed', 'occurrence'),
  section: 'procedure',
  status: codeOf(get(resource, 'status')),
  detail: lines(
    firstName(get(resource, 'bodySite')),
    labelled('Reason', firstName(get(resource, 'reasonCode') ?? get(resource, 'reason'))),
    ...list(get(resource, 'performer')).map((one) => display(get(one, 'actor'))),
    notes(resource),
  ),
})

const encounter: Read = (resource, { named }) => {
  const type = firstName(get(resource, 'type'))
  const kind = codedOf(get(resource, 'class')).name
  return {
    name: type || firstName(get(resource, 'serviceType')) || kind || 'Encounter',
    code: codedOf(list(get(resource, 'type'))[0]).code,
    ...periodOf(resource, 'period', 'actualPeriod'),
    section: 'encounter',
    status: codeOf(get(resource, 'status')),
    detail: lines(
      kind === type ? '' : kind,
      labelled('Reason', firstName(get(resource, 'reasonCode') ?? get(resource, 'reason'))),
      named(get(resource, 'serviceProvider'), resource).name,
      ...list(get(resource, 'participant')).map(
        (one) => named(get(one, 'individual') ?? get(one, 'actor'), resource).name,
      ),
      ...list(get(resource, 'location')).map((one) => display(get(one, 'location'))),
    ),
  }
}

const appointment: Read = (resource) => ({
  name:
    text(resource, 'description') ||
    codedOf(get(resource, 'appointmentType')).name ||
    firstName(get(resource, 'serviceType')) ||
    'Appointment',
  ...startEnd(resource),
  section: 'appointment',
  status: codeOf(get(resource, 'status')),
  detail: lines(
    ...list(get(resource, 'participant')).map((one) => display(get(one, 'actor'))),
    text(resource, 'comment'),
  ),
})

const startEnd = (resource: unknown): Period => periodOf({ period: resource }, 'period')

/** A report is kept as an entry if it has text besides its panel of results. */
const report: Read = (resource) => ({
  ...codedOf(get(resource, 'code')),
  ...periodOf(resource, 'effective', 'issued'),
  section: 'other',
  status: codeOf(get(resource, 'status')),
  detail: lines(
    text(resource, 'conclusion'),
    ...list(get(resource, 'conclusionCode') ?? get(resource, 'codedDiagnosis')).map(
      (one) => codedOf(one).name,
    ),
    ...list(get(resource, 'presentedForm')).map(formText),
  ),
})

function formText(form: unknown): string {
  const type = text(form, 'contentType')
  if (!type.startsWith('text/plain')) return text(form, 'title')
  return Buffer.from(text(form, 'data'), 'base64').toString('utf8').trim()
}

const patient: Read = (resource) => {
  const birth = text(resource, 'birthDate')
  const address = list(get(resource, 'address'))[0]
  const parts = [
    ...list(get(address, 'line')),
    get(address, 'postalCode'),
    get(address, 'city'),
    get(address, 'country'),
  ]
  return {
    name: personName(resource),
    from: birth,
    to: text(resource, 'deceasedDateTime'),
    section: 'patient',
    status: '',
    detail: lines(
      birth === '' ? '' : `Born: ${birth} (date of birth)`,
      labelled('Sex', text(resource, 'gender')),
      labelled(
        'Address',
        text(address, 'text') ||
          parts
            .map((part) => text(part))
            .filter((part) => part !== '')
            .join(', '),
      ),
      ...list(get(resource, 'telecom')).map((one) => labelled('Contact', text(one, 'value'))),
      labelled('Marital status', codedOf(get(resource, 'maritalStatus')).name),
    ),
  }
}

export const entryReaders: Readonly<Record<string, Read>> = {
  Condition: condition,
  AllergyIntolerance: allergy,
  Immunization: immunization,
  Procedure: procedure,
  Encounter: encounter,
  Appointment: appointment,
  DiagnosticReport: report,
  Patient: patient,
}

/** Whether a report only groups results that are listed separately. */
export const isOnlyPanel = (resource: unknown, { detail }: Entry): boolean =>
  text(resource, 'resourceType') === 'DiagnosticReport' &&
  detail === '' &&
  list(get(resource, 'result')).length > 0
