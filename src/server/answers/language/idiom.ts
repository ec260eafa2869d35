/**
 * An everyday phrase that names nothing in the data, as a pattern over a whole question without its
 * closing marks, and the plain question that it asks. Groups of the pattern fill the slots of the
 * question; a group `when` must name a period.
 */
export type Idiom = [says: RegExp, asks: string]
