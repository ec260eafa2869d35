import { isVitalCode, vitalName, vitalUnit } from '../vital-names.ts'
import { at, attribute, childrenOf, type XmlNode } from '../xml-tree.ts'
import { codedOf, emptyReason, hasTemplate, idOf, nameOf, statusOf, textOf } from './coded.ts'
import type { Context } from './context.ts'
import { effectivePeriod, momentOf } from './hl7-time.ts'
import { observedFlag, observedRange, observedValue } from './observed-value.ts'

const vitalTemplates = ['2.16.840.1.113883.10.20.22.4.27', '2.16.840.1.113883.10.20.22.4.26']
type Panel = { name: string; at: string }

/** A panel of results or measurements, including nested panels. */
export function readOrganizer(organizer: XmlNode, context: Context, above?: Panel) {
  const own = codedOf(at(organizer, 'code'), context.narrative).name
  const moment = momentOf(organizer)
  const panel = {
    name: own === '' ? (above?.name ?? '') : own,
    at: moment === '' ? (above?.at ?? '') : moment,
  }
  for (const component of childrenOf(organizer, 'component')) {
    for (const part of childrenOf(component)) {
      if (part.name === 'observation') readObservation(part, context, panel)
      else if (part.name === 'organizer') readOrganizer(part, context, panel)
      else if (part.name === 'procedure') {
        context.collector.skip('A specimen or procedure that belongs to a result')
      }
    }
  }
}

/** A result or a measurement. */
export function readObservation(observation: XmlNode, context: Context, panel?: Panel) {
  const { collector, narrative, source, section, keyOf } = context
  const { name, code } = nameOf(observation, narrative)
  const measured = observedValue(observation, narrative)
  const nothing = measured.value === null && measured.text === ''
  // Without a value, the entry's text may be all that was reported.
  const entryText = nothing ? textOf(observation, narrative) : ''
  const value = nothing && entryText !== name ? { ...measured, text: entryText } : measured
  if (name === '' || (value.value === null && value.text === '')) {
    return collector.skip(`A result or measurement without ${name === '' ? 'a name' : 'a value'}`)
  }
  const empty = emptyReason(value.value === null ? value.text : name, section.title)
  if (empty !== undefined) return collector.skip(empty)
  const own = momentOf(observation)
  const moment = own === '' ? (panel?.at ?? '') : own
  const isVital =
    section.kind === 'vitals' ||
    vitalTemplates.some((template) => hasTemplate(observation, template)) ||
    (section.kind !== 'results' && isVitalCode(code))
  if (isVital && value.value !== null) {
    const vital = vitalName(code, name)
    const at = /^\d{4}-\d\d-\d\d/.test(moment) ? moment : context.madeAt
    const unit = vitalUnit(vital.name, value.unit)
    if (collector.vital({ ...vital, unit, source, at, end: '', value: value.value })) return
  }
  const key = keyOf(['ccda', 'lab', idOf(observation), code, name, moment])
  collector.lab(collector.keyOfValue(key, `${value.value ?? value.text} ${value.unit}`), {
    name,
    code,
    ...value,
    ...observedRange(observation, narrative),
    flag: observedFlag(observation, narrative),
    at: moment,
    panel: isVital ? section.title : (panel?.name ?? ''),
    source,
  })
}

/** An observation other than a lab result or measurement, such as smoking status. */
export function readStatement(observation: XmlNode, context: Context) {
  const { collector, narrative, source, section, keyOf } = context
  const { name, code } = nameOf(observation, narrative)
  const { value, text, unit } = observedValue(observation, narrative)
  const statement = value === null ? text : `${value} ${unit}`.trim()
  const title = name === '' ? statement : name
  const empty = emptyReason(title, section.title)
  if (empty !== undefined) return collector.skip(empty)
  const negated = attribute(observation, 'negationInd') === 'true'
  const { from, to } = effectivePeriod(observation)
  collector.entry(keyOf(['ccda', 'statement', idOf(observation), code, title, from]), {
    section: 'other',
    name: title,
    code,
    status: negated ? 'absent' : statusOf(observation),
    from,
    to,
    detail:
      statement === title
        ? section.title
        : [section.title, statement].filter((s) => s !== '').join(': '),
    source,
  })
}
