import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, LogIn, LogOut, UserPlus, UserRound } from 'lucide-react'
import type { Person } from '#shared/accounts.ts'
import { PaletteItem } from '#web/features/palette/palette-item.tsx'
import { Button } from '#web/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import { useAuthDialog } from './auth-dialog-context.ts'
import { Avatar } from './avatar.tsx'
import { isSignedIn } from './queries.ts'
import { signOut } from './sign-out.ts'
import { ThemeItems } from './theme-items.tsx'

type AccountMenuProps = {
  me: Person | null
  /** An icon for the side navigation, the name for a header. */
  look: 'icon' | 'name'
  side?: 'bottom' | 'right'
  /** Whether there is room beside the menu. */
  submenu?: boolean
}

export function AccountMenu({ me, look, side = 'bottom', submenu = true }: AccountMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        {look === 'name' ? <NameTrigger me={me} /> : <IconTrigger me={me} />}
      </DropdownMenuTrigger>
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

function NameTrigger({ me, ...props }: { me: Person | null }) {
  return (
    <Button variant="ghost" className="max-w-60 pr-2 pl-2" {...props}>
      <Avatar me={me} className="size-6 text-xs" />
      <span className="truncate">{me?.name || me?.email}</span>
      <ChevronDown aria-hidden className="text-muted-foreground" />
      <span className="sr-only">Account</span>
    </Button>
  )
}

function IconTrigger({ me, ...props }: { me: Person | null }) {
  return (
    <Button variant="ghost" size="icon" className="rounded-full" {...props}>
      <Avatar me={me} className="size-8 text-sm" />
      <span className="sr-only">Account</span>
    </Button>
  )
}

function PersonItems({ me, submenu }: { me: Person; submenu: boolean }) {
  const queryClient = useQueryClient()
  return (
    <>
      <div className="flex flex-col px-2 py-1.5">
        <span className="truncate text-sm font-medium">{me.name || me.email}</span>
        {me.email !== undefined && me.name !== '' && (
          <span className="truncate text-xs text-muted-foreground">{me.email}</span>
        )}
      </div>
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        <Link to="/account">
          <UserRound aria-hidden />
          Account
        </Link>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <PaletteItem />
      <ThemeItems submenu={submenu} />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => void signOut(queryClient)}>
        <LogOut aria-hidden />
        Sign out
      </DropdownMenuItem>
    </>
  )
}

function VisitorItems({ me, submenu }: { me: Person | null; submenu: boolean }) {
  const { openAuth } = useAuthDialog()
  return (
    <>
      {me && <DropdownMenuLabel>You are here as a guest</DropdownMenuLabel>}
      <DropdownMenuItem onSelect={() => openAuth('log-in')}>
        <LogIn aria-hidden />
        Log in
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => openAuth('sign-up')}>
        <UserPlus aria-hidden />
        Sign up
      </DropdownMenuItem>
      {me && (
        <DropdownMenuItem asChild>
          <Link to="/account">
            <UserRound aria-hidden />
            Guest account
          </Link>
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      <PaletteItem />
      <ThemeItems submenu={submenu} />
    </>
  )
}
