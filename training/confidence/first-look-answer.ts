/** An answer of the first look at a set, with the confidence that it was given by the other fits. */
export type FirstLookAnswer = {
  set: string
  person: string
  kind: 'tables' | 'texts'
  fitted: number
  isRight: boolean
}
