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
import { isVitalCode, vitalName, vitalUnit } from '../vital-names.ts'
import { isoOf } from '../wall-time.ts'
import { codedOf, periodOf, quantityText, type Period } from './coded.ts'
import type { FhirContext } from './context.ts'
import { get, lines, list, number, text } from './json.ts'

type Observed = {
  id: string
  /** The number of the component; 0 is the observation itself. */
  nth: number
  period: Period
  source: string
  category: string
  panel: string
}

const spoken =
  /^(social-history|survey|activity|exam|therapy|procedure|imaging|sdoh|functional-status)/

/** A lab result, a measurement or a statement; each component is read separately. */
export function readObservation(resource: unknown, context: FhirContext) {
  const source =
    list(get(resource, 'performer'))
      .map((performer) => context.named(performer, resource).name)
      .find((name) => name !== '') ?? ''
  const categories = list(get(resource, 'category')).map((one) => {
    const { name, code } = codedOf(one)
    return (code === '' ? name : code).toLowerCase()
  })
  const own = periodOf(resource, 'effective')
  const observed = {
    id: text(resource, 'id'),
    nth: 0,
    period: own.from === '' && own.to === '' ? periodOf(resource, 'issued') : own,
    source: source === '' ? text(resource, 'meta', 'source') : source,
    category: categories.find((category) => category !== '') ?? '',
    panel: context.panelOf(resource),
  }
  const components = list(get(resource, 'component'))
  const read = readPart(resource, observed, context)
  const panel = codedOf(get(resource, 'code')).name
  let parts = 0
  for (const [index, component] of components.entries()) {
    if (readPart(component, { ...observed, panel, nth: index + 1 }, context)) parts += 1
  }
  if (read || parts > 0) return
  const isPanel = ['hasMember', 'related'].some((name) => list(get(resource, name)).length > 0)
  context.collector.skip(
    isPanel ? 'A panel, which is named at its results' : 'An observation without a value',
  )
}

/** Returns whether there was a value to keep. */
function readPart(part: unknown, observed: Observed, context: FhirContext): boolean {
  const { collector, keyOf } = context
  const { name, code } = codedOf(get(part, 'code'))
  const value = valueOf(part)
  if (name === '' || (value.value === null && value.text === '')) return false
  const { id, nth, period, source, category, panel } = observed
  const at = period.from === '' ? period.to : period.from
  const vital = vitalName(code, name)
  const isVital = category.startsWith('vital') || (category !== 'laboratory' && isVitalCode(code))
  if (isVital && value.value !== null) {
    const unit = vitalUnit(vital.name, value.unit)
    if (collector.vital({ ...vital, unit, source, at, end: period.to, value: value.value }))
      return true
  }
  if (spoken.test(category) && value.value === null) {
    collector.entry(keyOf(['fhir', 'statement', id, code, name, at]), {
      section: 'other',
      name,
      code,
      status: value.text,
      from: at,
      to: period.to,
      detail: lines(category, panel === name ? '' : panel, remarks(part)),
      source,
    })
    return true
  }
  // Without an id, equal contents are the same result.
  const same = id === '' ? JSON.stringify(value) : nth
  collector.lab(keyOf(['fhir', 'lab', id, code, name, at, same]), {
    name,
    code,
    ...value,
    ...rangeIn(part),
    flag: flagOf(
      list(get(part, 'interpretation')).map((one) => {
        const { name: words, code: flag } = codedOf(one)
        return { code: flag, text: words }
      }),
    ),
    at,
    panel,
    source,
  })
  return true
}

const remarks = (resource: unknown): string =>
  [
    text(resource, 'comment'),
    text(resource, 'comments'),
    ...list(get(resource, 'note')).map((note) => text(note, 'text')),
  ]
    .filter((note) => note !== '')
    .join('\n')

function valueOf(part: unknown): LabValue {
  const quantity = get(part, 'valueQuantity')
  const value = number(quantity, 'value')
  if (value !== null) {
    const unit = plainUnit(unitOf(quantity))
    if (text(quantity, 'comparator') === '') return { value, text: '', unit }
    return { ...noValue, text: `${text(quantity, 'comparator')} ${value}`, unit }
  }
  const concept = get(part, 'valueCodeableConcept')
  if (concept !== undefined) return { ...noValue, text: codedOf(concept).name }
  const whole = number(part, 'valueInteger')
  if (whole !== null) return { ...noValue, value: whole }
  const valueString = text(part, 'valueString')
  if (valueString !== '') return valueOfText(valueString)
  const flag = get(part, 'valueBoolean')
  if (typeof flag === 'boolean') return { ...noValue, text: flag ? 'yes' : 'no' }
  const time = isoOf(text(part, 'valueDateTime')) || text(part, 'valueTime')
  if (time !== '') return { ...noValue, text: time }
  const between = (from: unknown, to: unknown, sign: string) =>
    [quantityText(from), quantityText(to)].filter((end) => end !== '').join(sign)
  const range = get(part, 'valueRange')
  if (range) return { ...noValue, text: between(get(range, 'low'), get(range, 'high'), ' – ') }
  const ratio = get(part, 'valueRatio')
  const of = between(get(ratio, 'numerator'), get(ratio, 'denominator'), ' / ')
  return { ...noValue, text: of }
}

/** The displayed unit, unless its code is a known one. */
function unitOf(quantity: unknown): string {
  const words = text(quantity, 'unit') || text(quantity, 'units')
  const code = text(quantity, 'code')
  const plain = plainUnit(code)
  return words === '' || plain !== code ? code : words
}

function rangeIn(part: unknown): Range {
  for (const range of list(get(part, 'referenceRange'))) {
    const low = number(range, 'low', 'value')
    const high = number(range, 'high', 'value')
    const unit = plainUnit(unitOf(get(range, 'low')) || unitOf(get(range, 'high')))
    const limits = rangeOf(low, high, unit)
    const words = text(range, 'text')
    if (limits.range !== '') return words === '' ? limits : { ...limits, range: words }
    if (words !== '') return rangeOfText(words)
  }
  return noRange
}
