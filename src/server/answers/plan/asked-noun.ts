import type { IndexedColumn } from './indexed-table.ts'
import { entityColumn, isColumnLink } from './columns.ts'
import type { Draft } from './draft.ts'
import type { Link } from './question-link.ts'
import type { Reading } from './reading.ts'

type Span = { from: number; to: number }

/** Words between "what was" and the noun: "the name of", "the total number of", "one of". */
const leading =
  /^(the|a|an|all|any|of|only|one|another|other|name|names|title|titles|was|is|are|were|der|die|das|den|dem|ein|eine|einen|name|namen|ist|war|sind|waren)$/

const within = (spans: readonly Span[], index: number) =>
  spans.some(({ from, to }) => index >= from && index < to)

/** The noun asked for: "sunken ship" in "what was the last sunken ship with …". */
export function askedNoun({ reading, links }: Pick<Draft, 'reading' | 'links'>): Span | undefined {
  const { asked, words, superlatives, content, top, mostOf, neighbours } = reading
  if (asked && asked.value !== 'which') return undefined
  const start = asked?.to ?? (reading.list ? listEnd(reading) : undefined)
  if (start === undefined) return undefined
  const cues: Span[] = [...superlatives, ...[top, mostOf].flatMap((cue) => cue ?? [])]
  let from = start
  while (from < words.length && !isNamed(links, from)) {
    const isCue = within(cues, from) || /^\d+$/.test(words[from]?.text ?? '')
    if (!isCue && !leading.test(words[from]?.folded ?? '')) break
    from += 1
  }
  let to = from
  const isIn = (at: number) =>
    (content.includes(at) || isNamed(links, at)) &&
    !within(neighbours, at) &&
    !isBroken(reading, at, from)
  while (to < words.length && isIn(to)) to += 1
  return to > from ? { from, to } : undefined
}

const isNamed = (links: readonly Link[], at: number) =>
  links.some((link) => isColumnLink(link) && link.exact && at >= link.from && at < link.to)

/** A comma or a bracket ends the noun. */
function isBroken({ question, words }: Reading, at: number, from: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  return (
    at > from &&
    before !== undefined &&
    word !== undefined &&
    /[,;:(?]/.test(question.slice(before.end, word.start))
  )
}

const listEnd = ({ words, speech }: Reading): number | undefined => {
  const lists = speech.lexicon.lists.map((phrase) => phrase.split(' '))
  const lengths = lists
    .filter((phrase) => phrase.every((part, at) => words[at]?.folded === part))
    .map((phrase) => phrase.length)
  return lengths.length > 0 ? Math.max(...lengths) : undefined
}

/** Minimum share of a column's values that contain the noun, such as "stadium". */
const telling = 0.3

/** The column whose values contain the noun: "which stadium" where venue names say "stadium". */
function columnOfWord(link: Link, { table }: Draft): IndexedColumn | undefined {
  if (link.kind !== 'part' || link.to - link.from > 1) return undefined
  const entity = entityColumn(table)
  const share = (column: IndexedColumn) =>
    (table.valueWords.get(link.text) ?? []).filter((each) => each.column === column).length /
    Math.max(1, column.distinct)
  const columns = [link.column, ...link.alternatives]
  if (entity && columns.includes(entity)) return entity
  return columns.find((column) => share(column) >= telling) ?? entity
}

/** The column the asked noun refers to when no heading names it; undefined when one does. */
export function nounColumn(draft: Draft): IndexedColumn | undefined {
  const { reading, table, links } = draft
  if (table.records || table.joins || reading.howMany || reading.howMuch) return undefined
  const noun = askedNoun(draft)
  if (!noun) return undefined
  const own = links.filter(({ from, to }) => from < noun.to && noun.from < to)
  if (own.some((link) => link.kind === 'column')) return undefined
  const last = own.find(({ to }) => to >= noun.to)
  return last === undefined ? entityColumn(table) : columnOfWord(last, draft)
}

/** Links of nouns that name the row type and do not filter: "which stadium", "how many games". */
export function nounLinks({
  reading,
  table,
  links,
}: Pick<Draft, 'reading' | 'table' | 'links'>): Link[] {
  if (!table.alone) return []
  const noun = askedNoun({ reading, links })
  const counted = reading.howMany?.to
  return links.filter((link) => {
    if (link.kind !== 'part' || link.to - link.from > 1) return false
    const word = reading.words[link.from]
    if (!word || /\p{Lu}/u.test(word.text)) return false
    if (reading.asked && link.from >= reading.asked.from && link.to <= reading.asked.to) return true
    if (noun && link.to === noun.to && !reading.howMany) return true
    return counted !== undefined && link.from === counted && /[^s]s$/.test(word.folded)
  })
}
