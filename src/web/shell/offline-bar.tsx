import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/** Says that there is no network, for as long as there is none. What waits for it goes on by itself. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(onChange, () => navigator.onLine)
  return (
    <output className="empty:hidden">
      {!isOnline && (
        <span className="flex items-center justify-center gap-2 border-b bg-warning/10 px-4 py-2 text-center text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0 text-warning" />
          You are offline. What you typed is kept, and what you do now goes on with the connection.
        </span>
      )}
    </output>
  )
}

function onChange(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
