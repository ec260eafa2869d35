/** Where a person's records stand: `seq` grows with each record, `deletions` changes when any went. */
export type RecordsVersion = { seq: number; deletions: number }
