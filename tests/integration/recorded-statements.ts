import pg from 'pg'

export type Recorded = { text: string; values: unknown[] }

/** Records the statements of one role of the program, each text once, until it is disposed of. */
export function recordStatements(role: 'trove_app' | 'trove_auth' | 'trove_jobs') {
  const recorded = new Map<string, Recorded>()
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('the driver has no query()')
  const recording = function (this: pg.Client, ...args: unknown[]): unknown {
    const [given, more] = args
    const { application_name: name } = Reflect.get(this, 'connectionParameters')
    const statement = typeof given === 'string' ? { text: given } : Object(given)
    const { text } = statement
    if (name === role && typeof text === 'string') {
      const values: unknown = statement.values ?? more
      recorded.set(text, { text, values: Array.isArray(values) ? values : [] })
    }
    return Reflect.apply(query, this, args)
  }
  Reflect.set(pg.Client.prototype, 'query', recording)
  return {
    statements: () => [...recorded.values()],
    [Symbol.dispose]() {
      Reflect.set(pg.Client.prototype, 'query', query)
    },
  }
}
