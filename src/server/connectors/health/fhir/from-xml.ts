import { childrenOf, lineOf, type XmlNode } from '../xml-tree.ts'

/** Fields that are arrays in JSON even if XML has only one of them. */
const lists = new Set(
  (
    'entry contained identifier extension coding category component referenceRange interpretation note ' +
    'dosageInstruction dosage reaction manifestation given telecom line address participant performer ' +
    'result hasMember reasonCode'
  ).split(' '),
)
/** Elements that contain a whole resource. */
const holders = new Set(['resource', 'contained'])

/** Converts a FHIR resource from XML to its JSON form. */
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
