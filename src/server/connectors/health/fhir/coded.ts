import { isoOf } from '../wall-time.ts'
import { get, list, text } from './json.ts'

export type Coded = { name: string; code: string }

const loinc = /loinc/i

/** A CodeableConcept, a Coding, a CodeableReference or, as in older versions, a plain code. */
export function codedOf(value: unknown): Coded {
  if (typeof value === 'string') return { name: value.trim(), code: '' }
  const concept = get(value, 'concept') ?? value
  const codings = list(get(concept, 'coding') ?? (text(concept, 'code') === '' ? [] : [concept]))
  const coding = codings.find((one) => loinc.test(text(one, 'system'))) ?? codings[0]
  const displays = codings.map((one) => text(one, 'display'))
  const name =
    text(concept, 'text') ||
    displays.find((display) => display !== '') ||
    text(get(value, 'reference'), 'display') ||
    text(coding, 'code')
  return { name, code: text(coding, 'code') }
}

/** The code of a status, which is plain text in older versions. */
export function codeOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  const coding = list(get(value, 'coding'))[0]
  return text(coding, 'code') || text(value, 'text') || text(coding, 'display').toLowerCase()
}

export type Period = { from: string; to: string }

/** The time in `name`, `nameDateTime`, `namePeriod` and similar fields. */
export function periodOf(resource: unknown, ...names: string[]): Period {
  for (const name of names) {
    const value = get(resource, name)
    const instant = isoOf(
      typeof value === 'string'
        ? value
        : text(resource, `${name}DateTime`) || text(resource, `${name}Instant`),
    )
    if (instant !== '') return { from: instant, to: '' }
    const period = get(resource, `${name}Period`) ?? value
    const from = isoOf(text(period, 'start'))
    const to = isoOf(text(period, 'end'))
    if (from !== '' || to !== '') return { from, to }
    const written = text(resource, `${name}String`)
    if (isoOf(written) !== '') return { from: isoOf(written), to: '' }
  }
  return { from: '', to: '' }
}

export const display = (reference: unknown): string => text(reference, 'display')

export function quantityText(quantity: unknown): string {
  const value = text(quantity, 'value')
  const unit = text(quantity, 'unit') || text(quantity, 'units') || text(quantity, 'code')
  return value === '' ? '' : `${text(quantity, 'comparator')}${value} ${unit}`.trim()
}
