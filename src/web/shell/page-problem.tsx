import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { ApiError } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/words/translate.ts'

/** Replaces a page that could not be loaded or rendered. */
export function PageProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  const tryAgain = () => {
    resetQueries()
    reset()
    void router.invalidate()
  }
  return (
    <EmptyState
      icon={CloudOff}
      title={t('This page could not be loaded')}
      description={
        error instanceof ApiError
          ? error.message
          : t('Perhaps the server cannot be reached. Nothing of yours is lost.')
      }
      heading="h1"
      className="min-h-[60dvh] justify-center"
    >
      <Button onClick={tryAgain}>{t('Try again')}</Button>
    </EmptyState>
  )
}
