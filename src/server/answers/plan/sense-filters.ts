import type { Filter } from '../typed-query.ts'

export const oneOf = (column: string, ...values: (string | boolean)[]): Filter => ({
  op: 'in',
  column,
  values,
})
export const contains = (column: string, text: string): Filter => ({ op: 'contains', column, text })
