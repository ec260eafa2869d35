import type { Comparator, Superlative } from './lexicon.ts'

/** The declined forms of an adjective before a noun. */
export const declined = (adjective: string) =>
  ['e', 'en', 'er', 'es', 'em'].map((ending) => adjective + ending)

const ranked = (
  adjective: string,
  direction: Superlative['direction'],
  about: string,
): Record<string, Superlative> =>
  Object.fromEntries(declined(adjective).map((word) => [word, { direction, about }]))

export const germanSuperlatives: Record<string, Superlative> = {
  ...ranked('höchst', 'desc', ''),
  ...ranked('größt', 'desc', 'size'),
  ...ranked('niedrigst', 'asc', ''),
  ...ranked('kleinst', 'asc', 'size'),
  ...ranked('teuerst', 'desc', 'amount'),
  ...ranked('billigst', 'asc', 'amount'),
  ...ranked('günstigst', 'asc', 'amount'),
  ...ranked('längst', 'desc', 'length'),
  ...ranked('kürzest', 'asc', 'length'),
  ...ranked('ältest', 'asc', 'date'),
  ...ranked('jüngst', 'desc', 'date'),
  ...ranked('neuest', 'desc', 'date'),
  ...ranked('best', 'asc', 'rank'),
  ...ranked('schlechtest', 'desc', 'rank'),
  ...ranked('frühest', 'asc', 'date'),
  ...ranked('letzt', 'desc', 'row'),
  ...ranked('erst', 'asc', 'row'),
  zuletzt: { direction: 'desc', about: 'date' },
}

export const germanComparatives: Record<string, Superlative> = {
  höher: { direction: 'desc', about: '' },
  größer: { direction: 'desc', about: 'size' },
  mehr: { direction: 'desc', about: '' },
  niedriger: { direction: 'asc', about: '' },
  kleiner: { direction: 'asc', about: 'size' },
  weniger: { direction: 'asc', about: '' },
  billiger: { direction: 'asc', about: 'amount' },
  günstiger: { direction: 'asc', about: 'amount' },
  teurer: { direction: 'desc', about: 'amount' },
  länger: { direction: 'desc', about: 'length' },
  kürzer: { direction: 'asc', about: 'length' },
  älter: { direction: 'asc', about: 'date' },
  jünger: { direction: 'desc', about: 'date' },
  besser: { direction: 'asc', about: 'rank' },
  schlechter: { direction: 'desc', about: 'rank' },
  später: { direction: 'desc', about: 'date' },
  früher: { direction: 'asc', about: 'date' },
}

export const germanComparators: Record<string, Comparator> = {
  'mehr als': 'gt',
  über: 'gt',
  'größer als': 'gt',
  'höher als': 'gt',
  'älter als': 'gt',
  'teurer als': 'gt',
  'länger als': 'gt',
  'jünger als': 'lt',
  'billiger als': 'lt',
  'günstiger als': 'lt',
  'kürzer als': 'lt',
  mindestens: 'ge',
  'weniger als': 'lt',
  unter: 'lt',
  'kleiner als': 'lt',
  höchstens: 'le',
  maximal: 'le',
  genau: 'eq',
}
