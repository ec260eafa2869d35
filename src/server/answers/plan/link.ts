import type { Speech } from '../language/language.ts'
import { areSynonyms } from '../language/language.ts'
import { fold, germanForm, stem as stemOf } from '../language/stem.ts'
import type { Word } from '../language/words.ts'
import type { Filter } from '../typed-query.ts'
import type { IndexedTable } from './indexed-table.ts'
import type { Reading } from './reading.ts'
import { asksMoney, moneyColumn } from './columns.ts'
import { similarLinks } from './similar-links.ts'
import { withBranches } from './branches.ts'
import { happeningLinks } from './happenings.ts'
import { byColumn, formsOf, ownerOf, spellingLinks, valueForms } from './link-forms.ts'
import { isGivenBack } from './given-back.ts'
import { headingScore } from './heading-score.ts'
import { recordSenses } from './record-senses.ts'
import { findSenses, isByMyself, isByOthers, isRowNoun, nounStems } from './senses.ts'
import { kindsOf } from './money-direction.ts'
import { isMoney, owners, partLinks, unquoted, type Span } from './part-links.ts'
import { outstandingLinks } from './outstanding.ts'
import { payeeLinks } from './payees.ts'
import type { Link } from './question-link.ts'
import { supplierLinks } from './suppliers.ts'
import { visitLinks } from './visits.ts'

const longestSpan = 8

function spansOf({ words, content, soft }: Reading): Span[] {
  const meaningful = new Set([...content, ...soft])
  const spans: Span[] = []
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestSpan); to++) {
      const part = words.slice(from, to)
      const isMeaningful = part.some((_, index) => meaningful.has(from + index))
      // Numbers and periods can be values too, as "2002" in "2002 Championship".
      if (isMeaningful || part.some(({ text }) => /^\d{2,}$/.test(text)))
        spans.push({ from, to, words: part })
    }
  }
  return spans
}

/** "Which hotel did I book": a verb, and no book. */
const isBooking = (words: readonly Word[], at: number) =>
  words[at]?.folded === 'book' && /^(?:i|we|you|to)$/.test(words[at - 1]?.folded ?? '')

/** "Fen & Hollow" without its sign, as cells are indexed. */
const lettered = (words: readonly Word[]) =>
  words
    .map(({ folded }) => folded)
    .filter((folded) => /[\p{L}\p{N}]/u.test(folded))
    .join(' ')

function valueLinks(table: IndexedTable, { from, to, words }: Span, speech: Speech): Link[] {
  // "How much money" does not name a merchant such as "Money Transfer".
  if (kindsOf(table) && isMoney(words)) return []
  // "Spending" covers every outgoing movement, including fees, and not one category.
  const isWay = words.every(({ stem }) => speech.spendings.has(stem) || speech.earnings.has(stem))
  if (isWay && kindsOf(table)) return []
  // The "I message" of "whom do I message" must not match iMessage.
  if (words.length > 1 && words[0]?.text === 'I') return []
  const exact =
    table.values.get(words.map((word) => word.folded).join(' ')) ??
    table.values.get(owners(words).join(' ')) ??
    table.values.get(unquoted(words).join(' ')) ??
    table.values.get(lettered(words))
  const entries = exact ?? table.values.get(words.map((word) => word.stem).join(' '))
  const [first, ...others] = byColumn(entries ?? [])
  if (!first) return []
  const [column, values] = first
  const score = exact ? 1 : 0.95
  const alternatives = others.map(([other]) => other)
  const named = kindsOf(table) ? withBranches(column, values) : values
  return [{ kind: 'value', from, to, score, column, values: [...new Set(named)], alternatives }]
}

const recordNouns = new Set(
  Object.values(recordSenses).flatMap((senses) => (senses ? nounStems(senses) : [])),
)

/** "How many emails" counts mails, not people, whose columns hold addresses and counts. */
function countsOtherRecords(
  { records, nameStems }: IndexedTable,
  { from, words }: Span,
  reading: Reading,
) {
  const [{ stem: noun } = { stem: '' }] = words
  const isCounted = words.length === 1 && reading.howMany?.to === from
  return records && isCounted && recordNouns.has(noun) && !nameStems.has(noun)
}

/** "Garantie" for `Warranty until`: not as good as the heading's own word. */
const translatedShare = 0.9

function columnLinks(table: IndexedTable, span: Span, reading: Reading): Link[] {
  const { from, to, words } = span
  const { money, lexicon } = reading.speech
  if (countsOtherRecords(table, span, reading)) return []
  const isGerman = lexicon.language === 'de'
  const stems = words.map((word) => word.stem)
  const [only] = words.length === 1 ? words : []
  const translated =
    only && isGerman && !table.records ? formsOf(table, only.folded).map(stemOf) : []
  return table.columns.flatMap((column) => {
    if (column.distinct === 0 && table.records) return []
    const score = Math.max(
      headingScore(column, stems, isGerman),
      ...translated.map((stem) => translatedShare * headingScore(column, [stem], false)),
    )
    // "Which day" does not ask whether an event lasts all day.
    const isPartOfFlag = table.records && column.type === 'boolean' && score < 0.9
    if (score === 0 || isPartOfFlag) return []
    // "Purchase" refers to the amount, not to the recipient or to what it was "paid with".
    const isElse = () => column.type === 'text' || (table.records && moneyColumn(table) !== column)
    const isOdd = score < 0.6 && stems.every((stem) => money.has(stem)) && isElse()
    return isOdd ? [] : [{ kind: 'column' as const, from, to, score, column, exact: score >= 0.6 }]
  })
}

function tableLinks(table: IndexedTable, { from, to, words }: Span): Link[] {
  const [word] = words
  if (words.length !== 1 || !word) return []
  if (table.nameStems.has(word.stem)) {
    // A noun for the rows says more than a column whose heading is a synonym of it.
    if (table.senses)
      return isRowNoun(table.senses, word) ? [{ kind: 'table', from, to, score: 0.55 }] : []
    return [{ kind: 'table', from, to, score: 0.45 }]
  }
  const stems = [...table.nameStems]
  const form = germanForm(word.stem)
  if (form.length >= 4 && stems.some((name) => germanForm(name) === form))
    return [{ kind: 'table', from, to, score: 0.44 }]
  const isWithin =
    !table.records &&
    stems.some(
      (name) => word.stem.length >= 4 && (name.startsWith(word.stem) || name.endsWith(word.stem)),
    )
  if (isWithin) return [{ kind: 'table', from, to, score: 0.42 }]
  const translated = formsOf(table, ownerOf(word)).map(stemOf)
  const isLike = stems.some((name) => areSynonyms(name, word.stem) || translated.includes(name))
  return isLike ? [{ kind: 'table', from, to, score: 0.3 }] : []
}

/** The full document name: `file-3`, `Expenses 2025.xlsx`. A single word is too ambiguous. */
function nameLinks({ names }: IndexedTable, { words }: Reading): Link[] {
  return names.flatMap((name) => {
    const from = words.findIndex((_, at) =>
      name.every((part, index) => words[at + index]?.folded === part),
    )
    return from < 0 || name.length < 2
      ? []
      : [{ kind: 'table' as const, from, to: from + name.length, score: 0.95 }]
  })
}

/** Whether the filter can match any rows of the table. */
function hasSome(table: IndexedTable, filter: Filter): boolean {
  const column = table.columns.find(({ name }) => name === filter.column)
  if (!column || column.distinct === 0) return false
  if (column.type !== 'text' || column.values.length === 0) return true
  if (filter.op === 'in')
    return filter.values.some((value) => column.values.includes(String(value)))
  if (filter.op !== 'contains') return true
  return column.values.some((value) => fold(value).includes(filter.text))
}

/** Links for words with a meaning in a table of records: rows of a kind, people, or a column. */
function senseLinks(reading: Reading, table: IndexedTable): Link[] {
  if (!table.senses) return []
  return findSenses(reading.words, table.senses).flatMap(({ from, to, sense }): Link[] => {
    const isPeriod = reading.periods.some(({ start, end }) => from < end && start < to)
    const count = reading.howMany ?? reading.rankedCount
    if (isPeriod || (count && from < count.to && count.from < to)) return []
    const column = table.columns.find(({ name }) => name === sense.column)
    if (column) return [{ kind: 'column', from, to, score: 0.92, column, exact: true }]
    const others = isByOthers(reading.words) ? sense.byOthers : undefined
    // "Messages that say …" does not say whose.
    if (sense.about && !others && !isByMyself(reading.words)) return []
    if (sense.ofMoney && !asksMoney(reading)) return []
    const filters = others?.filters ?? sense.filters ?? []
    const people = others?.people ?? sense.people ?? []
    if (filters.length + people.length === 0) return []
    if (!filters.every((filter) => hasSome(table, filter))) return []
    // Scores above a heading or a value that merely has the same name.
    const about = sense.about ? { about: sense.about } : {}
    return [{ kind: 'sense', from, to, score: 1.05, filters, people, ...about }]
  })
}

/** "How often did I order from": a verb, not a part of a shop's name. */
const isDeed = ({ words }: Reading, { from, to }: Span) =>
  to - from === 1 &&
  /^\p{Ll}/u.test(words[from]?.text ?? '') &&
  /^(?:i|we)$/.test(words[from - 1]?.folded ?? '')

const kindRank = { sense: 0, value: 1, column: 2, part: 3, table: 4 } as const

function better(a: Link, b: Link): number {
  const weight = (link: Link) => (link.to - link.from) * link.score
  return weight(b) - weight(a) || kindRank[a.kind] - kindRank[b.kind] || a.from - b.from
}

/** A word of a longer value may not refer to it: "fuel" in "Bayside Fuel". */
const isDoubtful = ({ kind }: Link) => kind === 'part'

const isSame = (a: Link, b: Link) => a.kind === b.kind && a.from === b.from && a.to === b.to

/** The ways to link the question's words to one table, the likeliest first. */
export function linkings(reading: Reading, table: IndexedTable): Link[][] {
  const best = linkQuestion(reading, table)
  const doubtful = best.filter(isDoubtful)
  if (doubtful.length === 0 || table.records || table.joins) return [best]
  const without = linkQuestion(reading, table, doubtful)
  return [best, without]
}

/** The best interpretation of the question's words over one table; links do not overlap. */
export function linkQuestion(
  reading: Reading,
  table: IndexedTable,
  but: readonly Link[] = [],
): Link[] {
  const contentWords = new Set(reading.content)
  const all = spansOf(reading).flatMap((span) => {
    // "Has Jo paid me back": a part of the verb.
    if (span.to - span.from === 1 && isGivenBack(reading.words, span.from)) return []
    const names = columnLinks(table, span, reading)
    const hasContent = span.words.some((_, index) => contentWords.has(span.from + index))
    const isNumber = span.words.some(({ text }) => /\d/.test(text))
    // A soft word can only be a heading.
    if (!hasContent && !isNumber) return names.filter(({ score }) => score >= 0.75)
    if (isDeed(reading, span) && kindsOf(table)) return names
    return [
      ...valueLinks(table, span, reading.speech),
      ...partLinks(table, span, contentWords, reading.speech),
      ...names,
      ...(isBooking(reading.words, span.from) ? [] : tableLinks(table, span)),
    ]
  })
  const taken = new Set<number>()
  const chosen: Link[] = []
  const take = (links: Link[]) => {
    for (const link of links.toSorted(better)) {
      if (but.some((other) => isSame(link, other))) continue
      const indexes = Array.from({ length: link.to - link.from }, (_, n) => link.from + n)
      if (indexes.some((index) => taken.has(index))) continue
      for (const index of indexes) taken.add(index)
      chosen.push(link)
    }
  }
  // A common word for a cell's content refers to that cell before anything like the table's name.
  const cellWords = reading.content.flatMap((index) => {
    const word = reading.words[index]
    // "Bezahlt" refers to the direction of the money, not to a word in the bank's text.
    if (!word || (kindsOf(table) && reading.speech.spendings.has(word.stem))) return []
    const forms = formsOf(table, ownerOf(word))
    // "Petrol" is the subject of the fuel log, not the station Bayside Fuel.
    const isSubject = !table.records && forms.some((form) => table.nameStems.has(stemOf(form)))
    return forms.length > 0 && !isSubject ? valueForms(table, index, word) : []
  })
  const payees = payeeLinks(reading, table)
  take([
    ...all,
    ...cellWords,
    ...nameLinks(table, reading),
    ...senseLinks(reading, table),
    ...payees,
    // "Did Ravi pay for the power": Ravi is no supplier of it.
    ...(payees.length > 0 ? [] : supplierLinks(reading, table)),
    ...visitLinks(reading, table),
    ...happeningLinks(reading, table),
    ...outstandingLinks(reading, table),
  ])
  for (const index of reading.content) {
    const word = reading.words[index]
    if (!word || taken.has(index)) continue
    if (countsOtherRecords(table, { from: index, to: index + 1, words: [word] }, reading)) continue
    if (kindsOf(table) && reading.speech.spendings.has(word.stem)) continue
    if (word.folded.length < 5 && formsOf(table, ownerOf(word)).length === 0) continue
    const isSubject =
      !table.records &&
      formsOf(table, ownerOf(word)).some((form) => table.nameStems.has(stemOf(form)))
    const forms = isSubject ? [] : valueForms(table, index, word)
    take(forms.length > 0 ? forms : spellingLinks(table, index, word))
    if (taken.has(index)) continue
    // "Hours of leave": a word beside the heading itself says something else.
    const isNamed = (link: Link) =>
      link.kind === 'column' &&
      chosen.some((other) => other.kind === 'column' && other.exact && other.column === link.column)
    take(similarLinks(table, index, word.folded).filter((link) => !isNamed(link)))
  }
  return chosen.toSorted((a, b) => a.from - b.from)
}
