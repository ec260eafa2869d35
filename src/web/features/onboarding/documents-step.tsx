import { CircleCheck, X } from 'lucide-react'
import { useRef } from 'react'
import { fileKey } from '#web/parts/documents/selected-files.ts'
import { DropOverlay } from '#web/ui/drop-overlay.tsx'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { formatMegabytes } from '#web/format/file-size.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { t } from '#web/words/translate.ts'
import { CheckResult } from './check-result.tsx'
import { acceptedInWizard } from './upload-rules.ts'
import type { WizardUpload } from './use-wizard-upload.ts'

type DocumentsStepProps = { upload: WizardUpload; onGoOn: () => void }

export function DocumentsStep({ upload, onGoOn }: DocumentsStepProps) {
  const input = useRef<HTMLInputElement>(null)
  const hovering = useFileDrop(upload.add)
  return (
    <>
      <div className="flex flex-col items-center gap-3 rounded-lg border-2 border-dashed border-input/50 p-6 text-center">
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptedInWizard}
          aria-label={t('Documents to upload')}
          onChange={(event) => {
            upload.add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Button variant="outline" disabled={upload.pending} onClick={() => input.current?.click()}>
          {t('Choose Files')}
        </Button>
        <p className="text-sm text-muted-foreground">
          {t('PDF, xlsx, csv, doc and docx, up to 10MB each. You can also drop them here.')}
        </p>
      </div>
      {upload.lost.length > 0 && (
        <CheckResult
          result="problem"
          text={t(
            'A reload does not keep files that were not uploaded yet. Choose again: {lost}.',
            { lost: upload.lost.join(', ') },
          )}
        />
      )}
      <Files upload={upload} />
      {upload.pending && (
        <Progress value={upload.progress * 100} aria-label={t('Upload')} className="h-1.5" />
      )}
      {upload.failed && (
        <div className="flex flex-col items-start gap-3">
          <FormError>
            {t('{problem} Next tries it again.', {
              problem: upload.problem ?? t('The upload failed.'),
            })}
          </FormError>
          <Button variant="outline" onClick={onGoOn}>
            {t('Continue without these files')}
          </Button>
        </div>
      )}
      {hovering && <DropOverlay text={t('Drop files to add them')} />}
    </>
  )
}

function Files({ upload }: { upload: WizardUpload }) {
  if (upload.chosen.length + upload.sent.length === 0) return null
  return (
    <ul aria-label={t('Selected files')} className="flex flex-col divide-y rounded-md border">
      {upload.sent.map((file) => (
        <li key={fileKey(file)} className="flex min-h-11 items-center gap-3 px-3 text-sm">
          <FileName file={file} />
          <span className="flex items-center gap-1.5 text-muted-foreground">
            <CircleCheck aria-hidden className="size-4 text-success" />
            {t('Uploaded')}
          </span>
        </li>
      ))}
      {upload.chosen.map((file) => (
        <li key={fileKey(file)} className="flex min-h-11 items-center gap-3 pl-3 text-sm">
          <FileName file={file} />
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Remove {name}', { name: file.name })}
            disabled={upload.pending}
            onClick={() => upload.remove(file)}
            className="text-muted-foreground"
          >
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function FileName({ file: { name, size } }: { file: Pick<File, 'name' | 'size'> }) {
  return (
    <>
      <OneLine text={name} className="flex-1" />
      <span className="shrink-0 text-muted-foreground tabular-nums">{formatMegabytes(size)}</span>
    </>
  )
}
