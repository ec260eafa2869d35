/** An answer that the reader gave, judged like those of the reading evaluation. */
export type ReadAnswer = {
  set: string
  person: string
  wording: string
  /** Before calibration, 0 to 1. */
  certainty: number
  isRight: boolean
}
