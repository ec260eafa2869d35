import { Link } from '@tanstack/react-router'
import { AuthActions } from '#web/parts/session/auth-actions.tsx'
import { BrandMark } from '#web/ui/brand-mark.tsx'

/** Only on wide screens; small ones have the shell's top bar. */
export function AskHeader() {
  return (
    <header className="hidden min-h-16 items-center justify-between gap-4 px-6 md:flex">
      <Link
        to="/"
        className="inline-flex min-h-10 items-center gap-2 rounded-md font-display text-xl tracking-tight"
      >
        <BrandMark className="size-6 text-primary" />
        Trove
      </Link>
      <AuthActions />
    </header>
  )
}
