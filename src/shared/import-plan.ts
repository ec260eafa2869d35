import { sourceCatalogue } from './source-catalogue.ts'
import type { ColumnPreview, ImportDraft, ImportStart, SourceType } from './sources.ts'

type DraftFile = ImportDraft['files'][number]
type Candidate = {
  id: string
  type: SourceType
  sample?: boolean | undefined
  config: { ownNames?: string[] | undefined }
}

/** The target of a file: an existing source, or a new one with a name. */
export type FileTarget = {
  sourceId?: string | undefined
  isNew?: boolean | undefined
  sourceName?: string | undefined
}

/** A question to answer before a file can be imported. */
export type OpenQuestion = 'account' | 'source' | 'columns' | 'key' | 'own-name'

/** The sources of a type that files can be imported into. */
export const sourcesOf = <S extends Candidate>(type: SourceType, sources: readonly S[]): S[] =>
  sources.filter((source) => source.type === type && source.sample !== true)

/** Types whose files do not say which account they are from, so that the person is asked. */
const asksAccount: ReadonlySet<SourceType> = new Set(['bank_of_america', 'gmail'])

/**
 * The preferred source, or the first that fits. A file that may be from any account has no target
 * until the person has chosen or named one.
 */
export function firstTarget(
  type: SourceType,
  sources: readonly Candidate[],
  preferred: string | undefined,
): FileTarget {
  const fitting = sourcesOf(type, sources)
  const chosen = fitting.find(({ id }) => id === preferred)
  if (chosen) return { sourceId: chosen.id }
  const [first] = fitting
  if (asksAccount.has(type)) return { isNew: first === undefined, sourceName: '' }
  return first ? { sourceId: first.id } : { isNew: true, sourceName: sourceCatalogue[type].name }
}

/** The name in a chat by which the person is known in its source. */
export function knownOwnName(
  authors: readonly string[],
  sourceId: string | undefined,
  sources: readonly Candidate[],
): string | undefined {
  const chosen = sources.find(({ id }) => id === sourceId)
  return chosen?.config.ownNames?.find((name) => authors.includes(name))
}

export const isComplete = ({ amount, debit, credit }: ColumnPreview['mapping']): boolean =>
  amount !== undefined || debit !== undefined || credit !== undefined

/** The open question about a recognised file; undefined if it can be imported as it is. */
export function openQuestion(
  { recognised, preview, keyPrompt, authors }: DraftFile,
  sources: readonly Candidate[],
): OpenQuestion | undefined {
  if (!recognised) return 'source'
  const { sourceId, sourceName } = firstTarget(recognised.type, sources, undefined)
  if (sourceId === undefined && sourceName === '') return 'account'
  if (sourcesOf(recognised.type, sources).length > 1) return 'source'
  if (preview) return 'columns'
  if (keyPrompt && !(keyPrompt.mayBeStored === true && sourceId !== undefined)) return 'key'
  if (authors && knownOwnName(authors, sourceId, sources) === undefined) return 'own-name'
  return undefined
}

/** How a file without an open question is imported. */
export function plainStart(
  { id, recognised, authors = [] }: DraftFile,
  sources: readonly Candidate[],
): ImportStart['files'][number] {
  const target = recognised ? firstTarget(recognised.type, sources, undefined) : {}
  const { sourceId, sourceName } = target
  const ownName = knownOwnName(authors, sourceId, sources)
  return {
    id,
    ...(sourceId === undefined ? {} : { sourceId }),
    ...(sourceId === undefined && sourceName !== undefined ? { sourceName } : {}),
    ...(ownName === undefined ? {} : { ownName }),
  }
}
