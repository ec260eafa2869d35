import { FileX2 } from 'lucide-react'
import { ApiError } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/words/translate.ts'

type ViewerFailureProps = { error: Error; onRetry?: () => void }

export function ViewerFailure({ error, onRetry }: ViewerFailureProps) {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <EmptyState
      icon={FileX2}
      title={isGone ? t('Document not found') : t('The document could not be shown')}
      description={
        isGone
          ? t('It may have been deleted, or the link is not complete.')
          : error instanceof ApiError
            ? error.message
            : t('Please try again. You can still download the original.')
      }
    >
      {!isGone && onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </EmptyState>
  )
}
