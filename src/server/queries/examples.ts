import type { QueryExamples } from '#shared/queries.ts'
import type { CatalogColumn, CatalogTable } from '#server/workspace/catalog.ts'

const wanted = 5

/** Example questions about expenses, for people without a table. */
const general = [
  'Show the total amount by month',
  'What is the total amount?',
  'What is the average amount by category?',
  'How many rows are there by category?',
  'What is the highest amount?',
]

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

/** Five questions about the person's tables, the largest table first. */
export function examplesFor(tables: readonly CatalogTable[]): QueryExamples {
  const largestFirst = tables.toSorted((a, b) => b.rows - a.rows)
  const each = largestFirst.map(questionsAbout)
  const longest = Math.max(0, ...each.map((questions) => questions.length))
  // Alternates between tables, so that each has an example.
  const mixed = Array.from({ length: longest }, (_, at) => each.flatMap((list) => list[at] ?? []))
  const own = [...new Set(mixed.flat())]
  return { examples: [...new Set([...own, ...general])].slice(0, wanted), own: own.length > 0 }
}

function questionsAbout({ columns, rows }: CatalogTable): string[] {
  const nameable = columns.filter(isNameable)
  const [number] = nameable.filter(isNumber).map(plainLabel)
  const [date] = columns.filter(isDate)
  const [category, second] = nameable.filter((column) => isCategory(column, rows)).map(plainLabel)
  return [
    number && date && `Show the total ${number} by month`,
    number && `What is the total ${number}?`,
    number && category && `What is the average ${number} by ${category}?`,
    category && `How many rows are there by ${category}?`,
    number && second && `Show the total ${number} by ${second}`,
    number && `What is the highest ${number}?`,
    number && `What is the average ${number}?`,
    number && `What is the lowest ${number}?`,
    number && `What is the median ${number}?`,
  ].filter((question) => question !== undefined)
}

/** `Amount (EUR)` becomes "amount" in a question. */
function plainLabel({ label }: CatalogColumn): string {
  const plain = label.replace(/\([^)]*\)/g, '').trim()
  return (plain === '' ? label : plain).toLowerCase()
}
