import { formatFileSize } from '#web/format/file-size.ts'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { SourceIcon } from '#web/parts/sources/source-icon.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { FileKey } from './file-key.tsx'
import { OwnName } from './own-name.tsx'
import type { DraftFile, FilePlan } from './plan.ts'
import { Target } from './target.tsx'

type DraftRowProps = {
  file: DraftFile
  plan: FilePlan
  sources: readonly ListedSource[]
  onChange: (part: Partial<FilePlan>) => void
  onOwnName: (name: string | undefined) => void
}

/** A recognised file, with its target source. */
export function DraftRow({ file, plan, sources, onChange, onOwnName }: DraftRowProps) {
  const { name, size, recognised, preview, authors, keyPrompt } = file
  if (!recognised) return null
  const { mapping } = plan
  return (
    <li aria-label={name} className="flex flex-col gap-4 p-4">
      <div className="flex flex-col gap-3 md:flex-row md:items-start">
        <label className="flex min-w-0 flex-1 cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            aria-label={t('Import {name}', { name })}
            checked={plan.included}
            onChange={(event) => onChange({ included: event.target.checked })}
            className="mt-3 size-4 shrink-0 accent-primary"
          />
          <SourceIcon type={recognised.type} />
          <span className="flex min-w-0 flex-col">
            <span className="font-medium wrap-anywhere">
              {sentence(tServer(recognised.description))}
            </span>
            <span className="text-sm wrap-anywhere text-muted-foreground">
              {name} · {formatFileSize(size)}
            </span>
          </span>
        </label>
        {plan.included && (
          <Target type={recognised.type} plan={plan} sources={sources} onChange={onChange} />
        )}
      </div>
      {plan.included && preview && mapping && (
        <ColumnMapping
          preview={preview}
          mapping={mapping}
          onChange={(next) => onChange({ mapping: next })}
        />
      )}
      {plan.included && keyPrompt && (
        <FileKey prompt={keyPrompt} value={plan.key} onChange={(key) => onChange({ key })} />
      )}
      {plan.included && authors && (
        <OwnName authors={authors} value={plan.ownName} onChange={onOwnName} />
      )}
    </li>
  )
}

/** "A mailbox", for the server's words within a sentence. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
