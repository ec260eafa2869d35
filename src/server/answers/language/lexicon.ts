/** What a word that asks for the top or the bottom is about. */
export type Superlative = {
  direction: 'asc' | 'desc'
  /** Synonym groups of the column it orders by; `date` and `row` are the order of time and of rows. */
  about: string
}

export type Comparator = 'gt' | 'ge' | 'lt' | 'le' | 'eq'
export type Aggregate = 'sum' | 'count' | 'count_distinct' | 'avg' | 'min' | 'max' | 'median'
export type TimeUnit = 'day' | 'week' | 'month' | 'quarter' | 'year'
export type Asked = 'who' | 'when' | 'where' | 'which' | 'how_long' | 'why' | 'how'

/** All that the planner knows of one language. Phrases are lower case, words apart by one space. */
export type Lexicon = {
  language: string
  stopWords: string
  /** Words that say what to do and name nothing in the data. */
  fillers: string
  aggregates: Record<Aggregate, string[]>
  howMany: string[]
  howMuch: string[]
  /** "how many times": rows are counted whatever else is named. */
  times: string[]
  /** Words for a row of any table. */
  rowWords: string
  /** Nouns for a single payment: many of them are counted, one is a row. */
  events: string
  /** Words for money that goes out, and that comes in. */
  spendings: string
  earnings: string
  /** Verbs and nouns that mean money when a sum has no column of its own. */
  money: string
  groupBy: string[]
  /** Words that are a grouping by themselves. */
  unitAdverbs: Record<string, TimeUnit>
  units: Record<string, TimeUnit>
  trend: string[]
  /** "Where does my money go": what it was spent on. */
  moneyFlow: string[]
  /** What became more or less from the first time to the last. */
  changes: Record<string, 'up' | 'down'>
  /** The row beside another: "the album after X". */
  neighbours: Record<string, 'next' | 'previous'>
  /** Words that say that the order of the sheet is meant. */
  inOrder: string[]
  /** What is still to come. */
  upcoming: string[]
  /** "on days I ran": how the clause begins that names the days. */
  onDays: string[]
  share: string[]
  compare: string[]
  difference: string[]
  superlatives: Record<string, Superlative>
  /** Asked between two things: which of them is more. */
  comparatives: Record<string, Superlative>
  mostOf: Record<string, 'asc' | 'desc'>
  frequent: string[]
  top: Record<string, 'asc' | 'desc'>
  comparators: Record<string, Comparator>
  between: [string, string][]
  not: string[]
  lists: string[]
  asked: Record<string, Asked>
  yesNo: string
  numbers: Record<string, number>
  months: Record<string, number>
  seasons: Record<string, [fromMonth: number, months: number]>
  periodWords: {
    /** The running one, the one before, the one after. */
    current: string[]
    previous: string[]
    next: string[]
    since: string[]
    before: string[]
    after: string[]
    until: string[]
    today: string[]
    yesterday: string[]
  }
  /** Words for what cells often say otherwise, or in the other language; the first is in the cells. */
  translations: string[]
  /** Each group's words stand for each other; the first names the group. */
  synonyms: string[]
}
