export const queryBuilderPath: string = '/query-builder'

/** The address of a query. */
export const pathOfQuery = (id: string) => `${queryBuilderPath}?query=${encodeURIComponent(id)}`
