export type Calculation = {
  /** The result in words, without markup. */
  result: string
  /** What was computed: `15% of 1,240 = 186`. */
  working: string
  /** The calculation is declined; the result says why. */
  isDeclined?: true
}
