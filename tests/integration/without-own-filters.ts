import pg from 'pg'

/** `user_id = $1` in any way of writing it, but for columns of two tables that are joined. */
const ownFilter = /(?:"?\w+"?\.)?"?\buser_id\b"? = (\$\d+)/g
const anyFilter = /user_id"?\s*(?:=\s*(?:any\s*\(\s*)?|in\s*\(\s*)\$/i

/**
 * Takes "of this person" out of the conditions of all statements of the program's own role, until it
 * is disposed of: what is then kept apart is kept apart by the policies of the database. Parameters
 * stay in place, so that the statements are otherwise what they were.
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
    /** Statements that asked. */
    taken: () => taken,
    /** Statements that ask in a way that is not known here. */
    left: () => [...left],
    [Symbol.dispose]() {
      Reflect.set(pg.Client.prototype, 'query', query)
    },
  }
}
