import { plainUnit } from '../units.ts'
import { at, attribute, childrenOf, descendants, lineOf, type XmlNode } from '../xml-tree.ts'
import { codedOf, emptyReason, idOf, personName, statusOf, textOf, type Coded } from './coded.ts'
import type { Context } from './context.ts'
import { periodOf } from './hl7-time.ts'

/** The product of a medication or vaccination: from its code, its name, or the entry's text. */
function productOf(entry: XmlNode, { narrative }: Context): Coded {
  const product =
    at(entry, 'consumable', 'manufacturedProduct') ?? at(entry, 'product', 'manufacturedProduct')
  const material = at(product, 'manufacturedMaterial') ?? at(product, 'manufacturedLabeledDrug')
  const { name, code } = codedOf(at(material, 'code'), narrative)
  const plain = lineOf(at(material, 'name'))
  const known = name === '' || name === code ? plain || textOf(entry, narrative) || name : name
  return { name: known, code }
}

export function readMedication(entry: XmlNode, context: Context) {
  const { collector, keyOf, narrative, source, section } = context
  const { name, code } = productOf(entry, context)
  const empty = emptyReason(name, section.title)
  if (empty !== undefined) return collector.skip(empty)
  const times = childrenOf(entry, 'effectiveTime')
  const { from, to } = periodOf(times.filter((time) => !isFrequency(time)))
  const planned = !/^(EVN)?$/i.test(attribute(entry, 'moodCode')) && section.kind === 'plan'
  const negated = attribute(entry, 'negationInd') === 'true'
  const prescriber = [...descendants(entry, 'author'), ...descendants(entry, 'performer')]
    .map((author) => {
      const assigned = at(author, 'assignedAuthor') ?? at(author, 'assignedEntity')
      return personName(at(assigned, 'assignedPerson'))
    })
    .find((person) => person !== '')
  collector.medication(keyOf(['ccda', 'medication', idOf(entry), code, name, from]), {
    name,
    code,
    dose: quantity(at(entry, 'doseQuantity')) || quantity(at(entry, 'rateQuantity')),
    route: codedOf(at(entry, 'routeCode'), narrative).name,
    frequency: times.map(frequencyOf).find((text) => text !== '') ?? '',
    from,
    to,
    status: negated ? 'not taken' : planned ? 'planned' : statusOf(entry),
    prescriber: prescriber ?? '',
    source,
  })
}

export function readImmunization(entry: XmlNode, context: Context) {
  const { collector, keyOf, narrative, source, section } = context
  const { name, code } = productOf(entry, context)
  const empty = emptyReason(name, section.title)
  if (empty !== undefined) return collector.skip(empty)
  const { from, to } = periodOf(childrenOf(entry, 'effectiveTime'))
  const lot = lineOf(
    at(entry, 'consumable', 'manufacturedProduct', 'manufacturedMaterial', 'lotNumberText'),
  )
  const refused = attribute(entry, 'negationInd') === 'true'
  const details = [
    lot === '' ? '' : `Lot: ${lot}`,
    codedOf(at(entry, 'routeCode'), narrative).name,
    quantity(at(entry, 'doseQuantity')),
  ]
  collector.entry(keyOf(['ccda', 'immunization', idOf(entry), code, name, from]), {
    section: 'immunization',
    name,
    code,
    status: refused ? 'not given' : statusOf(entry),
    from,
    to,
    detail: details.filter((line) => line !== '').join('\n'),
    source,
  })
}

const isFrequency = (time: XmlNode) =>
  /^(PIVL|EIVL)_TS$/.test(attribute(time, 'type').replace(/^.*:/, ''))

const events: Readonly<Record<string, string>> = {
  AC: 'before meals',
  ACD: 'before lunch',
  ACM: 'before breakfast',
  ACV: 'before dinner',
  C: 'with meals',
  HS: 'at bedtime',
  PC: 'after meals',
  PCD: 'after lunch',
  PCM: 'after breakfast',
  PCV: 'after dinner',
}

/** `every 6 h`, `at bedtime`; empty if the time is not a frequency. */
function frequencyOf(time: XmlNode): string {
  const event = attribute(at(time, 'event'), 'code')
  if (event !== '') return events[event] ?? event
  const period = at(time, 'period')
  const value = attribute(period, 'value')
  if (value !== '') return `every ${value} ${attribute(period, 'unit')}`.trim()
  const [low, high] = [at(period, 'low'), at(period, 'high')]
  if (!low || !high) return ''
  return `every ${attribute(low, 'value')}–${attribute(high, 'value')} ${attribute(high, 'unit')}`.trim()
}

function quantity(node: XmlNode | undefined): string {
  const own = attribute(node, 'value')
  const [low, high] = [attribute(at(node, 'low'), 'value'), attribute(at(node, 'high'), 'value')]
  const value = own !== '' ? own : [low, high].filter((end) => end !== '').join('–')
  if (value === '') return ''
  const unit = attribute(node, 'unit') || attribute(at(node, 'low'), 'unit')
  const translated = attribute(at(node, 'translation'), 'displayName')
  return `${value} ${plainUnit(unit) || translated}`.trim()
}
