import type { DocumentView } from '#shared/documents.ts'
import type { Workspaces } from '#server/workspace/workspace.ts'
import type { SearchAround } from './answer-grid.ts'
import type { TextHit } from './answer-text.ts'
import type { Measured } from './confidence/table-confidence.ts'
import type { FindDocuments } from './document-names.ts'
import type { Embed } from './likeness/likeness.ts'
import type { Reader } from './text/answer-read.ts'

type SearchOptions = { limit: number; fewest?: number; signal?: AbortSignal }
/** Access to the person's data for answering. */
export type AnswerDeps = {
  /** The trained reader of texts; without it, rules choose the quote. */
  reader?: Reader
  /** The embedding model; without it, only words that the tables contain are understood. */
  embed?: Embed
  search: SearchAround & {
    search(userId: string, question: string, options: SearchOptions): Promise<TextHit[]>
  }
  workspaces: Pick<Workspaces, 'query' | 'catalog' | 'places'>
  documents: FindDocuments & {
    list(userId: string): Promise<{ page: DocumentView[] }>
    /** Whether nothing is stored at all, uploaded or from a source; else the list decides. */
    isEmpty?(userId: string): Promise<boolean>
  }
  now?: () => Date
  /** Called with what each confidence is computed from, to calibrate it. */
  measured?: (measured: Measured) => void
}
