import type { DocumentView } from '#shared/documents.ts'
import type { Cell } from '#shared/answers.ts'
import type { RecordKind } from '#server/records/record-kind.ts'
import { sheetsInMemory } from '#server/workspace/fixtures.ts'
import type { WorkspaceSource } from '#server/workspace/source.ts'
import { createWorkspaces } from '#server/workspace/workspace.ts'
import type { TextHit } from './answer-text.ts'
import type { Reader } from './text/reader.ts'
import { createAnswers } from './ask.ts'
import { withShownConfidence } from './confidence/shown-confidence.ts'
import type { Embed } from './likeness/likeness.ts'
import { fold, stem } from './language/stem.ts'
import { wordsOf } from './language/words.ts'
import { indexCatalog } from './plan/catalog-index.ts'
import type { Corrected } from './readings/corrections.ts'
import { createSuggest } from './suggest.ts'

export type TextDocument = {
  id: string
  name: string
  passages: { text: string; path?: string[] }[]
}
type Sheet = Parameters<ReturnType<typeof sheetsInMemory>['add']>[1]

export const view = (id: string, originalName: string): DocumentView => ({
  id,
  originalName,
  mimeType: 'text/plain',
  fileSize: 1,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  status: 'processed',
})

const smallWords = new Set(
  'a an the of in on at to for is are was were do does did i my what when who where how much many be it and or'.split(
    ' ',
  ),
)
const stemsOf = (text: string) =>
  wordsOf(text)
    .filter(({ folded }) => !smallWords.has(fold(folded)))
    .map(({ text: word }) => stem(word))

/** Ranks passages by the share of the question's words that they contain. */
export function searchInMemory(documents: readonly TextDocument[]) {
  return {
    async search(_: string, question: string, { limit }: { limit: number }): Promise<TextHit[]> {
      const asked = [...new Set(stemsOf(question))]
      const hits = documents.flatMap(({ id, name, passages }) =>
        passages.map(({ text, path = [name] }, index): TextHit => {
          const words = new Set(stemsOf(`${text} ${path.join(' ')} ${name}`))
          const score = asked.filter((word) => words.has(word)).length / Math.max(1, asked.length)
          return {
            passageId: `${id}_${index}`,
            documentId: id,
            text,
            path,
            locator: { kind: 'blocks', from: index, to: index },
            score,
          }
        }),
      )
      return hits
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, limit)
    },
  }
}

/** Rows of a table of records, keyed by column name; missing values are empty. */
export type Records = { of: RecordKind<unknown>; rows: Record<string, Cell>[] }

/** Adds a source with records to another source. */
export function withRecords(source: WorkspaceSource, records: readonly Records[]): WorkspaceSource {
  const size = records.reduce((sum, { rows }) => sum + rows.length, 0)
  return {
    async version(userId) {
      const { seq, deletions } = await source.version(userId)
      return { seq: seq + size, deletions }
    },
    async *load(userId, since, timeZone) {
      if (since > 0) return
      let id = 0
      for (const { of, rows } of records) {
        const ids = rows.map(() => ++id)
        const cells = rows.map((row) => of.columns.map(({ name }) => row[name] ?? null))
        yield {
          seq: id,
          kind: 'records',
          of,
          documentId: `doc_${of.table}`,
          ids,
          sources: ids.map(() => ''),
          rows: cells,
          rowIds: ids,
        }
      }
      for await (const record of source.load(userId, since, timeZone))
        yield { ...record, seq: record.seq + size }
    },
    places: async (_, ids) => [
      {
        documentId: 'doc_records',
        documentName: 'Records',
        rows: ids.map((id) => ({ id, locator: { kind: 'blocks', from: 0, to: 0 } })),
      },
    ],
  }
}

/** Answers over sheets, records and texts in memory; only the clock, store and search are fakes. */
export function answersInMemory({
  sheets = [],
  records = [],
  texts = [],
  today = '2026-11-20',
  reader,
  embed,
}: {
  sheets?: Sheet[]
  records?: Records[]
  texts?: TextDocument[]
  today?: string
  reader?: Reader
  embed?: Embed
}) {
  const memory = sheetsInMemory()
  const views = new Map<string, DocumentView>()
  for (const sheet of sheets) {
    const id = memory.add('ada', sheet)
    views.set(id, view(id, sheet.documentName))
  }
  for (const { id, name } of texts) views.set(id, view(id, name))
  const log = { info: () => undefined, warn: () => undefined }
  const workspaces = createWorkspaces({ source: withRecords(memory.source, records), log })
  const documents = {
    list: async () => ({ page: [...views.values()] }),
    findMany: async (_: string, ids: string[]) =>
      new Map(
        ids.flatMap((id) => {
          const found = views.get(id)
          return found ? [[id, found] as const] : []
        }),
      ),
  }
  const now = () => new Date(`${today}T12:00:00Z`)
  const answers = withShownConfidence(
    createAnswers({
      search: searchInMemory(texts),
      workspaces,
      documents,
      now,
      ...(reader ? { reader } : {}),
      ...(embed ? { embed } : {}),
    }),
  )
  return {
    ask: (question: string, options?: Parameters<typeof answers.ask>[2]) =>
      answers.ask('ada', { question }, options),
    /** With the user's corrections of what words mean. */
    askWith: (question: string, corrections: readonly Corrected[]) =>
      answers.ask('ada', { question, corrections }),
    reason: (question: string, options?: Parameters<typeof answers.ask>[2]) =>
      answers.ask('ada', { question, reasoning: true }, options),
    query: (sql: string) => workspaces.query('ada', sql),
    places: workspaces.places,
    index: async () => indexCatalog(await workspaces.catalog('ada')),
    suggest: createSuggest({ workspaces, documents, now }),
    [Symbol.asyncDispose]: () => workspaces.close(),
  }
}
