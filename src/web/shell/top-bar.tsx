import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { useState, type ComponentProps, type ComponentType } from 'react'
import { AccountMenu } from '#web/parts/session/account-menu.tsx'
import { meQuery } from '#web/parts/session/queries.ts'
import { BrandMark } from '#web/ui/brand-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { loadView } from '#web/ui/load-view.ts'
import { t } from '#web/words/translate.ts'
import { ImportIndicator } from './imports.tsx'
import type { SlideOver } from './slide-over.tsx'

/** Replaces the side navigation on small screens. */
export function TopBar() {
  const { data: me } = useQuery(meQuery)
  const [open, setOpen] = useState(false)
  const [Menu, setMenu] = useState<ComponentType<ComponentProps<typeof SlideOver>>>()
  const openMenu = async () => {
    const view = Menu ?? (await loadView(() => import('./slide-over.tsx')))?.SlideOver
    if (!view) return
    setMenu(() => view)
    setOpen(true)
  }
  return (
    <header className="sticky top-0 z-40 flex min-h-14 items-center justify-between gap-[4px] border-b bg-rail px-[8px] md:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('Menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void openMenu()}
      >
        <MenuIcon aria-hidden className="size-5" />
      </Button>
      <Link
        to="/"
        className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-md px-1 font-display text-xl tracking-tight"
      >
        <BrandMark className="size-6 shrink-0 text-primary" />
        <span className="min-w-0 truncate">Trove</span>
      </Link>
      <div className="flex min-h-11 min-w-11 shrink-0">
        <ImportIndicator look="bar" />
        {me !== undefined && <AccountMenu me={me} look="icon" submenu={false} />}
      </div>
      {Menu && <Menu open={open} onOpenChange={setOpen} />}
    </header>
  )
}
