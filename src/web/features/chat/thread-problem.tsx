import { MessageSquareOff } from 'lucide-react'
import { ApiError } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/words/translate.ts'

type ThreadProblemProps = { error: Error; onRetry: () => void; onNew: () => void }

/** A conversation that cannot be shown. */
export function ThreadProblem({ error, onRetry, onNew }: ThreadProblemProps) {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <EmptyState
      icon={MessageSquareOff}
      title={isGone ? t('Conversation not found') : t('The conversation could not be loaded')}
      description={
        isGone
          ? t('It may have been deleted, or the link is not complete.')
          : t('Nothing is lost. Please try again.')
      }
    >
      {!isGone && <Button onClick={onRetry}>{t('Try again')}</Button>}
      <Button variant="outline" onClick={onNew}>
        {t('New conversation')}
      </Button>
    </EmptyState>
  )
}
