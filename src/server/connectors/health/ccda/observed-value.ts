import {
  flagOf,
  noRange,
  noValue,
  rangeOf,
  rangeOfText,
  valueOfText,
  type LabValue,
  type Range,
} from '../lab-value.ts'
import { plainUnit } from '../units.ts'
import { at, attribute, childrenOf, lineOf, type XmlNode } from '../xml-tree.ts'
import { codedOf, textOf } from './coded.ts'
import { isoOfHl7 } from './hl7-time.ts'
import type { Narrative } from './narrative.ts'

/** An observed value, as a number with its unit or as text. */
export function observedValue(observation: XmlNode, narrative: Narrative): LabValue {
  const values = childrenOf(observation, 'value').map((value) => valueOf(value, narrative))
  const stated = values.filter(({ value, text }) => value !== null || text !== '')
  const [first, ...more] = stated
  if (first === undefined) return noValue
  if (more.length === 0) return first
  const words = ({ value, text, unit }: LabValue) => (value === null ? text : `${value} ${unit}`)
  return { ...noValue, text: stated.map((one) => words(one).trim()).join(', ') }
}

function valueOf(node: XmlNode, narrative: Narrative): LabValue {
  const type = attribute(node, 'type').replace(/^.*:/, '')
  if (/^IVL_(PQ|REAL|INT)$/.test(type)) return intervalOf(node)
  if (/^(CD|CE|CO|CV|CS)$/.test(type)) {
    return { ...noValue, text: codedOf(node, narrative).name }
  }
  if (/^(TS|IVL_TS)$/.test(type)) {
    const time = attribute(node, 'value') || attribute(at(node, 'low'), 'value')
    return { ...noValue, text: isoOfHl7(time) }
  }
  if (type === 'RTO' || type.startsWith('RTO_')) {
    const part = (name: string) => attribute(at(node, name), 'value')
    return { ...noValue, text: `${part('numerator')}/${part('denominator')}` }
  }
  const value = attribute(node, 'value')
  if (type === 'BL') return { ...noValue, text: value }
  if (value !== '') return quantityOf(node, value)
  const reference = narrative(attribute(at(node, 'reference'), 'value'))
  const words = lineOf(node) || reference || attribute(node, 'displayName')
  const translation = at(node, 'translation')
  if (words === '' && translation && attribute(translation, 'value') !== '') {
    return quantityOf(translation, attribute(translation, 'value'))
  }
  return valueOfText(words)
}

function quantityOf(node: XmlNode, text: string): LabValue {
  const unit = plainUnit(attribute(node, 'unit') || lineOf(at(node, 'originalText')))
  const read = valueOfText(text)
  if (read.value === null) return { ...noValue, text: unit === '' ? text : `${text} ${unit}` }
  return { ...read, unit: unit === '' ? read.unit : unit }
}

/** `< 5` is an interval without a lower end. */
function intervalOf(node: XmlNode): LabValue {
  const [low, high] = [at(node, 'low'), at(node, 'high')]
  const [from, to] = [attribute(low, 'value'), attribute(high, 'value')]
  const unit = plainUnit(attribute(high, 'unit') || attribute(low, 'unit'))
  const sign = (end: XmlNode | undefined) => (attribute(end, 'inclusive') === 'false' ? '' : '=')
  const tail = unit === '' ? '' : ` ${unit}`
  if (from !== '' && to !== '') return { ...noValue, text: `${from}–${to}${tail}`, unit }
  if (to !== '') return { ...noValue, text: `<${sign(high)} ${to}${tail}`, unit }
  return from === '' ? noValue : { ...noValue, text: `>${sign(low)} ${from}${tail}`, unit }
}

/** The reference range, from its limits, else from its text. */
export function observedRange(observation: XmlNode, narrative: Narrative): Range {
  const ownUnit = attribute(at(observation, 'value'), 'unit')
  for (const range of childrenOf(observation, 'referenceRange')) {
    const found = at(range, 'observationRange')
    const value = at(found, 'value')
    const ends = [at(value, 'low'), at(value, 'high')] as const
    const [low, high] = ends.map((end) => numberOf(attribute(end, 'value')))
    const unit = plainUnit(attribute(ends[0], 'unit') || attribute(ends[1], 'unit'))
    const words = found ? textOf(found, narrative) : ''
    const limits = rangeOf(low ?? null, high ?? null, unit)
    if (limits.range !== '') return words === '' ? limits : { ...limits, range: words }
    // In some systems, the text is only the unit.
    if (words !== '' && words !== ownUnit) return rangeOfText(words)
    const line = lineOf(value)
    if (line !== '') return rangeOfText(line)
  }
  return noRange
}

function numberOf(text: string): number | null {
  const value = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : null
}

export const observedFlag = (observation: XmlNode, narrative: Narrative): string =>
  flagOf(
    childrenOf(observation, 'interpretationCode').map((node) => {
      const { name, code } = codedOf(node, narrative)
      return { code, text: name }
    }),
  )
