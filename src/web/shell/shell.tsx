import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { takeOnboardingOffer } from '#web/parts/session/onboarding-offer.ts'
import { meQuery } from '#web/parts/session/queries.ts'
import { SampleBar } from '#web/parts/demo/sample-bar.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { PaletteProvider } from './palette/palette-provider.tsx'
import { ImportEnds } from './imports.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame around every screen. */
export function Shell() {
  useOnboardingOffer()
  const content = useFocusOnNavigation()
  return (
    <PaletteProvider>
      <div className="flex min-h-dvh flex-col md:flex-row">
        <PageTitle />
        <a
          href="#content"
          className="sr-only z-50 rounded-md bg-primary px-4 py-2 text-sm font-medium text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {t('Skip to content')}
        </a>
        <SideNavigation />
        <TopBar />
        <ImportEnds />
        <main
          ref={content}
          id="content"
          tabIndex={-1}
          className="min-w-0 flex-1 outline-none has-[>[data-sample-bar]]:[--sample-bar:2.8125rem]"
        >
          <SampleBar />
          <OfflineBar />
          <Outlet />
        </main>
      </div>
    </PaletteProvider>
  )
}

/** The title of the deepest route that has one; a page that is not found sets its own. */
function PageTitle() {
  const title = useMatches({ select: (matches) => matches.findLast((m) => m.staticData.title) })
    ?.staticData.title
  return title === undefined ? null : (
    <title>{t('{title} · Trove', { title: tServer(title) })}</title>
  )
}

/** Moves the focus into the new page after a navigation, for people who do not see it change. */
function useFocusOnNavigation() {
  // The rendered page, not the one being loaded: the focus may still be in the old page then.
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    const before = shown.current
    shown.current = pathname
    if (before === undefined || before === pathname) return
    // A dialog opened meanwhile keeps the focus.
    if (document.activeElement?.closest('[role$=dialog][data-state=open]')) return
    if (!content.current?.contains(document.activeElement)) {
      content.current?.focus({ preventScroll: true })
    }
  }, [pathname])
  return content
}

function useOnboardingOffer() {
  const router = useRouter()
  const { data: me } = useQuery(meQuery)
  useEffect(() => {
    // People who grant an assistant access came for that alone.
    if (router.state.location.pathname === '/authorize') return
    if (!me || !takeOnboardingOffer(me, window.sessionStorage)) return
    // The page to return to, for those who skip the wizard.
    const { pathname } = router.state.location
    const search = pathname === '/' ? {} : { from: pathname }
    void router.navigate({ to: '/onboarding', search })
  }, [router, me])
}
