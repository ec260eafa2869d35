import type { Collector } from '../collector.ts'
import { createKeys, keyOf } from '../key-of.ts'
import { at, attribute, childrenOf, lineOf, type XmlNode } from '../xml-tree.ts'
import { readAct, readAllergy, readProblem } from './clinical-entries.ts'
import { codedOf, hasTemplate, idOf, personName } from './coded.ts'
import type { Context } from './context.ts'
import { timeOf } from './hl7-time.ts'
import { readImmunization, readMedication } from './medications.ts'
import { narrativeOf, readableText } from './narrative.ts'
import { readObservation, readOrganizer, readStatement } from './observations.ts'
import { patientOf } from './patient.ts'
import { readBody } from './plain-body.ts'
import { sectionKindOf } from './section-kind.ts'

type Document = {
  collector: Collector
  source: string
  madeAt: string
  id: string
  file: string
  /** The patient's name. */
  patient: string
}

/** Reads everything in a clinical document. */
export function readDocument(root: XmlNode, collector: Collector, file: string) {
  const title = lineOf(at(root, 'title')) || codedOf(at(root, 'code'), () => '').name
  const madeAt = timeOf(at(root, 'effectiveTime'))
  const source = sourceOf(root) || title
  const known = idOf(root)
  const id = known === '' ? `${source} ${title} ${madeAt}` : known
  const patient = patientOf(root, source)
  const document = { collector, source, madeAt, id, file, patient: patient?.name ?? '' }
  if (patient) {
    collector.entry(keyOf(['ccda', 'patient', patient.name, patient.from, source]), patient)
  } else collector.skip('A document that does not say whom it is about')
  collector.entry(keyOf(['ccda', 'document', id]), {
    section: 'other',
    name: title === '' ? 'Health record' : title,
    code: '',
    status: '',
    from: madeAt,
    to: '',
    detail: ['Document', patient?.name ?? '', source].filter((line) => line !== '').join('\n'),
    source,
  })
  const body = at(root, 'component', 'nonXMLBody')
  if (body) readBody(body, document, title)
  readSections(at(root, 'component', 'structuredBody'), document, createKeys())
}

/** The custodian of the record, else its author. */
function sourceOf(root: XmlNode): string {
  const custodian = at(root, 'custodian', 'assignedCustodian', 'representedCustodianOrganization')
  const author = at(root, 'author', 'assignedAuthor')
  return (
    lineOf(at(custodian, 'name')) ||
    lineOf(at(author, 'representedOrganization', 'name')) ||
    personName(at(author, 'assignedPerson')) ||
    lineOf(at(author, 'assignedAuthoringDevice', 'softwareName'))
  )
}

function readSections(parent: XmlNode | undefined, document: Document, keys: Context['keyOf']) {
  for (const component of childrenOf(parent, 'component')) {
    for (const section of childrenOf(component, 'section')) {
      readSection(section, document, keys)
      readSections(section, document, keys)
    }
  }
}

function readSection(section: XmlNode, document: Document, keys: Context['keyOf']) {
  const { collector, source, madeAt, id, patient } = document
  const text = at(section, 'text')
  const code = at(section, 'code')
  const title = lineOf(at(section, 'title')) || codedOf(code, () => '').name || 'Section'
  collector.entry(keys(['ccda', 'section', id, title, attribute(code, 'code')]), {
    section: 'other',
    name: title,
    code: attribute(code, 'code'),
    status: '',
    from: madeAt,
    to: '',
    detail: readableText(text),
    source,
  })
  const context: Context = {
    collector,
    // Each custodian numbers its own entries, and others start at one too.
    keyOf: (parts) => keys([...parts, source, patient]),
    narrative: narrativeOf(text),
    source,
    madeAt,
    section: { title, kind: sectionKindOf(section) },
  }
  for (const entry of childrenOf(section, 'entry')) {
    const parts = childrenOf(entry).filter(({ name }) => known.has(name))
    if (parts.length === 0) collector.skip(`An empty entry in “${title}”`)
    for (const part of parts) readEntry(part, context)
  }
}

const known = new Set([
  'act',
  'encounter',
  'observation',
  'observationMedia',
  'organizer',
  'procedure',
  'regionOfInterest',
  'substanceAdministration',
  'supply',
])
const template = (number: number) => `2.16.840.1.113883.10.20.22.4.${number}`

function readEntry(entry: XmlNode, context: Context) {
  const { collector, section } = context
  const { kind } = section
  switch (entry.name) {
    case 'organizer':
      if (kind === 'results' || kind === 'vitals') return readOrganizer(entry, context)
      return readParts(entry, context)
    case 'observation':
      if (kind === 'results' || kind === 'vitals') return readObservation(entry, context)
      if (kind === 'problems' || hasTemplate(entry, template(4))) return readProblem(entry, context)
      if (kind === 'allergies' || hasTemplate(entry, template(7)))
        return readAllergy(entry, context)
      if (kind === 'procedures') return readAct(entry, context, 'procedure')
      return readStatement(entry, context)
    case 'substanceAdministration':
      if (kind === 'immunizations' || hasTemplate(entry, template(52))) {
        return readImmunization(entry, context)
      }
      return readMedication(entry, context)
    case 'encounter':
      return readAct(entry, context, isPlanned(entry) ? 'appointment' : 'encounter')
    case 'procedure':
      return readAct(entry, context, 'procedure')
    case 'act':
      if (kind === 'allergies' || hasTemplate(entry, template(30)))
        return readAllergy(entry, context)
      if (kind === 'problems' || hasTemplate(entry, template(3))) return readProblem(entry, context)
      return readAct(entry, context, kind === 'procedures' ? 'procedure' : 'other')
    case 'supply':
      if (at(entry, 'product') && kind === 'medications') return readMedication(entry, context)
      return collector.skip('A device or supply')
    default:
      return collector.skip('A picture within the record')
  }
}

const isPlanned = (encounter: XmlNode) => !/^(EVN)?$/i.test(attribute(encounter, 'moodCode'))

/** A relative's history or a questionnaire's answers: each statement becomes its own entry. */
function readParts(organizer: XmlNode, context: Context) {
  const relative = codedOf(at(organizer, 'subject', 'relatedSubject', 'code'), context.narrative)
  const parts = childrenOf(organizer, 'component').flatMap((component) => childrenOf(component))
  const title = [context.section.title, relative.name].filter((part) => part !== '').join(', ')
  const within = { ...context, section: { ...context.section, title } }
  for (const part of parts) {
    if (part.name === 'observation' && context.section.kind === 'family') {
      readRelative(part, within, relative.name)
    } else if (known.has(part.name)) readEntry(part, within)
  }
}

function readRelative(observation: XmlNode, context: Context, relative: string) {
  const value = codedOf(at(observation, 'value'), context.narrative)
  if (value.name === '') return readStatement(observation, context)
  context.collector.entry(
    context.keyOf(['ccda', 'family', idOf(observation), value.name, relative]),
    {
      section: 'other',
      name: value.name,
      code: value.code,
      status: '',
      from: '',
      to: '',
      detail: ['Family history', relative].filter((part) => part !== '').join(': '),
      source: context.source,
    },
  )
}
