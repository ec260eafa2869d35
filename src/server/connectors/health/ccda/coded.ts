import { at, attribute, childrenOf, lineOf, type XmlNode } from '../xml-tree.ts'
import type { Narrative } from './narrative.ts'

export type Coded = { name: string; code: string }

/** What says nothing where a name should stand. */
const empty = /^(ASSERTION|UNK|NA|NI|NASK|ASKU|OTH|none|null|unknown)?$/i

/**
 * What a coded value means: the name that comes with the code, else the words that were coded,
 * which may stand in the section's text, else the name in another code system, else the code.
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

/** LOINC is preferred where a code is given in several systems. */
function codeOf(node: XmlNode): string {
  const codes = [node, ...childrenOf(node, 'translation')]
  const loinc = codes.find(
    (coded) => attribute(coded, 'codeSystem') === '2.16.840.1.113883.6.1' && hasCode(coded),
  )
  const code = attribute(loinc ?? codes.find(hasCode), 'code')
  return empty.test(code) ? '' : code
}
const hasCode = (node: XmlNode) => attribute(node, 'code') !== ''

/** The words of an entry itself, where its code says nothing. */
export function textOf(entry: XmlNode | undefined, narrative: Narrative): string {
  const text = at(entry, 'text')
  const referred = narrative(attribute(at(text, 'reference'), 'value'))
  return referred === '' ? lineOf(text) : referred
}

/** What an entry is about: by its code, else in words. */
export function nameOf(entry: XmlNode, narrative: Narrative): Coded {
  const { name, code } = codedOf(at(entry, 'code'), narrative)
  return { name: name === '' || name === code ? textOf(entry, narrative) || name : name, code }
}

/** What systems write where they have nothing; that there are none, as of allergies, is something. */
const noInformation =
  /^no (information|.*\bdata)\b|^not? (indicated|available|applicable)\b|excluded\/not available/i

/** Why an entry is left out; `undefined` for one that says something. */
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

/** The identifier under which the same entry comes again; empty where there is none. */
export function idOf(entry: XmlNode): string {
  for (const id of childrenOf(entry, 'id')) {
    const root = attribute(id, 'root')
    if (root !== '') return `${root} ${attribute(id, 'extension')}`
  }
  return ''
}

export const statusOf = (entry: XmlNode | undefined): string =>
  attribute(at(entry, 'statusCode'), 'code').toLowerCase()

/** The observations and the like that say more about an entry. */
export const related = (entry: XmlNode | undefined, name: string): XmlNode[] =>
  childrenOf(entry, 'entryRelationship').flatMap((relation) => childrenOf(relation, name))

/** Whether an entry is marked with a template, whatever its version. */
export const hasTemplate = (entry: XmlNode, root: string): boolean =>
  childrenOf(entry, 'templateId').some((template) => attribute(template, 'root') === root)
