import { FileX2 } from 'lucide-react'
import { ApiError } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type ViewerFailureProps = { error: Error; onRetry?: () => void }

export function ViewerFailure({ error, onRetry }: ViewerFailureProps) {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <EmptyState
      icon={FileX2}
      title={isGone ? 'This document is not here' : 'The document could not be shown'}
      description={
        isGone
          ? 'It may have been deleted, or the link is not complete.'
          : error instanceof ApiError
            ? error.message
            : 'Please try again. You can still download the original.'
      }
    >
      {!isGone && onRetry && (
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </EmptyState>
  )
}
