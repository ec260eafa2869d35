/** Why a statement may not run, in a sentence for its author; undefined when it may. */
export type Refusal = { code: string; message: string }

/** What `json_serialize_sql` gives for a text: the parser's tree, or why there is none. */
export type SerializedSql = { error: boolean; statements: unknown[] }

const tableFunctions = new Set(['range', 'generate_series', 'unnest'])

/** Functions that reach outside the rows: settings, the environment, other SQL, files, logs. */
const closedFunction =
  /^(getenv|getvariable|current_setting|set_config|nextval|currval|write_log|query|query_table|checkpoint|force_checkpoint|json_(de)?serialize_sql|json_serialize_plan|json_execute_serialized_sql|txid_current|version|current_database|current_databases|in_search_path|current_query|current_schemas?|current_user|session_user|user|pragma_.*|duckdb_.*|pg_.*|has_.*_privilege|read_.*|sniff_.*|glob|parse_path|parse_filename|parquet_.*|.*_scan|.*_scan_.*|sqlite_.*|which_secret|from_substrait.*|get_.*block.*|arrow_.*|sleep.*|is_histogram_other_bin|error|seq_scan|index_scan|test_.*|enable_.*|disable_.*|summary|storage_info|add_parquet_key)$/

const refuse = (code: string, message: string): Refusal => ({ code, message })

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nameOf(node: Record<string, unknown>, key: string): string {
  const value = node[key]
  return typeof value === 'string' ? value.toLowerCase() : ''
}

/** Names that WITH gives in this node. */
function withNames(node: Record<string, unknown>): string[] {
  const map = isNode(node['cte_map']) ? node['cte_map']['map'] : undefined
  if (!Array.isArray(map)) return []
  return map.flatMap((entry) => (isNode(entry) ? [nameOf(entry, 'key')] : []))
}

function checkTable(node: Record<string, unknown>, known: ReadonlySet<string>) {
  const schema = nameOf(node, 'schema_name')
  const catalog = nameOf(node, 'catalog_name')
  const name = nameOf(node, 'table_name')
  if ((schema === '' || schema === 'main') && catalog === '' && known.has(name)) return undefined
  return refuse('query.unknown_table', `There is no table "${nameOf(node, 'table_name')}" here.`)
}

function checkFunction(name: string, isTable: boolean) {
  const open = isTable ? tableFunctions.has(name) : !closedFunction.test(name)
  if (open) return undefined
  return refuse('query.function_refused', `The function ${name}() is not available here.`)
}

function checkNode(node: Record<string, unknown>, known: ReadonlySet<string>): Refusal | undefined {
  const type = nameOf(node, 'type')
  if (type === 'show_ref' || type === 'pivot') {
    return refuse('query.not_select', 'Only a SELECT statement can be run here.')
  }
  if (type === 'base_table') return checkTable(node, known)
  if (type === 'table_function' && isNode(node['function'])) {
    return checkFunction(nameOf(node['function'], 'function_name'), true)
  }
  if (nameOf(node, 'class') === 'function') {
    return checkFunction(nameOf(node, 'function_name'), false)
  }
  return undefined
}

function walk(value: unknown, known: ReadonlySet<string>): Refusal | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const refusal = walk(item, known)
      if (refusal) return refusal
    }
    return undefined
  }
  if (!isNode(value)) return undefined
  const names = withNames(value)
  const scope = names.length > 0 ? new Set([...known, ...names]) : known
  const refusal = checkNode(value, scope)
  if (refusal) return refusal
  // The function of a table function has been judged as such above.
  const isTableFunction = nameOf(value, 'type') === 'table_function'
  for (const [key, child] of Object.entries(value)) {
    const inner = isTableFunction && key === 'function' && isNode(child) ? child['children'] : child
    const found = walk(inner, scope)
    if (found) return found
  }
  return undefined
}

/** Judges the parser's tree of a statement: one SELECT over the known tables and plain functions. */
export function checkSql(sql: SerializedSql, tables: Iterable<string>): Refusal | undefined {
  if (sql.error) return refuse('query.not_select', 'Only a SELECT statement can be run here.')
  if (sql.statements.length !== 1) {
    return refuse('query.one_statement', 'Only one statement can be run at a time.')
  }
  return walk(sql.statements[0], new Set([...tables].map((name) => name.toLowerCase())))
}
