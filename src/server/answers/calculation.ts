export type Calculation = {
  /** The result in words, without marks. */
  result: string
  /** What was computed: `15% of 1,240 = 186`. */
  working: string
  /** What is asked for is not computed; the result says why. */
  isDeclined?: true
}
