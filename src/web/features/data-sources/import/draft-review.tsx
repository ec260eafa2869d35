import { useState } from 'react'
import type { ImportDraft, ImportStart } from '#shared/sources.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { t, tn } from '#web/words/translate.ts'
import { DraftRow } from './draft-row.tsx'
import { ImportFrame } from './import-frame.tsx'
import {
  firstPlans,
  includedFiles,
  isReady,
  planTable,
  toStart,
  unfinishedFiles,
  withOwnName,
  type DraftFile,
  type FilePlan,
  type TableKind,
} from './plan.ts'
import { TableQuestion } from './table-question.tsx'
import { UnknownFiles } from './unknown-files.tsx'

type DraftReviewProps = {
  draft: ImportDraft
  sources: readonly ListedSource[]
  preferred: string | undefined
  pending: boolean
  onStart: (start: ImportStart) => void
  onCancel: () => void
}

/** The recognised files and their sources, for the person to confirm. */
export function DraftReview(props: DraftReviewProps) {
  const { draft, sources, preferred, pending, onStart, onCancel } = props
  const [plans, setPlans] = useState(() => firstPlans(draft, sources, preferred))
  const change = (id: string, part: Partial<FilePlan>) =>
    setPlans((now) => ({ ...now, [id]: { included: true, ...now[id], ...part } }))
  const sayOwnName = (id: string, name: string | undefined) =>
    setPlans((now) => withOwnName(now, draft, id, name))
  const answer = (file: DraftFile, as: TableKind | undefined) =>
    setPlans((now) => ({ ...now, [file.id]: planTable(file, as, sources, preferred) }))
  const known = draft.files.filter(({ recognised }) => recognised !== undefined)
  const tables = draft.files.filter(({ table }) => table !== undefined)
  const unknown = draft.files.filter(({ recognised, table }) => !recognised && !table)
  const count = includedFiles(draft, plans).length
  const unfinished = unfinishedFiles(draft, plans).map(({ name }) => name)

  return (
    <ImportFrame
      title={titleOf(known.length, unknown.length, tables.length)}
      description={describe(known.length + tables.length)}
    >
      {known.length > 0 && (
        <ul aria-label={t('Files to import')} className="flex flex-col divide-y rounded-lg border">
          {known.map((file) => (
            <DraftRow
              key={file.id}
              file={file}
              plan={plans[file.id] ?? { included: false }}
              sources={sources}
              onChange={(part) => change(file.id, part)}
              onOwnName={(name) => sayOwnName(file.id, name)}
            />
          ))}
        </ul>
      )}
      {tables.length > 0 && (
        <ul
          aria-label={t('Tables to identify')}
          className="flex flex-col divide-y rounded-lg border"
        >
          {tables.map((file) => (
            <TableQuestion
              key={file.id}
              file={file}
              plan={plans[file.id] ?? { included: false }}
              sources={sources}
              onAnswer={(as) => answer(file, as)}
              onChange={(part) => change(file.id, part)}
            />
          ))}
        </ul>
      )}
      <UnknownFiles files={unknown} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        {unfinished.length > 0 && (
          <output className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere">
            {t('Still to be answered: {names}', { names: unfinished.join(', ') })}
          </output>
        )}
        <Button variant="outline" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        {known.length + tables.length > 0 && (
          <Button
            disabled={pending || !isReady(draft, plans)}
            onClick={() => onStart(toStart(draft, plans))}
          >
            {pending && <Spinner />}
            {tn(count, 'Import {count} file', 'Import {count} files')}
          </Button>
        )}
      </div>
    </ImportFrame>
  )
}

function titleOf(known: number, others: number, tables: number): string {
  if (known === 0 && tables > 0) return tn(tables, 'What is this table?', 'What are these tables?')
  const unknown = others + tables
  if (known === 0)
    return tn(unknown, 'Nothing to import in this file', 'Nothing to import in these files')
  if (unknown === 0) return tn(known, '{count} file recognised', '{count} files recognised')
  return t('{known} of {known2} files recognised', { known, known2: known + unknown })
}

const describe = (known: number) =>
  known === 0
    ? t('Nothing was imported.')
    : t('Nothing is imported until you confirm. Cancel discards the files.')
