import type { Filter } from '../typed-query.ts'

export const is = (column: string, ...values: (string | boolean)[]): Filter => ({
  op: 'in',
  column,
  values,
})
export const has = (column: string, text: string): Filter => ({ op: 'contains', column, text })
