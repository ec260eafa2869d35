import type { TypedQuery } from '../typed-query.ts'

export type Join = NonNullable<TypedQuery['joins']>[number]
