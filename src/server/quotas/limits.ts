/** How much a person may have; absent where nothing limits it. */
export type Limits = { guest: boolean; documents?: number; bytes?: number; questions?: number }
