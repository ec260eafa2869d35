import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { AccountMenu } from '#web/parts/session/account-menu.tsx'
import { meQuery } from '#web/parts/session/queries.ts'
import { BrandMark } from '#web/ui/brand-mark.tsx'
import { cn } from '#web/ui/cn.ts'
import { Tooltip, TooltipContent, TooltipTrigger } from '#web/ui/tooltip.tsx'
import { ContactControl } from './contact-control.tsx'
import { HomeLink } from './home-link.tsx'
import { isCurrent, navigationFor, type NavigationEntry } from './navigation.ts'

/** The rail of icons on the left of wide screens. */
export function SideNavigation() {
  const { data: me } = useQuery(meQuery)
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="Main"
      className="sticky top-0 hidden h-dvh w-16 shrink-0 flex-col items-center gap-6 overflow-x-hidden overflow-y-auto border-r bg-rail py-4 md:flex"
    >
      <Tooltip>
        <TooltipTrigger>
          <HomeLink
            aria-label="Home"
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-primary"
          >
            <BrandMark className="size-7" />
          </HomeLink>
        </TooltipTrigger>
        <TooltipContent side="right">Home</TooltipContent>
      </Tooltip>
      <ul className="flex flex-1 flex-col gap-1">
        {navigationFor(me).map((entry) => (
          <li key={entry.path}>
            <RailEntry entry={entry} current={isCurrent(entry, pathname)} />
          </li>
        ))}
      </ul>
      <div className="flex flex-col items-center gap-2">
        {me !== undefined && <AccountMenu me={me} look="icon" side="right" />}
        <ContactControl />
      </div>
    </nav>
  )
}

function RailEntry({ entry, current }: { entry: NavigationEntry; current: boolean }) {
  const Icon = entry.icon
  return (
    <Tooltip>
      <TooltipTrigger>
        <Link
          to={entry.path}
          aria-label={entry.label}
          aria-current={current ? 'page' : undefined}
          className={cn(
            'relative inline-flex size-11 items-center justify-center rounded-md transition-colors',
            current
              ? 'bg-accent text-accent-foreground before:absolute before:inset-y-2 before:-left-3 before:w-1 before:rounded-r-full before:bg-primary'
              : 'text-muted-foreground hover:bg-secondary hover:text-foreground',
          )}
        >
          <Icon aria-hidden className="size-5" strokeWidth={current ? 2.25 : 1.75} />
        </Link>
      </TooltipTrigger>
      <TooltipContent side="right">{entry.label}</TooltipContent>
    </Tooltip>
  )
}
