import { Link, useNavigate } from '@tanstack/react-router'
import { CircleAlert, Eye } from 'lucide-react'
import type { DocumentView } from '#shared/documents.ts'
import { formatFileSize } from '#web/format/file-size.ts'
import { formatPercent } from '#web/format/percent.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from '#web/ui/tooltip.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { TagEditor } from './tag-editor.tsx'
import { TagList } from './tag-list.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { DocumentIcon } from '#web/parts/documents/document-icon.tsx'
import { UploadedAt } from '#web/parts/documents/uploaded-at.tsx'

type DocumentRowProps = {
  document: DocumentView
  chosen: boolean
  onToggle: () => void
  /** All tags in use. */
  known: readonly string[]
  onTag: (tag: string) => void
}

export function DocumentRow({ document, chosen, onToggle, known, onTag }: DocumentRowProps) {
  const { originalName, mimeType, fileSize, uploadedAt, status, error, notice } = document
  return (
    <div className="relative flex min-h-18 items-center gap-3 px-4 py-3 has-[a:hover]:bg-muted/40 sm:gap-4 sm:px-5">
      <label className="relative z-10 -m-3.5 flex p-3.5">
        <input
          type="checkbox"
          aria-label={t('Select {originalName}', { originalName })}
          className="size-4 accent-primary"
          checked={chosen}
          onChange={onToggle}
        />
      </label>
      <DocumentIcon mimeType={mimeType} className="size-6 text-muted-foreground" />
      {/* With large text on a small screen the buttons go below the name. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 sm:gap-x-4">
        <div className="flex min-w-0 flex-1 basis-44 flex-col gap-1 sm:basis-20">
          <Name document={document} />
          <span className="text-xs text-muted-foreground">
            {formatFileSize(fileSize)} · <UploadedAt iso={uploadedAt} />{' '}
            {status === 'processed' && (
              <span className="whitespace-nowrap">{t('· Processed')}</span>
            )}{' '}
            {document.sample === true && <span className="whitespace-nowrap">{t('· Sample')}</span>}
          </span>
          {document.tags && <TagList tags={document.tags} onChoose={onTag} />}
          {status === 'processing' && <Processing document={document} />}
          {notice !== undefined && <span className="text-xs text-muted-foreground">{notice}</span>}
          {status === 'error' && (
            <span className="flex items-start gap-1.5 text-xs text-destructive">
              <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
              {error === undefined ? t('This file could not be read.') : tServer(error)}
            </span>
          )}
        </div>
        <div className="relative z-10 -ml-3 flex max-w-full shrink-0 flex-wrap items-center sm:ml-0">
          {status === 'processed' && <ViewButton document={document} />}
          <TagEditor
            documents={[document]}
            known={known}
            label={t('Tags of {name}', { name: originalName })}
          />
          <DeleteDocument id={document.id} name={originalName} />
        </div>
      </div>
    </div>
  )
}

/** Opens the document; its link covers the row. */
function Name({ document: { id, originalName, status } }: { document: DocumentView }) {
  if (status !== 'processed') return <OneLine text={originalName} className="text-sm font-medium" />
  return (
    <Link
      to="/documents/$documentId"
      params={{ documentId: id }}
      dir="auto"
      title={originalName}
      className="min-w-0 truncate text-left text-sm font-medium after:absolute after:inset-0"
    >
      {originalName}
    </Link>
  )
}

function Processing({ document: { originalName, progress } }: { document: DocumentView }) {
  return (
    <span className="flex items-center gap-2 text-xs text-muted-foreground">
      <Spinner className="size-3.5 text-primary" />
      {t('Processing{value}', {
        value: progress !== undefined && progress > 0 ? ` ${formatPercent(progress)}` : '',
      })}
      <Progress
        value={progress === undefined ? null : progress * 100}
        aria-label={t('Processing {originalName}', { originalName })}
        className="h-1.5 max-w-56 flex-1"
      />
    </span>
  )
}

function ViewButton({ document: { id, originalName } }: { document: DocumentView }) {
  const navigate = useNavigate()
  return (
    <Tooltip>
      <TooltipTrigger>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('View {originalName}', { originalName })}
          onClick={() =>
            void navigate({ to: '/documents/$documentId', params: { documentId: id } })
          }
        >
          <Eye aria-hidden />
        </Button>
      </TooltipTrigger>
      <TooltipContent>{t('View')}</TooltipContent>
    </Tooltip>
  )
}
