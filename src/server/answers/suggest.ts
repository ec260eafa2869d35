import type { DocumentView } from '#shared/documents.ts'
import { inZone } from '#server/workspace/in-zone.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import { tableQuestions } from './follow-ups.ts'
import { openingQuestions, phrasingOf } from './offering/spoken-questions.ts'
import { answerableQuestions } from './offering/try-questions.ts'
import { fill } from './language/fill-template.ts'
import { indexCatalog } from './plan/catalog-index.ts'
import { todayIn } from './plan/civil-date.ts'
import { withoutQuotationMarks } from './without-quotation-marks.ts'

type Deps = {
  workspaces: Pick<Workspaces, 'catalog' | 'query'>
  documents: { list(userId: string): Promise<{ page: DocumentView[] }> }
  now?: () => Date
}

const kept = 5
const tablesAsked = 3
const askedOfEach = 2

/** Takes one question of each list in turn, so that no table takes all the places. */
function inTurns(lists: readonly string[][]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat()
}

const isText = ({ originalName, status }: DocumentView) =>
  status === 'processed' && !/\.(xlsx?|csv)$/i.test(originalName)

/** Suggested questions about a person's records, documents and sheets; general ones without any. */
export function createSuggest({ workspaces: all, documents, now = () => new Date() }: Deps) {
  return async function suggest(userId: string, language = 'en'): Promise<string[]> {
    const { texts: of, withoutData } = phrasingOf(language)
    const { page } = await documents.list(userId)
    const documentsOf = page.map(({ id }) => ({ documentId: id }))
    const catalog = await all.catalog(userId)
    const workspaces = inZone(all, catalog.timeZone)
    const index = indexCatalog(catalog, documentsOf)
    const today = todayIn(now(), catalog.timeZone)
    const answered = (questions: readonly string[], table?: string) =>
      answerableQuestions({ workspaces }, { userId, index, today, table }, questions, askedOfEach)
    const sheets = index.tables.filter(({ records }) => !records).toReversed()
    const tables = await Promise.all(
      sheets
        .slice(0, tablesAsked)
        .map((table) => answered(tableQuestions(table, language), table.name)),
    )
    const records = await Promise.all(
      index.tables
        .filter((table) => table.records)
        .map(({ name }) => answered(openingQuestions(name, language))),
    )
    const texts = page
      .filter(isText)
      .slice(0, tablesAsked)
      .map(({ originalName }) => originalName.replace(/\.[a-z0-9]{1,5}$/i, ''))
      .map((title) => fill(of.whole, { title: withoutQuotationMarks(title) }))
    const found = [...new Set(inTurns([...tables, texts, ...records]))].slice(0, kept)
    return found.length > 0 ? found : [...withoutData]
  }
}
