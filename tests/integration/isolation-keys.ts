import type { CallerKind } from './isolation-types.ts'

/** Responses to keys for a call that requires one scope. */
export const onlyKeyFor = (
  scope: 'ask' | 'import',
  status: number,
): Partial<Record<CallerKind, number>> => ({
  key: 403,
  'records key': 403,
  'questions key': 403,
  'documents key': 403,
  'ask key': 403,
  'import key': 403,
  'key of a disabled person': 401,
  [`${scope} key`]: status,
})
