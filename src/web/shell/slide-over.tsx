import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Mail, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { meQuery, siteQuery } from '#web/parts/session/queries.ts'
import { BrandMark } from '#web/ui/brand-mark.tsx'
import { backdropClass } from '#web/ui/overlay.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { t } from '#web/words/translate.ts'
import { HomeLink } from './home-link.tsx'
import { isCurrent, navigationFor } from './navigation.ts'

type SlideOverProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The side navigation on small screens; selecting an entry closes it. */
export function SlideOver({ open, onOpenChange }: SlideOverProps) {
  const { handlers } = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={backdropClass} />
        <Dialog.Content
          {...handlers}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[calc(100%-3.5rem)] flex-col overflow-y-auto border-r bg-rail shadow-lg duration-200 data-[state=closed]:animate-out data-[state=closed]:slide-out-to-left data-[state=open]:animate-in data-[state=open]:slide-in-from-left"
        >
          <Dialog.Title className="sr-only">{t('Navigation')}</Dialog.Title>
          <Dialog.Close
            aria-label={t('Close')}
            className="absolute top-2 right-2 inline-flex size-11 items-center justify-center rounded-md text-muted-foreground hover:bg-secondary hover:text-foreground"
          >
            <X aria-hidden className="size-5" />
          </Dialog.Close>
          <Entries onChoose={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Entries({ onChoose }: { onChoose: () => void }) {
  const { data: me } = useQuery(meQuery)
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('Main')} className="flex flex-1 flex-col gap-4 p-2">
      <HomeLink
        onClick={onChoose}
        className="inline-flex min-h-11 items-center gap-2 self-start rounded-md px-3 font-display text-xl tracking-tight"
      >
        <BrandMark className="size-6 text-primary" />
        Trove
        <span className="sr-only">{t('Home')}</span>
      </HomeLink>
      <ul className="flex flex-1 flex-col gap-1">
        {navigationFor(me).map((entry) => (
          <li key={entry.path} className={entry.apart ? 'mt-2 border-t pt-3' : undefined}>
            <Link
              to={entry.path}
              onClick={onChoose}
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-md px-3 text-muted-foreground hover:bg-secondary hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-accent-foreground"
            >
              <entry.icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
      <ContactLine />
    </nav>
  )
}

/** There is no hover on a touch screen, so the address is always visible. */
function ContactLine() {
  const { data: site } = useQuery(siteQuery)
  if (!site?.contactEmail) return null
  return (
    <a
      href={`mailto:${site.contactEmail}`}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm text-muted-foreground hover:bg-secondary hover:text-foreground"
    >
      <Mail aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 break-all">{site.contactEmail}</span>
    </a>
  )
}
