import { Link } from '@tanstack/react-router'
import { CloudOff, SearchX, UsersRound } from 'lucide-react'
import { reasonOf } from '#web/features/dashboard/panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function NobodyYet() {
  return (
    <Card>
      <EmptyState
        icon={UsersRound}
        title="Nobody yet"
        description="Connect a mailbox, or import chats or contacts. Then this page shows whom you are in touch with."
      >
        <Button asChild>
          <Link to="/data-sources">Go to Data Sources</Link>
        </Button>
      </EmptyState>
    </Card>
  )
}

export function NobodyFits({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState icon={SearchX} title="Nobody fits">
        <Button variant="outline" onClick={onClear}>
          Show everyone
        </Button>
      </EmptyState>
    </Card>
  )
}

export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={CloudOff}
        title="Your people could not be loaded"
        description={reasonOf(error)}
      >
        <Button onClick={onRetry}>Try again</Button>
      </EmptyState>
    </Card>
  )
}

export function Loading() {
  return (
    <Card aria-busy>
      <output className="sr-only">Loading your people…</output>
      <ul className="divide-y">
        {['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5', 'w-1/3'].map((width) => (
          <li key={width} className="flex min-h-18 items-center gap-4 px-4 sm:px-5">
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-32" />
            </div>
            <Skeleton className="h-4 w-16" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
