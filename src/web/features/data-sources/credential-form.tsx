import { ShieldCheck } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { CatalogueEntry } from '#shared/source-catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { missingLabels, type Entered } from './credential-entry.ts'
import { CredentialField } from './credential-field.tsx'
import { FileField } from './file-field.tsx'
import { FilesFirst } from './files-first.tsx'
import { HowTo } from '#web/parts/sources/how-to.tsx'
import { processingNotice } from '#web/parts/sources/processing-notice.ts'
import { SourceIcon } from '#web/parts/sources/source-icon.tsx'
import { omitKey } from './omit-key.ts'

type CredentialFormProps = {
  entry: CatalogueEntry
  pending: boolean
  /** Takes files that need none of the fields; absent where none can be reviewed. */
  onExport?: ((files: File[]) => void) | undefined
  onBack: () => void
  onSubmit: (entered: Entered, files: File[]) => void
}

/** The fields of one type of source. */
export function CredentialForm(props: CredentialFormProps) {
  const { entry, pending, onExport, onBack, onSubmit } = props
  const [entered, setEntered] = useState<Entered>({})
  const [files, setFiles] = useState<Readonly<Record<string, File>>>({})
  const enter = (name: string, text: string) => setEntered((now) => ({ ...now, [name]: text }))
  const choose = (name: string, file: File | undefined) => {
    enter(name, file?.name ?? '')
    setFiles((now) => (file ? { ...now, [name]: file } : omitKey(now, name)))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = missingLabels(entry, entered)
    if (missing.length > 0) {
      const description = t('Please fill in: {missing}', { missing: missing.join(', ') })
      notify({ title: t('Missing Information'), description, destructive: true })
    } else if (!pending) {
      onSubmit(entered, Object.values(files))
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <SourceIcon type={entry.type} />
        <div className="flex min-w-0 flex-col">
          <h3 className="font-semibold">{tServer(entry.name)}</h3>
          <p className="text-sm text-muted-foreground">{tServer(entry.connectsBy)}</p>
        </div>
      </div>
      {entry.files && onExport && (
        <>
          <FilesFirst hint={entry.files.hint} onFiles={onExport} />
          <p className="-mb-2 text-sm font-medium">{t('Or connect an account')}</p>
        </>
      )}
      <div className="rounded-lg bg-muted/60 px-3 py-2">
        <HowTo entry={entry} open />
      </div>
      {entry.fields.map((field) =>
        field.kind === 'file' ? (
          <FileField key={field.name} field={field} onFile={(file) => choose(field.name, file)} />
        ) : (
          <CredentialField
            key={field.name}
            field={field}
            value={entered[field.name] ?? ''}
            onText={(text) => enter(field.name, text)}
          />
        ),
      )}
      <p className="flex gap-3 rounded-lg border bg-accent/50 p-3 text-sm text-muted-foreground">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
        <span>{processingNotice}</span>
      </p>
      <DialogFooter>
        <Button variant="outline" onClick={onBack}>
          {t('Back')}
        </Button>
        <Button type="submit" disabled={pending}>
          {pending && <Spinner />}
          {t('Connect & Start Scraping')}
        </Button>
      </DialogFooter>
    </form>
  )
}
