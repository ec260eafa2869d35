import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { markSignIn } from '#web/parts/session/onboarding-offer.ts'
import { t } from '#web/words/translate.ts'
import { socialPath } from './social-path.ts'

/**
 * Full navigations: the provider's page replaces ours and redirects back. Other ways to sign in go
 * below.
 */
export function SocialButtons({ children }: { children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Button variant="outline" onClick={() => signInAt('google')}>
          <GoogleMark />
          {t('Continue with Google')}
        </Button>
        <Button variant="outline" onClick={() => signInAt('apple')}>
          <AppleMark />
          {t('Continue with Apple')}
        </Button>
        {children}
      </div>
      <div className="flex items-center gap-3 text-xs text-muted-foreground">
        <span className="h-px flex-1 bg-border" />
        {t('or with your email')}
        <span className="h-px flex-1 bg-border" />
      </div>
    </div>
  )
}

function signInAt(provider: 'google' | 'apple') {
  markSignIn(window.sessionStorage)
  window.location.assign(socialPath(provider, window.location))
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M18.5 6.5A8.5 8.5 0 1 0 20.5 12H12.5" strokeLinecap="square" />
    </svg>
  )
}

function AppleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M12 7.2c1.2-1 2.7-1.5 4.2-1.2 1.3.2 2.4.9 3.1 1.9-2.7 1.9-2.5 5.7.4 7.2-.7 2.4-2.4 5.4-4.4 5.4-1.2 0-1.9-.7-3.3-.7s-2.1.7-3.3.7C6.2 20.5 4 16.3 4 12.6 4 8.7 6.6 6 9.3 6c1.1 0 2 .5 2.7 1.2z" />
      <path d="M12.2 5.6c-.1-2.2 1.6-3.9 3.5-4.1.2 2.1-1.5 4-3.5 4.1z" />
    </svg>
  )
}
