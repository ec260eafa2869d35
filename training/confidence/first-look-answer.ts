/**
 * An answer of the first look at a set, with its confidence by `table-weights.json` or by the
 * reader's calibration.
 */
export type FirstLookAnswer = {
  set: string
  person: string
  kind: 'tables' | 'texts'
  fitted: number
  isRight: boolean
}
