/** The texts of a weekly recap in one language; dates and amounts come formatted. */
export type RecapWords = {
  subject: (from: string, to: string) => string
  spent: (spent: string) => string
  spentMore: (spent: string, difference: string) => string
  spentLess: (spent: string, difference: string) => string
  spentAsUsual: (spent: string) => string
  biggest: (payments: string) => string
  mail: (from: string, subject: string, day: string) => string
  steps: (now: string) => string
  sleep: (now: string) => string
  more: (percent: number) => string
  less: (percent: number) => string
  same: string
  documents: (count: number, names: string) => string
  open: string
  why: string
  stop: string
}
