import type { FollowUp } from './offering/phrasing.ts'
import { phrasingOf, spokenQuestions } from './offering/spoken-questions.ts'
import { fill } from './language/fill-template.ts'
import type { IndexedColumn, IndexedTable } from './plan/indexed-table.ts'
import { dateColumn, entityColumn, isLevel, isMeasure, moneyColumn } from './plan/columns.ts'
import type { Plan } from './plan/plan.ts'
import type { Reading } from './plan/reading.ts'
import { withoutQuotationMarks } from './without-quotation-marks.ts'

export const followUpsKept = 3

/** A text column with few values, for grouping. */
function categoryColumn(table: IndexedTable, not?: string): IndexedColumn | undefined {
  return table.columns.find((column) => {
    const { name, type, distinct, numericText } = column
    return (
      type === 'text' &&
      !numericText &&
      name !== not &&
      isName(column) &&
      distinct >= 2 &&
      distinct <= Math.min(40, table.rows / 2)
    )
  })
}

/** The date on which a row happened; a total by month of a birthday or deadline is meaningless. */
function eventColumn(table: IndexedTable): IndexedColumn | undefined {
  const date = dateColumn(table, [])
  const isOther = date?.stems.some((stem) => otherDates.test(stem)) ?? true
  return isOther ? undefined : date
}
const otherDates = /^(start|begin|end|birth|born|hir|join|due|expir|deadlin|until|from|valid)/

const isSayable = (text: string) => text.length <= 40 && /^[\p{L}\p{N} &'’.,()/-]+$/u.test(text)

/** A heading as it stands: nouns keep their capitals. */
const asHeading = ({ label }: IndexedColumn) =>
  withoutQuotationMarks(label.replace(/\s*\([^)]*\)/g, '').trim() || label)

/** A heading within a sentence: `Amount (EUR)` becomes "amount", `LDL` is kept. */
const say = (column: IndexedColumn) =>
  asHeading(column).replace(/(?<!\p{L})\p{Lu}(?=\p{Ll}|\s|$)/gu, (first) => first.toLowerCase())

/** Plural of a heading: "Merchants" for `Merchant`. */
function many(column: IndexedColumn): string {
  const one = say(column)
  if (/[^s]s$/.test(one)) return one
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`
}

/** Columns of identifiers and contact details are not figures, whatever their cells look like. */
const naming =
  /(^|[^\p{L}])(ids?|no|nr|numbers?|codes?|years?|zip|postcode|phones?|telephone|mobile|fax|iban|account|row|index|keys?|url|size|latitude|longitude)($|[^\p{L}])/iu
const isFigure = (column: IndexedColumn) =>
  isMeasure(column) && !column.numericText && !naming.test(column.label)
const isName = ({ isCode, label }: IndexedColumn) =>
  !isCode &&
  !/(^|[^\p{L}])(ids?|url|phones?|e-?mails?|handles?|address(?:es)?)($|[^\p{L}])/iu.test(label)

/** "Top 5 items by budget a month" reads like a question about each month. */
const rated = /\b(?:an?|per|each) (?:day|week|month|year)$/i

/** Questions in a language, suggested by a table's headings and values. */
export function tableQuestions(table: IndexedTable, language: string, plan?: Plan): string[] {
  const { sheets } = phrasingOf(language)
  const isEnglish = language === 'en'
  const said = (column: IndexedColumn) => (isEnglish ? say(column) : asHeading(column))
  const several = (column: IndexedColumn) => (isEnglish ? many(column) : asHeading(column))
  const measureName = plan?.query.measure.column
  const measure = [
    table.columns.find(({ name }) => name === measureName),
    moneyColumn(table),
    ...table.columns,
  ].find((column) => column !== undefined && isFigure(column))
  // Levels are averaged; their sum is meaningless.
  const figure = measure && (isLevel(measure, table) ? 'average' : 'total')
  const isNamed = measure && new RegExp(`^${figure}\\b`).test(say(measure))
  const wanted =
    measure && figure && (isNamed ? say(measure) : fill(sheets[figure], { measure: said(measure) }))
  const grouped = plan?.query.groupBy
  const category = categoryColumn(table, grouped?.unit ? undefined : grouped?.column)
  const date = eventColumn(table)
  const filtered = plan?.query.filters.find(({ op }) => op === 'in')
  const filteredColumn = table.columns.find(({ name }) => name === filtered?.column)
  const mentioned = new Set(filtered?.op === 'in' ? filtered.values.map(String) : [])
  const isOne = filteredColumn && filteredColumn.distinct > Math.min(40, table.rows / 2)
  const source = isOne ? category : (filteredColumn ?? category)
  const other = source?.values.find((value) => !mentioned.has(value) && isSayable(value))
  const found = entityColumn(table)
  const entity = found && isName(found) ? found : undefined
  const questions: string[] = []
  if (wanted && other) questions.push(fill(sheets.valueFigure, { figure: wanted, value: other }))
  if (wanted && date && grouped?.unit !== 'month')
    questions.push(fill(sheets.byMonth, { figure: wanted }))
  if (wanted && category)
    questions.push(fill(sheets.byCategory, { figure: wanted, category: said(category) }))
  if (measure && entity && entity.distinct > 5 && !rated.test(say(measure)))
    questions.push(fill(sheets.top, { entities: several(entity), measure: said(measure) }))
  if (measure && figure === 'total')
    questions.push(fill(sheets.averageOf, { measure: said(measure) }))
  if (category) questions.push(fill(sheets.rowsBy, { category: said(category) }))
  if (questions.length === 0 && entity)
    questions.push(fill(sheets.different, { entities: several(entity) }))
  return questions
}

/** Follow-ups to an answer from a table: everyday phrases for records, headings for sheets. */
export const questionsAfter = (reading: Reading, plan: Plan): FollowUp[] => {
  const same = reading.question.trim().toLowerCase()
  const questions = plan.table.records
    ? spokenQuestions(reading, plan)
    : tableQuestions(plan.table, reading.speech.lexicon.language, plan).map(
        (question): FollowUp => ({ question }),
      )
  return questions.filter(({ question }) => question.toLowerCase() !== same)
}

/** A mail or a month of messages has no sections; its heading says when it was. */
const dated = /\b(?:19|20)\d\d$/

/** Follow-ups to an answer from text: other sections of the documents found. */
export function followUpsOfText(
  { question: asked, speech }: Reading,
  hits: readonly { documentId: string; path: readonly string[] }[],
  names: ReadonlyMap<string, string>,
): string[] {
  const { texts } = phrasingOf(speech.lexicon.language)
  const questions = hits.flatMap(({ documentId, path }) => {
    const name = names.get(documentId)
    const heading = path.at(-1)
    if (name === undefined) return []
    const title = withoutQuotationMarks(name.replace(/\.[a-z0-9]{1,5}$/i, ''))
    const isSection =
      heading !== undefined && path.length > 1 && isSayable(heading) && !dated.test(heading)
    return [isSection ? fill(texts.section, { title, heading }) : fill(texts.whole, { title })]
  })
  return [...new Set(questions)]
    .filter((question) => question !== asked.trim())
    .slice(0, followUpsKept)
}

/** Shorter forms of the follow-ups that were kept. */
export function shortFormsOf(followUps: readonly FollowUp[], kept: readonly string[]) {
  const forms = followUps.flatMap(({ question, short }) =>
    short !== undefined && kept.includes(question) ? [[question, short] as const] : [],
  )
  return forms.length === 0 ? {} : { followUpsInShort: Object.fromEntries(forms) }
}
