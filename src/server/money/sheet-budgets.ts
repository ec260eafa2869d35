import type { Cell } from '#shared/answers.ts'
import { budgetCategories, hasBudget } from '#shared/budgets.ts'
import type { MoneyCategory } from '#shared/money.ts'
import { quotedName } from '#server/db/quoted-name.ts'
import { budgetWords } from './data/budget-words.ts'
import { plainText } from '#server/merchants/plain-words.ts'

type SheetColumn = {
  name: string
  /** Heading in the sheet. */
  label: string
  type: string
  unit?: string
  values: readonly string[]
}
export type SheetTable = {
  name: string
  /** Holds records of sources instead of rows of a sheet. */
  records?: true
  documentId: string
  documentName: string
  sheet: string
  rows: number
  columns: readonly SheetColumn[]
}
/** A person's tables. */
export type SheetTables = {
  catalog: (userId: string) => Promise<{ tables: readonly SheetTable[]; timeZone: string }>
  query: (
    userId: string,
    sql: string,
    options: { timeZone: string },
  ) => Promise<{ rows: readonly (readonly Cell[])[] }>
}
export type SheetBudgets = {
  documentId: string
  name: string
  /** Of its amounts, if the sheet says so. */
  currency?: string
  amounts: ReadonlyMap<MoneyCategory, number>
}

const isNumeric = new Set(['integer', 'number'])
const mostRows = 200
const fewestCategories = 2
const isPlan = (text: string) => /budget|haushaltsplan/i.test(text)
const isAYear = (text: string) => /year|annual|jahr|jähr/i.test(text)
const isSpent = (text: string) => /spent|actual|\bist\b|ausgegeben|rest|left/i.test(text)

const categoryByName = new Map<string, MoneyCategory>([
  ...budgetWords.flatMap(([category, names]) =>
    names.split('|').map((name) => [plainText(name), category] as const),
  ),
  ...budgetCategories.map((category) => [plainText(category), category] as const),
])

/** Monthly budgets in a sheet of the person: one with a budget in its name or its headings. */
export async function readSheetBudgets(
  workspaces: SheetTables,
  userId: string,
): Promise<SheetBudgets | undefined> {
  const { tables, timeZone } = await workspaces.catalog(userId)
  for (const table of tables) {
    if (table.records || table.rows > mostRows) continue
    const columns = columnsOf(table)
    if (!columns) continue
    const names = [columns.names, columns.amounts].map(({ name }) => quotedName(name))
    const { rows } = await workspaces.query(
      userId,
      `select ${names.join(', ')} from ${quotedName(table.name)} limit ${mostRows}`,
      { timeZone },
    )
    const amounts = amountsOf(rows)
    if (amounts.size < fewestCategories) continue
    const { documentId, documentName: name } = table
    const { unit } = columns.amounts
    const isCurrency = unit !== undefined && /^[A-Z]{3}$/.test(unit)
    return { documentId, name, amounts, ...(isCurrency ? { currency: unit } : {}) }
  }
  return undefined
}

function columnsOf({ documentName, sheet, columns }: SheetTable) {
  const numbers = columns.filter(
    ({ type, label }) => isNumeric.has(type) && !isAYear(label) && !isSpent(label),
  )
  const amounts =
    numbers.find(({ label }) => isPlan(label)) ??
    (isPlan(documentName) || isPlan(sheet) ? numbers[0] : undefined)
  const names = columns
    .filter(({ type }) => type === 'text')
    .toSorted((a, b) => knownIn(b) - knownIn(a))[0]
  return amounts && names ? { amounts, names } : undefined
}

const knownIn = ({ values }: SheetColumn) =>
  values.filter((value) => categoryByName.has(plainText(value))).length

function amountsOf(rows: readonly (readonly Cell[])[]): ReadonlyMap<MoneyCategory, number> {
  const amounts = new Map<MoneyCategory, number>()
  for (const [name, amount] of rows) {
    const category = categoryByName.get(plainText(String(name ?? '')))
    if (category === undefined || !hasBudget(category)) continue
    if (typeof amount !== 'number' || amount <= 0) continue
    amounts.set(category, (amounts.get(category) ?? 0) + amount)
  }
  return amounts
}
