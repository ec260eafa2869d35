/**
 * The version of a person's records: `seq` grows with each record, `deletions` changes when any are
 * deleted.
 */
export type RecordsVersion = { seq: number; deletions: number }
