import { UserRound } from 'lucide-react'
import type { Person } from '#shared/accounts.ts'
import { cn } from '#web/ui/cn.ts'
import { initials } from './initials.ts'
import { isSignedIn } from './queries.ts'

/** A signed-in person's initials, otherwise a generic icon. */
export function Avatar({ me, className }: { me: Person | null; className?: string }) {
  const letters = isSignedIn(me) ? initials(me.name || (me.email ?? '')) : ''
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-accent font-medium text-accent-foreground',
        className,
      )}
    >
      {letters === '' ? <UserRound aria-hidden className="size-4" /> : letters}
    </span>
  )
}
