import { isShortSeries, seriesLimits } from './check-series.ts'
import { allowedFunctions, allowedTableFunctions } from './sql-functions.ts'
import { isNode, nameIn, type SqlNode } from './sql-node.ts'

/** Why a statement may not run, as a sentence for its author. */
export type Refusal = { code: string; message: string }

/** Result of `json_serialize_sql`: the parser's tree, or why there is none. */
export type SerializedSql = { error: boolean; statements: unknown[] }

/** The person's tables, and the WITH names in scope; all in lower case. */
type Scope = { tables: ReadonlySet<string>; named: ReadonlySet<string> }

const refuse = (code: string, message: string): Refusal => ({ code, message })

const withName = ({ tables, named }: Scope, name: string): Scope => ({
  tables,
  named: new Set([...named, name]),
})

function checkTable(node: SqlNode, { tables, named }: Scope) {
  const name = nameIn(node, 'table_name')
  const schema = nameIn(node, 'schema_name')
  const isPresent = nameIn(node, 'catalog_name') === ''
  // A WITH name has no schema: after a schema the same name is a table or view of the catalog.
  if (isPresent && schema === '' && (named.has(name) || tables.has(name))) return undefined
  if (isPresent && schema === 'main' && tables.has(name)) return undefined
  return refuse('query.unknown_table', `There is no table "${name}" here.`)
}

function checkFunction(node: SqlNode, isTable: boolean) {
  const name = nameIn(node, 'function_name')
  const isAllowed = isTable ? allowedTableFunctions.has(name) : allowedFunctions.has(name)
  if (!isAllowed) {
    return refuse('query.function_refused', `The function ${name}() is not available here.`)
  }
  const most = isTable ? seriesLimits.rows : seriesLimits.values
  const isSeries = name === 'range' || name === 'generate_series'
  if (!isSeries || isShortSeries(node['children'], most)) return undefined
  return refuse(
    'query.long_series',
    `${name}() takes numbers or dates that are written out, and makes at most ${most.toLocaleString('en')} values here.`,
  )
}

function checkNode(node: SqlNode, scope: Scope): Refusal | undefined {
  const type = nameIn(node, 'type')
  if (type === 'show_ref' || type === 'pivot') {
    return refuse('query.not_select', 'Only a SELECT statement can be run here.')
  }
  if (type === 'base_table') return checkTable(node, scope)
  if (type === 'table_function' && isNode(node['function'])) {
    return checkFunction(node['function'], true)
  }
  const isCall = ['function', 'window'].includes(nameIn(node, 'class'))
  return isCall ? checkFunction(node, false) : undefined
}

/** Each table of a WITH sees those before it, and the query sees all of them. */
function walkWith(node: SqlNode, scope: Scope): Refusal | Scope {
  const map = isNode(node['cte_map']) ? node['cte_map']['map'] : undefined
  let inner = scope
  for (const entry of Array.isArray(map) ? map.filter(isNode) : []) {
    const refusal = walk(entry['value'], inner)
    if (refusal) return refusal
    inner = withName(inner, nameIn(entry, 'key'))
  }
  return inner
}

function walkNode(node: SqlNode, outer: Scope): Refusal | undefined {
  const scope = walkWith(node, outer)
  if ('code' in scope) return scope
  const refusal = checkNode(node, scope)
  if (refusal) return refusal
  const type = nameIn(node, 'type')
  for (const [key, child] of Object.entries(node)) {
    if (key === 'cte_map') continue
    // The name of the table function has been checked above.
    const isJudged = type === 'table_function' && key === 'function' && isNode(child)
    // Only the recursive part sees the rows made so far.
    const isRepeated = type === 'recursive_cte_node' && key === 'right'
    const seen = isRepeated ? withName(scope, nameIn(node, 'cte_name')) : scope
    const found = walk(isJudged ? child['children'] : child, seen)
    if (found) return found
  }
  return undefined
}

function walk(value: unknown, scope: Scope): Refusal | undefined {
  if (isNode(value)) return walkNode(value, scope)
  if (!Array.isArray(value)) return undefined
  for (const item of value) {
    const refusal = walk(item, scope)
    if (refusal) return refusal
  }
  return undefined
}

/**
 * Checks the parser's tree of a statement: one SELECT over the known tables with allowed functions.
 */
export function checkSql(sql: SerializedSql, tables: Iterable<string>): Refusal | undefined {
  if (sql.error) return refuse('query.not_select', 'Only a SELECT statement can be run here.')
  if (sql.statements.length !== 1) {
    return refuse('query.one_statement', 'Only one statement can be run at a time.')
  }
  const lower = new Set([...tables].map((name) => name.toLowerCase()))
  return walk(sql.statements[0], { tables: lower, named: new Set() })
}
