import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { AccountMenu } from './account-menu.tsx'
import { useAuthDialog } from './auth-dialog-context.ts'
import { isSignedIn, meQuery } from './queries.ts'

/** For a page's header: Log in and Sign up, or the signed-in person's account. */
export function AuthActions() {
  const { data: me } = useQuery(meQuery)
  const { openAuth } = useAuthDialog()
  if (me === undefined) return null
  if (isSignedIn(me)) return <AccountMenu me={me} look="name" />
  return (
    <div className="flex items-center gap-2">
      <Button variant="ghost" onClick={() => openAuth('log-in')}>
        {t('Log in')}
      </Button>
      <Button onClick={() => openAuth('sign-up')}>{t('Sign up')}</Button>
    </div>
  )
}
