import { expect } from 'vitest'
import type { Cell } from '#shared/answers.ts'
import type { PlainFilter, TypedQuery } from '../typed-query.ts'
import { planOf } from './fixtures.ts'
import { recordTables } from './record-tables.fixtures.ts'

/** A question and its typed query; `select` and `filters` may be left out if empty. */
export type QueryCase = [question: string, query: Partial<TypedQuery>]

export function expectQuery(question: string, query: Partial<TypedQuery>): void {
  expect(planOf(question)?.query).toEqual({ select: [], filters: [], ...query })
}

/** The same for payments, mails and dues. */
export function expectRecordQuery(question: string, query: Partial<TypedQuery>): void {
  expect(planOf(question, recordTables)?.query).toEqual({ select: [], filters: [], ...query })
}

export const isOneOf = (column: string, ...values: Cell[]): PlainFilter => ({
  op: 'in',
  column,
  values,
})

/** A period of the column `date`; `to` is exclusive. */
export const inPeriod = (from: string, to: string, label: string): PlainFilter => ({
  op: 'period',
  column: 'date',
  from,
  to,
  label,
})

type Order = NonNullable<TypedQuery['order']>

export const orderBy = (column: string, direction: Order['direction']): Order => ({
  by: 'column',
  column,
  direction,
})
