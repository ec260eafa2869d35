import pg from 'pg'

/** `user_id = $1` in any notation, except for columns of two joined tables. */
const ownFilter = /(?:"?\w+"?\.)?"?\buser_id\b"? = (\$\d+)/g
const anyFilter = /user_id"?\s*(?:=\s*(?:any\s*\(\s*)?|in\s*\(\s*)\$/i

/**
 * Removes the filter by person from all statements of the program's own role, until it is disposed
 * of: only the database's policies isolate people then. Parameters stay in place, so that the
 * statements are otherwise unchanged.
 */
export function withoutOwnFilters() {
  const taken = new Set<string>()
  const left = new Set<string>()
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('the driver has no query()')
  const rewrite = (text: string): string => {
    const without = text.replace(ownFilter, '($1::text is not null)')
    if (without !== text) taken.add(text)
    if (anyFilter.test(without)) left.add(without)
    return without
  }
  const isStatement = (given: unknown): given is { text: string } =>
    typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string'

  const rewritten = function (this: pg.Client, ...args: unknown[]): unknown {
    const [given, ...rest] = args
    const isOfProgram = Reflect.get(this, 'connectionParameters').application_name === 'trove_app'
    const statement =
      isOfProgram && typeof given === 'string'
        ? rewrite(given)
        : isOfProgram && isStatement(given)
          ? Object.assign(given, { text: rewrite(given.text) })
          : given
    return Reflect.apply(query, this, [statement, ...rest])
  }
  Reflect.set(pg.Client.prototype, 'query', rewritten)
  return {
    /** Statements that filtered. */
    taken: () => taken,
    /** Statements that filter in an unknown way. */
    left: () => [...left],
    [Symbol.dispose]() {
      Reflect.set(pg.Client.prototype, 'query', query)
    },
  }
}
