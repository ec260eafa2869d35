/** The meaning of a superlative or comparative. */
export type Superlative = {
  direction: 'asc' | 'desc'
  /** Synonym groups of the column to order by; `date` and `row` order by time and by row. */
  about: string
}

export type Comparator = 'gt' | 'ge' | 'lt' | 'le' | 'eq'
export type Aggregate = 'sum' | 'count' | 'count_distinct' | 'avg' | 'min' | 'max' | 'median'
export type TimeUnit = 'day' | 'week' | 'month' | 'quarter' | 'year'
export type Asked = 'who' | 'when' | 'where' | 'which' | 'how_long' | 'why' | 'how'

/** Pairs of words that exclude each other, by the first one. */
export const oppositeNames = ['begin', 'arrive', 'open', 'sell', 'outward'] as const
export type OppositeName = (typeof oppositeNames)[number]

/** Words of a person's own ledgers. Lists of phrases are matched as said, single words by stems. */
export type LedgerWords = {
  /** Verbs of being in debt. */
  owing: string[]
  /** Words for what is not paid. */
  unpaid: string[]
  /** The same, but only of bills: a shop may be open too. */
  open: string[]
  /** Who owes whom, by the words around the verb. */
  owedByMe: string[]
  owedToMe: string[]
  /** Words in the heading of a column that tells when or whether something was paid. */
  paid: string
  /** Cells of a column of states, such as `Status`. */
  paidCells: string
  unpaidCells: string
  /** Nouns for what is unpaid, which name no column. */
  bills: string
  /** Headings for those who owe the person something, and for those whom the person owes. */
  debtors: string
  creditors: string
  /** Words for a collection of rows in the name of a sheet: "ledger", "log". */
  collections: string
  /** Words that only say that a column holds a measurement: "the pain score". */
  measurements: string
  /** Phrases that only say that a row exists: "the pain I wrote down". */
  writtenDown: string[]
  /** Words in the name or a heading of a sheet that lists nothing but debts. */
  debts: string
}

/** The planner's vocabulary of a language. Phrases are lower case, words separated by one space. */
export type Lexicon = {
  language: string
  stopWords: string
  /** Instruction words that name nothing in the data. */
  fillers: string
  aggregates: Record<Aggregate, string[]>
  howMany: string[]
  howMuch: string[]
  /** "how many times": counts rows, whatever else is named. */
  times: string[]
  /** Words for a row of any table. */
  rowWords: string
  /** Nouns for a single payment: in the plural they are counted, in the singular one is a row. */
  events: string
  /** Words for outgoing and for incoming money. */
  spendings: string
  earnings: string
  /** Verbs and nouns that refer to money if a sum has no explicit column. */
  money: string
  groupBy: string[]
  /** Words that are a grouping by themselves. */
  unitAdverbs: Record<string, TimeUnit>
  units: Record<string, TimeUnit>
  trend: string[]
  /** "Where does my money go": asks what it was spent on. */
  moneyFlow: string[]
  /** Phrases for an increase or a decrease from the first time to the last. */
  changes: Record<string, 'up' | 'down'>
  /** Words that exclude each other: those for beginning, and those for ending. */
  opposites: Record<OppositeName, [string, string]>
  /** The row next to another: "the album after X". */
  neighbours: Record<string, 'next' | 'previous'>
  /** Words that refer to the order of the sheet. */
  inOrder: string[]
  /** Words for future events. */
  upcoming: string[]
  /** "on days I ran": how a clause that names days begins. */
  onDays: string[]
  share: string[]
  compare: string[]
  difference: string[]
  superlatives: Record<string, Superlative>
  /** Compare two things: which of them has more. */
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
    /** The current period, the previous one, the next one. */
    current: string[]
    previous: string[]
    next: string[]
    since: string[]
    before: string[]
    after: string[]
    until: string[]
    today: string[]
    yesterday: string[]
    weekend: string[]
  }
  /** Words for common cell contents in either language; the first of a group is in the cells. */
  translations: string[]
  /** Everyday words of a person's own sheets with their equivalents in English. */
  everyday?: string[]
  ledger: LedgerWords
  /** Groups of synonyms; the first word names the group. */
  synonyms: string[]
}
