import type { ColumnPreview, ImportDraft, ImportStart, SourceType } from '#shared/sources.ts'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { isComplete } from './mapping.ts'

export type DraftFile = ImportDraft['files'][number]

/** What is to become of one file. */
export type FilePlan = {
  included: boolean
  /** The source that it goes into; absent for a new one. */
  sourceId?: string | undefined
  mapping?: ColumnPreview['mapping'] | undefined
  /** What the person says that a table is. */
  as?: TableKind | undefined
  /** Which of the authors of a chat the person says they are. */
  ownName?: string | undefined
}
export type TableKind = NonNullable<ImportStart['files'][number]['as']>
export type Plans = Readonly<Record<string, FilePlan>>

export const sourcesOf = (type: SourceType, sources: readonly ListedSource[]): ListedSource[] =>
  sources.filter((source) => source.type === type && source.sample !== true)

/** Everything that was recognised is imported, into the source that is there for it. */
export function firstPlans(
  { files }: ImportDraft,
  sources: readonly ListedSource[],
  preferred: string | undefined,
): Plans {
  const entries = files.flatMap(({ id, recognised, preview, authors = [] }) => {
    if (!recognised) return []
    const fitting = sourcesOf(recognised.type, sources)
    const target = fitting.find((source) => source.id === preferred) ?? fitting[0]
    const ownName = target?.config.ownNames?.find((name) => authors.includes(name))
    const mapping = preview?.mapping
    return [[id, { included: true, sourceId: target?.id, mapping, ownName }] as const]
  })
  return Object.fromEntries(entries)
}

/** The same with who the person is in one chat, and in all others where nothing is said yet. */
export function withOwnName(
  plans: Plans,
  { files }: ImportDraft,
  id: string,
  ownName: string | undefined,
): Plans {
  const entries = files.flatMap(({ id: other, authors = [] }) => {
    const plan = plans[other]
    if (!plan) return []
    const known = plan.ownName ?? (authors.includes(ownName ?? '') ? ownName : undefined)
    return [[other, { ...plan, ownName: other === id ? ownName : known }] as const]
  })
  return { ...plans, ...Object.fromEntries(entries) }
}

/** The plan for a table, once the person has said what it is. */
export function planTable(
  { table }: DraftFile,
  as: TableKind | undefined,
  sources: readonly ListedSource[],
  preferred: string | undefined,
): FilePlan {
  if (as !== 'statement') return { included: as !== undefined, as }
  const fitting = sourcesOf('bank_of_america', sources)
  const target = fitting.find(({ id }) => id === preferred) ?? fitting[0]
  return { included: true, as, sourceId: target?.id, mapping: table?.mapping }
}

export const includedFiles = ({ files }: ImportDraft, plans: Plans): DraftFile[] =>
  files.filter(({ id }) => plans[id]?.included === true)

/** Whether the import can begin: there is something to import, and it is clear how it is read. */
export function isReady(draft: ImportDraft, plans: Plans): boolean {
  const included = includedFiles(draft, plans)
  return (
    included.length > 0 &&
    included.every(({ id }) => {
      const mapping = plans[id]?.mapping
      return mapping === undefined || isComplete(mapping)
    })
  )
}

/** What is sent; files that are left out are not named. */
export function toStart(draft: ImportDraft, plans: Plans): ImportStart {
  return {
    files: includedFiles(draft, plans).map(({ id }) => {
      const { sourceId, mapping, as, ownName } = plans[id] ?? {}
      const target = sourceId === undefined ? {} : { sourceId }
      return {
        id,
        ...target,
        ...(mapping && { mapping }),
        ...(as && { as }),
        ...(ownName !== undefined && { ownName }),
      }
    }),
  }
}
