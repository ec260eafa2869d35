/** A node of the tree of `json_serialize_sql`. */
export type SqlNode = Record<string, unknown>

export const isNode = (value: unknown): value is SqlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name in a node, in lower case; empty if absent. */
export function nameIn(node: SqlNode, key: string): string {
  const value = node[key]
  return typeof value === 'string' ? value.toLowerCase() : ''
}
