import { useNavigate } from '@tanstack/react-router'
import { CircleAlert, Eye } from 'lucide-react'
import type { DocumentView } from '#shared/documents.ts'
import { formatFileSize } from '#web/format/file-size.ts'
import { formatPercent } from '#web/format/percent.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from '#web/ui/tooltip.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { DeleteDocument } from './delete-document.tsx'
import { DocumentIcon } from '#web/parts/documents/document-icon.tsx'
import { UploadedAt } from '#web/parts/documents/uploaded-at.tsx'

export function DocumentRow({ document }: { document: DocumentView }) {
  const { originalName, mimeType, fileSize, uploadedAt, status, error, notice } = document
  return (
    <div className="flex min-h-18 items-center gap-3 px-4 py-3 sm:gap-4 sm:px-5">
      <DocumentIcon mimeType={mimeType} className="size-6 text-muted-foreground" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <OneLine text={originalName} className="text-sm font-medium" />
        <span className="text-xs text-muted-foreground">
          {formatFileSize(fileSize)} · <UploadedAt iso={uploadedAt} />
          {status === 'processed' && <span className="whitespace-nowrap"> · Processed</span>}
          {document.sample === true && <span className="whitespace-nowrap"> · Sample</span>}
        </span>
        {status === 'processing' && <Processing document={document} />}
        {notice !== undefined && <span className="text-xs text-muted-foreground">{notice}</span>}
        {status === 'error' && (
          <span className="flex items-start gap-1.5 text-xs text-destructive">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            {error ?? 'This file could not be read.'}
          </span>
        )}
      </div>
      <div className="flex shrink-0 items-center">
        {status === 'processed' && <ViewButton document={document} />}
        <DeleteDocument id={document.id} name={originalName} />
      </div>
    </div>
  )
}

function Processing({ document: { originalName, progress } }: { document: DocumentView }) {
  return (
    <span className="flex items-center gap-2 text-xs text-muted-foreground">
      <Spinner className="size-3.5 text-primary" />
      Processing{progress !== undefined && progress > 0 && ` ${formatPercent(progress)}`}
      <Progress
        value={progress === undefined ? null : progress * 100}
        aria-label={`Processing ${originalName}`}
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
          aria-label={`View ${originalName}`}
          onClick={() =>
            void navigate({ to: '/documents/$documentId', params: { documentId: id } })
          }
        >
          <Eye aria-hidden />
        </Button>
      </TooltipTrigger>
      <TooltipContent>View</TooltipContent>
    </Tooltip>
  )
}
