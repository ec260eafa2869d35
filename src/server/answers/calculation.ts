export type Calculation = {
  /** The result in words, without markup. */
  result: string
  /** The calculation in figures: `15% of 1,240 = 186`. */
  working: string
  /** The calculation is declined; the result says why. */
  isDeclined?: true
}
