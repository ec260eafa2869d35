import { attribute, at, childrenOf, lineOf, type XmlNode } from '../xml-tree.ts'
import type { SectionKind } from './context.ts'

const byLoinc: Readonly<Record<string, SectionKind>> = {
  '30954-2': 'results',
  '8716-3': 'vitals',
  '10160-0': 'medications',
  '29549-3': 'medications',
  '10183-2': 'medications',
  '42346-7': 'medications',
  '75311-1': 'medications',
  '48765-2': 'allergies',
  '11450-4': 'problems',
  '11348-0': 'problems',
  '11535-2': 'problems',
  '78375-3': 'problems',
  '46241-6': 'problems',
  '10219-4': 'problems',
  '10218-6': 'problems',
  '75310-3': 'problems',
  '11369-6': 'immunizations',
  '47519-4': 'procedures',
  '29554-3': 'procedures',
  '46240-8': 'encounters',
  '18776-5': 'plan',
  '51847-2': 'plan',
  '10157-6': 'family',
}
const byTemplate: Readonly<Record<string, SectionKind>> = {
  '3': 'results',
  '4': 'vitals',
  '1': 'medications',
  '38': 'medications',
  '11': 'medications',
  '44': 'medications',
  '6': 'allergies',
  '5': 'problems',
  '20': 'problems',
  '24': 'problems',
  '34': 'problems',
  '35': 'problems',
  '43': 'problems',
  '2': 'immunizations',
  '7': 'procedures',
  '22': 'encounters',
  '10': 'plan',
  '9': 'plan',
  '15': 'family',
}
const titles: readonly [RegExp, SectionKind][] = [
  [/results|laborator|\blabs?\b/i, 'results'],
  [/vital/i, 'vitals'],
  [/medication|drug/i, 'medications'],
  [/allerg/i, 'allergies'],
  [/problem|diagnos/i, 'problems'],
  [/immuni[sz]|vaccin/i, 'immunizations'],
  [/procedure/i, 'procedures'],
  [/encounter/i, 'encounters'],
]
const sectionTemplate = /^2\.16\.840\.1\.113883\.10\.20\.22\.2\.(\d+)(?:\.1)?$/

/** The kind of a section: from its code, else its template, else its title. */
export function sectionKindOf(section: XmlNode): SectionKind {
  const byCode = byLoinc[attribute(at(section, 'code'), 'code')]
  if (byCode) return byCode
  for (const template of childrenOf(section, 'templateId')) {
    const number = sectionTemplate.exec(attribute(template, 'root'))?.[1] ?? ''
    const kind = byTemplate[number]
    if (kind) return kind
  }
  const title = lineOf(at(section, 'title'))
  return titles.find(([pattern]) => pattern.test(title))?.[1] ?? 'other'
}
