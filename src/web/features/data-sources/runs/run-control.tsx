import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Play, Square } from 'lucide-react'
import type { SourceProgress } from '#shared/sources.ts'
import { failed } from '#web/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { continueRun, refreshSources, stopRun } from '#web/parts/sources/queries.ts'
import { t } from '#web/words/translate.ts'

type RunControlProps = { id: string; name: string; progress: SourceProgress }

/** Stops a run, and resumes a stopped one. */
export function RunControl({ id, name, progress: { kind, state } }: RunControlProps) {
  const queryClient = useQueryClient()
  const onSuccess = () => refreshSources(queryClient)
  const stop = useMutation({
    mutationFn: () => stopRun(id),
    onSuccess,
    onError: failed(
      kind === 'sync' ? t('Failed to stop the sync') : t('Failed to stop the import'),
    ),
  })
  const proceed = useMutation({
    mutationFn: () => continueRun(id),
    onSuccess,
    onError: failed(
      kind === 'sync' ? t('Failed to continue the sync') : t('Failed to continue the import'),
    ),
  })
  const stopped = state === 'stopped'
  const action = stopped ? proceed : stop
  const busy = action.isPending || state === 'stopping'
  const Icon = stopped ? Play : Square
  const text = stopped ? t('Continue') : t('Stop')
  return (
    <Button
      variant="outline"
      size="sm"
      // Not `disabled`, so that it keeps the focus.
      aria-disabled={busy}
      aria-label={labelOf(kind, stopped, name)}
      onClick={() => !busy && action.mutate()}
    >
      {busy ? <Spinner /> : <Icon aria-hidden />}
      {state === 'stopping' ? t('Stopping…') : text}
    </Button>
  )
}

function labelOf(kind: SourceProgress['kind'], stopped: boolean, name: string): string {
  if (kind === 'sync')
    return stopped
      ? t('Continue the sync of {name}', { name })
      : t('Stop the sync of {name}', { name })
  return stopped
    ? t('Continue the import of {name}', { name })
    : t('Stop the import of {name}', { name })
}
