import { childrenOf, lineOf, type XmlNode } from '../xml-tree.ts'

/** Fields that are lists in JSON also where XML has one of them. */
const lists = new Set(
  (
    'entry contained identifier extension coding category component referenceRange interpretation note ' +
    'dosageInstruction dosage reaction manifestation given telecom line address participant performer ' +
    'result hasMember reasonCode'
  ).split(' '),
)
/** Elements in which a whole resource stands. */
const holders = new Set(['resource', 'contained'])

/** A FHIR resource in XML as the same in JSON. */
export function resourceFromXml(node: XmlNode): Record<string, unknown> {
  return { resourceType: node.name, ...fieldsOf(node) }
}

function fieldsOf(node: XmlNode): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, all] of Map.groupBy(childrenOf(node), (child) => child.name)) {
    const values = all.map(valueOf)
    fields[name] = lists.has(name) || values.length > 1 ? values : values[0]
  }
  const { id, url } = node.attributes
  return { ...(id === undefined ? {} : { id }), ...(url === undefined ? {} : { url }), ...fields }
}

function valueOf(node: XmlNode): unknown {
  if (node.name === 'div') return lineOf(node)
  const [inner] = childrenOf(node)
  if (holders.has(node.name) && inner) return resourceFromXml(inner)
  const { value } = node.attributes
  if (value === undefined) return fieldsOf(node)
  return value === 'true' || value === 'false' ? value === 'true' : value
}
