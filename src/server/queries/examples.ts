import type { QueryExamples } from '#shared/queries.ts'
import type { CatalogColumn, CatalogTable } from '#server/workspace/catalog.ts'

const wanted = 5

type Phrases = {
  totalByMonth: string
  total: string
  averageBy: string
  countBy: string
  totalBy: string
  highest: string
  average: string
  lowest: string
  median: string
  /** Questions about expenses, for people without a table. */
  general: readonly string[]
}

const english: Phrases = {
  totalByMonth: 'Show the total {number} by month',
  total: 'What is the total {number}?',
  averageBy: 'What is the average {number} by {category}?',
  countBy: 'How many rows are there by {category}?',
  totalBy: 'Show the total {number} by {category}',
  highest: 'What is the highest {number}?',
  average: 'What is the average {number}?',
  lowest: 'What is the lowest {number}?',
  median: 'What is the median {number}?',
  general: [
    'Show the total amount by month',
    'What is the total amount?',
    'What is the average amount by category?',
    'How many rows are there by category?',
    'What is the highest amount?',
  ],
}

const german: Phrases = {
  totalByMonth: 'Zeige die Summe von {number} pro Monat',
  total: 'Wie hoch ist die Summe von {number}?',
  averageBy: 'Wie hoch ist der Durchschnitt von {number} pro {category}?',
  countBy: 'Wie viele Zeilen gibt es pro {category}?',
  totalBy: 'Zeige die Summe von {number} pro {category}',
  highest: 'Was ist das höchste {number}?',
  average: 'Wie hoch ist der Durchschnitt von {number}?',
  lowest: 'Was ist das niedrigste {number}?',
  median: 'Wie hoch ist der Median von {number}?',
  general: [
    'Zeige den Gesamtbetrag pro Monat',
    'Wie hoch ist der Gesamtbetrag?',
    'Wie hoch ist der durchschnittliche Betrag pro Kategorie?',
    'Wie viele Zeilen gibt es pro Kategorie?',
    'Was ist der höchste Betrag?',
  ],
}

/** Names of numeric columns that identify something and are not worth adding up. */
const naming =
  /(^|[^a-z])(id|no|nr|number|code|year|zip|postcode|phone|mobile|fax|iban|account|row|index|key|url|latitude|longitude)s?($|[^a-z])/i
const isNumber = ({ type, label }: CatalogColumn) =>
  (type === 'number' || type === 'integer') && !naming.test(label)
const isDate = ({ type }: CatalogColumn) => type === 'date' || type === 'timestamp'

/** Few distinct values in several rows each: worth grouping by. */
const isCategory = ({ type, distinct, label }: CatalogColumn, rows: number) =>
  type === 'text' && !naming.test(label) && distinct > 1 && distinct <= Math.max(2, rows / 2)

/** Words that a question can name; "a" or "2024" would be misread. */
const isNameable = ({ label }: CatalogColumn) => /^\p{L}{3}/u.test(label.trim())

/** Five questions about the person's tables, in a language, the largest table first. */
export function examplesFor(tables: readonly CatalogTable[], language = 'en'): QueryExamples {
  const phrases = language === 'de' ? german : english
  const largestFirst = tables.toSorted((a, b) => b.rows - a.rows)
  const each = largestFirst.map((table) => questionsAbout(table, phrases))
  const longest = Math.max(0, ...each.map((questions) => questions.length))
  // Alternates between tables, so that each has an example.
  const mixed = Array.from({ length: longest }, (_, at) => each.flatMap((list) => list[at] ?? []))
  const own = [...new Set(mixed.flat())]
  return {
    examples: [...new Set([...own, ...phrases.general])].slice(0, wanted),
    own: own.length > 0,
  }
}

function questionsAbout({ columns, rows }: CatalogTable, phrases: Phrases): string[] {
  const labelOf = phrases === english ? plainLabel : withoutUnit
  const nameable = columns.filter(isNameable)
  const [number] = nameable.filter(isNumber).map(labelOf)
  const [date] = columns.filter(isDate)
  const [category, second] = nameable.filter((column) => isCategory(column, rows)).map(labelOf)
  const say = (phrase: string, by = '') =>
    number === undefined ? undefined : phrase.replace('{number}', number).replace('{category}', by)
  return [
    date && say(phrases.totalByMonth),
    say(phrases.total),
    category && say(phrases.averageBy, category),
    category && phrases.countBy.replace('{category}', category),
    second && say(phrases.totalBy, second),
    say(phrases.highest),
    say(phrases.average),
    say(phrases.lowest),
    say(phrases.median),
  ].filter((question) => question !== undefined)
}

function withoutUnit({ label }: CatalogColumn): string {
  const plain = label.replace(/\([^)]*\)/g, '').trim()
  return plain === '' ? label : plain
}

/** `Amount (EUR)` becomes "amount" in an English question. */
const plainLabel = (column: CatalogColumn) => withoutUnit(column).toLowerCase()
