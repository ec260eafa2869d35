/** A node of the tree that `json_serialize_sql` gives. */
export type SqlNode = Record<string, unknown>

export const isNode = (value: unknown): value is SqlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A name in it, in lower case; empty where there is none. */
export function nameIn(node: SqlNode, key: string): string {
  const value = node[key]
  return typeof value === 'string' ? value.toLowerCase() : ''
}
