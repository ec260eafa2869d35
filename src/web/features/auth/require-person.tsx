import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useDeferredValue, useEffect, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TrySample } from '#web/parts/demo/try-sample.tsx'
import { initialAuthView } from '#web/parts/session/remembered-login.ts'
import { useAuthDialog } from '#web/parts/session/auth-dialog-context.ts'
import { isSignedIn, meQuery } from '#web/parts/session/queries.ts'
import { t } from '#web/words/translate.ts'

type RequirePersonProps = {
  /** Guests may see the page, too. */
  guests?: boolean
  children: ReactNode
}

/** Shows a signed-in person the page, and a visitor the auth dialog over an empty page. */
export function RequirePerson({ guests = false, children }: RequirePersonProps) {
  const { data, error } = useQuery(meQuery)
  // Rendered in slices, like a navigation: a whole page at once would block the browser.
  const me = useDeferredValue(data)
  if (error && data === undefined) throw error
  if (me === undefined) return null
  if (isSignedIn(me) || (guests && me !== null)) return children
  return <SignInFirst />
}

function SignInFirst() {
  const { openAuth, closeAuth } = useAuthDialog()
  useEffect(() => {
    openAuth(initialAuthView())
    return closeAuth
  }, [openAuth, closeAuth])

  return (
    <EmptyState
      icon={LockKeyhole}
      title={t('This page is yours alone')}
      description={t(
        'Sign up with an email and a password, log in, or look around with the sample data first.',
      )}
      heading="h1"
      className="min-h-[60dvh] justify-center"
    >
      <Button onClick={() => openAuth('sign-up')}>{t('Sign up')}</Button>
      <Button variant="outline" onClick={() => openAuth('log-in')}>
        {t('Log in')}
      </Button>
      <TrySample />
    </EmptyState>
  )
}
