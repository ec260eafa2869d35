import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LogIn, LogOut, UserPlus, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Person } from '#shared/accounts.ts'
import { PaletteItem } from '#web/parts/palette/palette-item.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { t } from '#web/words/translate.ts'
import { useAuthDialog } from './auth-dialog-context.ts'
import { isSignedIn } from './queries.ts'
import { signOut } from './sign-out.ts'
import { ThemeItems } from './theme-items.tsx'

type AccountMenuContentProps = {
  me: Person | null
  side: 'bottom' | 'right'
  /** Whether there is space next to the menu. */
  submenu: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens it. */
  children: ReactNode
}

/** The account menu's entries, with its button. */
export function AccountMenuContent({ children, ...props }: AccountMenuContentProps) {
  const { me, side, submenu, open, onOpenChange } = props
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent side={side} align="end" className="w-60">
        {isSignedIn(me) ? (
          <PersonItems me={me} submenu={submenu} />
        ) : (
          <VisitorItems me={me} submenu={submenu} />
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function PersonItems({ me, submenu }: { me: Person; submenu: boolean }) {
  const queryClient = useQueryClient()
  return (
    <>
      <div className="flex flex-col px-2 py-1.5">
        <OneLine text={me.name || me.email || ''} className="text-sm font-medium" />
        {me.email !== undefined && me.name !== '' && (
          <OneLine text={me.email} className="text-xs text-muted-foreground" />
        )}
      </div>
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        <Link to="/account">
          <UserRound aria-hidden />
          {t('Account')}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <PaletteItem />
      <ThemeItems submenu={submenu} />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => void signOut(queryClient)}>
        <LogOut aria-hidden />
        {t('Sign out')}
      </DropdownMenuItem>
    </>
  )
}

function VisitorItems({ me, submenu }: { me: Person | null; submenu: boolean }) {
  const { openAuth } = useAuthDialog()
  return (
    <>
      {me && <DropdownMenuLabel>{t('You are here as a guest')}</DropdownMenuLabel>}
      <DropdownMenuItem onSelect={() => openAuth('log-in')}>
        <LogIn aria-hidden />
        {t('Log in')}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => openAuth('sign-up')}>
        <UserPlus aria-hidden />
        {t('Sign up')}
      </DropdownMenuItem>
      {me && (
        <DropdownMenuItem asChild>
          <Link to="/account">
            <UserRound aria-hidden />
            {t('Guest account')}
          </Link>
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      <PaletteItem />
      <ThemeItems submenu={submenu} />
    </>
  )
}
