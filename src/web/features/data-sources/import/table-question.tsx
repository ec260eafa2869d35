import { Table2 } from 'lucide-react'
import { formatFileSize } from '#web/format/file-size.ts'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { t } from '#web/words/translate.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { ColumnTable } from './column-table.tsx'
import { Target } from './target.tsx'
import type { DraftFile, FilePlan, TableKind } from './plan.ts'

type TableQuestionProps = {
  file: DraftFile
  plan: FilePlan
  sources: readonly ListedSource[]
  onAnswer: (as: TableKind | undefined) => void
  onChange: (part: Partial<FilePlan>) => void
}

const answers = [
  ['statement', t('A bank statement'), t('You say below which columns are read.')],
  ['table', t('Another table'), t('It is kept under Documents, and you can ask about its rows.')],
  [undefined, t('Leave it out'), t('It is discarded.')],
] as const satisfies readonly (readonly [TableKind | undefined, string, string])[]

/** A table of unknown meaning: not imported until the person decides what it is. */
export function TableQuestion({ file, plan, sources, onAnswer, onChange }: TableQuestionProps) {
  const { id, name, size, table } = file
  if (!table) return null
  const { as, mapping } = plan
  return (
    <li aria-label={name} className="flex flex-col gap-4 p-4">
      <div className="flex items-start gap-3">
        <Table2 aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
        <span className="flex min-w-0 flex-col">
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="text-sm text-muted-foreground">
            {t('{size} · A table of unknown content', { size: formatFileSize(size) })}
          </span>
        </span>
      </div>
      {as !== 'statement' && <ColumnTable preview={table} name={name} />}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">{t('What is this?')}</legend>
        {answers.map(([value, title, text]) => (
          <label key={title} className="flex cursor-pointer items-start gap-3 text-sm">
            <input
              type="radio"
              name={`what-${id}`}
              checked={as === value}
              onChange={() => onAnswer(value)}
              className="mt-0.5 size-4 shrink-0 accent-primary"
            />
            <span>
              {title}
              <span className="block text-muted-foreground">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {as === 'statement' && mapping && (
        <>
          <Target type="bank_of_america" plan={plan} sources={sources} onChange={onChange} />
          <ColumnMapping
            preview={table}
            mapping={mapping}
            onChange={(next) => onChange({ mapping: next })}
          />
        </>
      )}
    </li>
  )
}
