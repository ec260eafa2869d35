import { Link } from '@tanstack/react-router'
import { SearchX, UsersRound } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

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
