import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { AccountMenu } from '#web/parts/session/account-menu.tsx'
import { meQuery } from '#web/parts/session/queries.ts'
import { BrandMark } from '#web/ui/brand-mark.tsx'
import { cn } from '#web/ui/cn.ts'
import { Tooltip, TooltipContent, TooltipTrigger } from '#web/ui/tooltip.tsx'
import { t } from '#web/words/translate.ts'
import { ContactControl } from './contact-control.tsx'
import { ImportIndicator } from './imports.tsx'
import { HomeLink } from './home-link.tsx'
import { isCurrent, navigationFor, type NavigationEntry } from './navigation.ts'

/** The rail of icons on the left of wide screens. */
export function SideNavigation() {
  const { data: me } = useQuery(meQuery)
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={t('Main')}
      className="sticky top-0 hidden h-dvh w-16 shrink-0 flex-col items-center gap-4 overflow-x-hidden overflow-y-auto border-r bg-rail py-4 md:flex xl:w-[min(14rem,18vw)] xl:items-stretch xl:px-3"
    >
      <Tooltip>
        <TooltipTrigger>
          <HomeLink className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-primary xl:w-auto xl:justify-start xl:gap-3 xl:self-start xl:px-2">
            <BrandMark className="size-7 shrink-0" />
            <span className="hidden font-display text-xl tracking-tight xl:inline">Trove</span>
            <span className="sr-only">{t('Home')}</span>
          </HomeLink>
        </TooltipTrigger>
        <TooltipContent side="right">{t('Home')}</TooltipContent>
      </Tooltip>
      <ul className="flex flex-1 flex-col gap-1">
        {navigationFor(me).map((entry) => (
          <li key={entry.path} className={entry.apart ? 'mt-2 border-t pt-3' : undefined}>
            <RailEntry entry={entry} current={isCurrent(entry, pathname)} />
          </li>
        ))}
      </ul>
      <ImportIndicator look="rail" />
      <div className="flex flex-col items-center gap-2 xl:flex-row xl:justify-between">
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
            'relative flex size-11 items-center justify-center rounded-md transition-colors xl:h-10 xl:w-full xl:justify-start xl:gap-3 xl:px-3 xl:text-sm',
            current
              ? 'bg-accent text-accent-foreground before:absolute before:inset-y-2 before:-left-3 before:w-1 before:rounded-r-full before:bg-primary xl:font-medium'
              : 'text-muted-foreground hover:bg-secondary hover:text-foreground',
          )}
        >
          <Icon aria-hidden className="size-5 shrink-0" strokeWidth={current ? 2.25 : 1.75} />
          <span aria-hidden className="hidden truncate xl:inline">
            {entry.label}
          </span>
        </Link>
      </TooltipTrigger>
      <TooltipContent side="right">{entry.label}</TooltipContent>
    </Tooltip>
  )
}
