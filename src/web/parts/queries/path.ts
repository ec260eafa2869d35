export const queryBuilderPath: string = '/query-builder'

/** Where a query is shown. */
export const pathOfQuery = (id: string) => `${queryBuilderPath}?query=${encodeURIComponent(id)}`
