import { firstTarget, isComplete, knownOwnName } from '#shared/import-plan.ts'
import type { ColumnPreview, ImportDraft, ImportStart } from '#shared/sources.ts'
import type { ListedSource } from '#web/parts/sources/queries.ts'

export type DraftFile = ImportDraft['files'][number]

/** The plan for one file. */
export type FilePlan = {
  included: boolean
  /** Its target source; absent for a new one. */
  sourceId?: string | undefined
  /** Whether it goes into a new source, which is then named by the person. */
  isNew?: boolean | undefined
  sourceName?: string | undefined
  mapping?: ColumnPreview['mapping'] | undefined
  /** The person's decision about a table. */
  as?: TableKind | undefined
  /** The author of a chat who is the person. */
  ownName?: string | undefined
  /** The key of an encrypted file. */
  key?: string | undefined
}
export type TableKind = NonNullable<ImportStart['files'][number]['as']>
export type Plans = Readonly<Record<string, FilePlan>>

/** A table that is kept as a document needs no source. */
const isTable = (plan: FilePlan | undefined) => plan?.as === 'table'

/** Every recognised file is imported, into its existing source if it is clear which one. */
export function firstPlans(
  { files }: ImportDraft,
  sources: readonly ListedSource[],
  preferred: string | undefined,
): Plans {
  const entries = files.flatMap(({ id, recognised, preview, authors = [] }) => {
    if (!recognised) return []
    const target = firstTarget(recognised.type, sources, preferred)
    const ownName = knownOwnName(authors, target.sourceId, sources)
    const mapping = preview?.mapping
    return [[id, { included: true, ...target, mapping, ownName }] as const]
  })
  return Object.fromEntries(entries)
}

/** The same plans with the person's name in one chat, and in all others without one. */
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

/** The plan for a table, once the person has decided what it is. */
export function planTable(
  { table }: DraftFile,
  as: TableKind | undefined,
  sources: readonly ListedSource[],
  preferred: string | undefined,
): FilePlan {
  if (as !== 'statement') return { included: as !== undefined, as }
  const target = firstTarget('bank_of_america', sources, preferred)
  return { included: true, as, ...target, mapping: table?.mapping }
}

export const includedFiles = ({ files }: ImportDraft, plans: Plans): DraftFile[] =>
  files.filter(({ id }) => plans[id]?.included === true)

/** Whether the import can start: there is something to import, and it is clear how to read it. */
export const isReady = (draft: ImportDraft, plans: Plans): boolean =>
  includedFiles(draft, plans).length > 0 && unfinishedFiles(draft, plans).length === 0

/** The included files about which a question is open. */
export const unfinishedFiles = (draft: ImportDraft, plans: Plans): DraftFile[] =>
  includedFiles(draft, plans).filter(({ id, keyPrompt }) => {
    const { mapping, key, sourceId, isNew, sourceName = '' } = plans[id] ?? {}
    if (sourceId === undefined && !(isNew && sourceName.trim() !== '') && !isTable(plans[id])) {
      return true
    }
    const isOpen =
      !keyPrompt || key !== undefined || (keyPrompt.mayBeStored === true && sourceId !== undefined)
    return !isOpen || (mapping !== undefined && !isComplete(mapping))
  })

/** The request to the server; excluded files are not listed. */
export function toStart(draft: ImportDraft, plans: Plans): ImportStart {
  return {
    files: includedFiles(draft, plans).map(({ id }) => {
      const { sourceId, sourceName, mapping, as, ownName, key } = plans[id] ?? {}
      const name = sourceName?.trim() ?? ''
      const target =
        sourceId === undefined ? (name === '' ? {} : { sourceName: name }) : { sourceId }
      return {
        id,
        ...target,
        ...(mapping && { mapping }),
        ...(as && { as }),
        ...(ownName !== undefined && { ownName }),
        ...(key !== undefined && { key }),
      }
    }),
  }
}
