import type { HealthEntry } from '../../kinds/health.ts'
import { at, attribute, childrenOf, lineOf, type XmlNode } from '../xml-tree.ts'
import { codedOf } from './coded.ts'
import { timeOf } from './hl7-time.ts'

const nothing = () => ''

/** The patient of a document. */
export function patientOf(document: XmlNode, source: string): HealthEntry | undefined {
  const role = at(document, 'recordTarget', 'patientRole')
  const patient = at(role, 'patient')
  if (!patient) return undefined
  const birth = timeOf(at(patient, 'birthTime')).slice(0, 10)
  const gender = at(patient, 'administrativeGenderCode')
  const words = (label: string, name: string) => {
    const value = codedOf(at(patient, name), nothing).name
    return value === '' ? '' : `${label}: ${value}`
  }
  const contacts = childrenOf(role, 'telecom')
    .map((telecom) => attribute(telecom, 'value').replace(/^(tel|mailto):/, ''))
    .filter((contact) => contact !== '')
  const address = lineOf(at(role, 'addr'))
  const detail = [
    birth === '' ? '' : `Born: ${birth} (date of birth)`,
    gender ? `Sex: ${sexOf(attribute(gender, 'code'), codedOf(gender, nothing).name)}` : '',
    address === '' ? '' : `Address: ${address}`,
    contacts.length === 0 ? '' : `Contact: ${[...new Set(contacts)].join(', ')}`,
    words('Marital status', 'maritalStatusCode'),
    words('Race', 'raceCode'),
    words('Ethnicity', 'ethnicGroupCode'),
  ]
  return {
    section: 'patient',
    name: patientName(patient),
    code: '',
    status: '',
    from: birth,
    to: '',
    detail: detail.filter((line) => line !== '').join('\n'),
    source,
  }
}

/** The legal name if there are several; given names in order. */
function patientName(patient: XmlNode): string {
  const names = childrenOf(patient, 'name')
  const legal = names.find((name) => /\bL\b/.test(attribute(name, 'use'))) ?? names[0]
  const parts = ['given', 'family', 'suffix'].flatMap((part) =>
    childrenOf(legal, part).map((found) => lineOf(found)),
  )
  const whole = parts.filter((part) => part !== '').join(' ')
  return whole === '' ? lineOf(legal) : whole
}

const sexOf = (code: string, words: string) =>
  ({ M: 'male', F: 'female', UN: 'undifferentiated' })[code] ?? words.toLowerCase()
