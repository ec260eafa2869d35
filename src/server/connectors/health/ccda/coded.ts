import { at, attribute, childrenOf, lineOf, type XmlNode } from '../xml-tree.ts'
import type { Narrative } from './narrative.ts'

export type Coded = { name: string; code: string }

/** Placeholders used instead of a name. */
const empty = /^(ASSERTION|UNK|NA|NI|NASK|ASKU|OTH|none|null|unknown)?$/i

/**
 * The meaning of a coded value: the display name of the code, else the original text, which may be
 * in the section's narrative, else the name in another code system, else the code itself.
 */
export function codedOf(node: XmlNode | undefined, narrative: Narrative): Coded {
  if (!node) return { name: '', code: '' }
  const original = at(node, 'originalText')
  const names = [
    attribute(node, 'displayName'),
    lineOf(original),
    narrative(attribute(at(original, 'reference'), 'value')),
    ...childrenOf(node, 'translation').map(
      (translation) =>
        attribute(translation, 'displayName') || lineOf(at(translation, 'originalText')),
    ),
  ]
  const code = codeOf(node)
  return { name: names.find((name) => !empty.test(name)) ?? code, code }
}

/** Prefers LOINC if a code is given in several systems. */
function codeOf(node: XmlNode): string {
  const codes = [node, ...childrenOf(node, 'translation')]
  const loinc = codes.find(
    (coded) => attribute(coded, 'codeSystem') === '2.16.840.1.113883.6.1' && hasCode(coded),
  )
  const code = attribute(loinc ?? codes.find(hasCode), 'code')
  return empty.test(code) ? '' : code
}
const hasCode = (node: XmlNode) => attribute(node, 'code') !== ''

/** The text of the entry itself, for when its code has no name. */
export function textOf(entry: XmlNode | undefined, narrative: Narrative): string {
  const text = at(entry, 'text')
  const referred = narrative(attribute(at(text, 'reference'), 'value'))
  return referred === '' ? lineOf(text) : referred
}

/** The name of an entry: from its code, else from its text. */
export function nameOf(entry: XmlNode, narrative: Narrative): Coded {
  const { name, code } = codedOf(at(entry, 'code'), narrative)
  return { name: name === '' || name === code ? textOf(entry, narrative) || name : name, code }
}

/**
 * Placeholders for missing information; a statement that there are none, as of allergies, is kept.
 */
const noInformation =
  /^no (information|.*\bdata)\b|^not? (indicated|available|applicable)\b|excluded\/not available/i

/** Why an entry is left out; `undefined` for one that has content. */
export function emptyReason(name: string, section: string): string | undefined {
  if (name === '') return `An empty entry in “${section}”`
  return noInformation.test(name) ? 'An entry that says that there is no information' : undefined
}

/** Name of a person or an organisation. */
export function personName(node: XmlNode | undefined): string {
  const name = at(node, 'name')
  if (!name) return ''
  const parts = ['prefix', 'given', 'family', 'suffix'].flatMap((part) =>
    childrenOf(name, part).map((found) => lineOf(found)),
  )
  const whole = parts.filter((part) => part !== '').join(' ')
  return whole === '' ? lineOf(name) : whole
}

/** The stable identifier of an entry; empty if it has none. */
export function idOf(entry: XmlNode): string {
  for (const id of childrenOf(entry, 'id')) {
    const root = attribute(id, 'root')
    if (root !== '') return `${root} ${attribute(id, 'extension')}`
  }
  return ''
}

export const statusOf = (entry: XmlNode | undefined): string =>
  attribute(at(entry, 'statusCode'), 'code').toLowerCase()

/** Observations and other entries that add detail to an entry. */
export const related = (entry: XmlNode | undefined, name: string): XmlNode[] =>
  childrenOf(entry, 'entryRelationship').flatMap((relation) => childrenOf(relation, name))

/** Whether an entry has a template id, in any version. */
export const hasTemplate = (entry: XmlNode, root: string): boolean =>
  childrenOf(entry, 'templateId').some((template) => attribute(template, 'root') === root)
