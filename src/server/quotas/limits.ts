/** A person's limits; absent ones do not apply. */
export type Limits = { guest: boolean; documents?: number; bytes?: number; questions?: number }
