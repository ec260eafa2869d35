import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { checkServer, isServerAway, watchServer } from '#web/server-reach.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'

/** Says that there is no network or no server, while that is the case. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const isAway = useSyncExternalStore(watchServer, isServerAway)
  const client = useQueryClient()
  useEffect(
    () =>
      watchServer(() => {
        if (isServerAway()) return
        // Fetches what failed while the server was unavailable.
        void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
      }),
    [client],
  )

  const text = isOnline
    ? isAway &&
      t(
        'Trove cannot be reached. What you typed is kept, and this page continues when the server responds.',
      )
    : t(
        'You are offline. What you typed is kept, and what you do now continues once you are connected.',
      )
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b bg-warning/10 px-4 py-2 text-center text-sm not-has-[svg]:hidden">
      <output className="empty:hidden">
        {text && (
          <span className="flex items-center justify-center gap-2">
            <WifiOff aria-hidden className="size-4 shrink-0 text-warning" />
            {text}
          </span>
        )}
      </output>
      {text && isOnline && <RetryButton />}
    </div>
  )
}

function RetryButton() {
  const [isPending, setPending] = useState(false)
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={isPending}
      onClick={() => {
        setPending(true)
        void checkServer().finally(() => setPending(false))
      }}
    >
      {t('Retry')}
    </Button>
  )
}

function watchNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
